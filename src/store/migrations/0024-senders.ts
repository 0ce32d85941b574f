import { Migration } from '@mikro-orm/migrations';

/**
 * A message keeps the address that it came from, so that a wish for silence found in it later holds for that address
 * too. Of messages that are there already the events that told of them say it, as far as those are kept.
 */
export class Senders extends Migration {
  override up(): void {
    this.addSql('alter table message add column sender text collate "C"');
    this.addSql(`
      do $$
      declare org text;
      begin
        for org in select org_id from directory.org loop
          perform tenancy.enter(org);
          update message m set sender = e.data->>'from' from event e
          where m.org_id = org and m.direction = 'inbound' and e.org_id = org and e.type = 'reply.received'
            and e.data->>'inboundMessageId' = m.id and e.data->>'from' like '%@%';
        end loop;
      end $$`);
  }
}
