import { Migration } from '@mikro-orm/migrations';

/**
 * Keeps the host of a lead's site beside the lead, so that its research is found in the statement that reads it. Rows are
 * changed one organisation at a time, because forced policies show even the tables' owner nothing else. Of old rows the
 * host is taken by its form; a name with letters beyond ASCII gets it when the lead is next changed.
 */
export class LeadSite extends Migration {
  override up(): void {
    this.addSql('alter table lead add column site_host text collate "C"');
    this.addSql(`
      do $$
      declare org text;
      begin
        for org in select org_id from directory.org loop
          perform tenancy.enter(org);
          update lead set site_host = lower(substring(coalesce(company_website, company_domain)
            from '^(?:[A-Za-z][A-Za-z0-9+.-]*://)?(?:[^/?#@]*@)?([A-Za-z0-9.-]+)'))
          where org_id = org and coalesce(company_website, company_domain) is not null;
        end loop;
      end $$`);
  }
}
