import { Migration } from '@mikro-orm/migrations';

/**
 * What may ask for silence is known by its row until a person has decided, so that nothing is drafted meanwhile for
 * whoever wrote it. Rows are changed one organisation at a time, because forced policies show even the tables' owner
 * nothing else.
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
