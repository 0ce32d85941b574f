import { Migration } from '@mikro-orm/migrations';

/**
 * Stores when a person decided whether a message or event is an opt-out. Before, only the timeline had it, in
 * sentences that end with the id of the message or event. Organisations are updated one at a time, because forced
 * row-level security shows even the owner of the tables only the rows of the current organisation.
 */
export class SuspicionDecisions extends Migration {
  override up(): void {
    for (const table of ['message', 'inbound_event']) {
      this.addSql(`alter table ${table} add column suspicion_decided_at timestamptz`);
      this.addSql(`
        do $$
        declare org text;
        begin
          for org in select org_id from directory.org loop
            perform tenancy.enter(org);
            update ${table} arrived set suspicion_decided_at = decided.at
            from (
              select substring(summary from '\\((\\w+)\\)$') collate "C" as id, max(at) as at from timeline_entry
              where org_id = org and kind in ('suspicion_cleared', 'suspicion_confirmed') group by 1
            ) as decided
            where arrived.org_id = org and arrived.id = decided.id;
          end loop;
        end $$`);
    }
  }
}
