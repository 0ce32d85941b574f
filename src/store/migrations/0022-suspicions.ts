import { Migration } from '@mikro-orm/migrations';

/**
 * A message or event that may be an opt-out is marked in its row until a person decides. Meanwhile nothing is drafted
 * for its writer. Organisations are updated one at a time, because forced row-level security shows even the owner of
 * the tables only the rows of the current organisation.
 */
export class Suspicions extends Migration {
  override up(): void {
    for (const table of ['message', 'inbound_event']) {
      this.addSql(`alter table ${table} add column suspicion text check (suspicion in ('open', 'cleared'))`);
      this.addSql(
        `create index ${table}_suspected_index on ${table} (org_id, lead_id) where suspicion = 'open'`,
      );
    }
    this.addSql(`
      do $$
      declare org text;
      begin
        for org in select org_id from directory.org loop
          perform tenancy.enter(org);
          update message set suspicion = 'open'
          where org_id = org and direction = 'inbound' and coalesce(classification, 'unsure') = 'unsure'
            and warnings @> '["The writer may ask not to be written to any more. Nothing is drafted for it unasked; read it before you answer."]';
        end loop;
      end $$`);
  }
}
