import { Migration } from '@mikro-orm/migrations';

/** Makes the lookup of a company a unit of work that belongs to no run and no lead. */
export class People extends Migration {
  override up(): void {
    this.addSql(`alter table job
      drop constraint job_kind_check,
      add constraint job_kind_check
        check (kind in ('discover', 'read', 'research', 'contacts', 'draft', 'enrich', 'lookup'))`);
  }
}
