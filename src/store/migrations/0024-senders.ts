import { Migration } from '@mikro-orm/migrations';

/**
 * A message stores the address of its sender, so that an opt-out found in it later also suppresses that address.
 * Existing messages get the address from their events, as far as these still exist.
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
