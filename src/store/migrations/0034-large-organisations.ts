import { Migration } from '@mikro-orm/migrations';

/**
 * Lets PostgreSQL plan for the largest organisation and workspace. A prepared statement soon gets one plan for all
 * organisations. By default that plan is made for the average one, for which reading all rows of an organisation looks
 * as cheap as looking one up. The setting has an effect once the table is analysed.
 */
export class LargeOrganisations extends Migration {
  override up(): void {
    this.addSql(`
      do $$
      declare found record;
      begin
        for found in
          select attrelid::regclass as name, string_agg(
            format('alter column %I set (n_distinct = 1)', attname), ', ') as changes
          from pg_attribute join pg_class on pg_class.oid = attrelid
          where relnamespace = 'public'::regnamespace and relkind = 'r' and attname in ('org_id', 'project_id')
          group by attrelid
        loop
          execute format('alter table %s %s', found.name, found.changes);
          execute format('analyze %s', found.name);
        end loop;
      end $$`);
  }
}
