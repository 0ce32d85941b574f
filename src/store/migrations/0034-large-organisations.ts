import { Migration } from '@mikro-orm/migrations';

/**
 * Lets PostgreSQL plan for the largest organisation. A prepared statement soon gets one plan for all organisations. By
 * default that plan is made for the average one, for which reading all rows of an organisation looks as cheap as looking
 * one up. The setting has an effect once the table is analysed.
 */
export class LargeOrganisations extends Migration {
  override up(): void {
    this.addSql(`
      do $$
      declare found record;
      begin
        for found in
          select attrelid::regclass as name from pg_attribute join pg_class on pg_class.oid = attrelid
          where relnamespace = 'public'::regnamespace and relkind = 'r' and attname = 'org_id'
        loop
          execute format('alter table %s alter column org_id set (n_distinct = 1)', found.name);
          execute format('analyze %s', found.name);
        end loop;
      end $$`);
  }
}
