import { Migration } from '@mikro-orm/migrations';

/**
 * Restores the tag `null`, which was stored as SQL null when it was added to an existing lead. Organisations are
 * updated one at a time, because forced row-level security shows even the owner of the tables only the rows of the
 * current organisation.
 */
export class NullTags extends Migration {
  override up(): void {
    this.addSql(`
      do $$
      declare org text;
      begin
        for org in select org_id from directory.org loop
          perform tenancy.enter(org);
          update lead set tags = array_replace(tags, null, 'null')
          where org_id = org and array_position(tags, null) is not null;
        end loop;
      end $$`);
  }
}
