import { Migration } from '@mikro-orm/migrations';

/**
 * A delivery that is sent immediately gets its row when its attempt is over and not before. Until then a batch names
 * the events that a process has taken for an endpoint, and when its time has run out what has no row is made due. Most
 * rows of `delivery` so never change, and need less room on their pages; and of an endpoint its last attempt is kept,
 * which was looked for among all its deliveries.
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
