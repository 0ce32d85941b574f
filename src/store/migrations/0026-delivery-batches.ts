import { Migration } from '@mikro-orm/migrations';

/**
 * The row of a new delivery is inserted when its first attempt is over. Until then a batch names the events that a
 * process sends to an endpoint. When the batch expires, deliveries without a row become due. So most rows of
 * `delivery` never change and need less free space on their pages. The last attempt of an endpoint is stored
 * in its row, instead of being searched for among all its deliveries.
 */
export class DeliveryBatches extends Migration {
  override up(): void {
    this.addSql(deliveryBatch);
    this.addSql('alter table delivery set (fillfactor = 80)');
    this.addSql('alter table webhook add column last_attempt jsonb');
    this.addSql(`
      do $$
      declare org text;
      begin
        for org in select org_id from directory.org loop
          perform tenancy.enter(org);
          update webhook w set last_attempt = (
            select attempt from (
              select attempts -> -1 as attempt from delivery d where d.org_id = org and d.webhook_id = w.id
              order by event_id desc limit 100) lately
            where attempt is not null order by (attempt ->> 'at')::float8 desc limit 1)
          where w.org_id = org;
        end loop;
      end $$`);
  }
}

const deliveryBatch = `
create table directory.delivery_batch (
  id text collate "C" primary key,
  org_id text collate "C" not null,
  webhook_id text collate "C" not null,
  event_ids text[] not null,
  created_at timestamptz not null,
  due_at timestamptz not null
)`;
