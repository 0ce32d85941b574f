import { Migration } from '@mikro-orm/migrations';

/**
 * Stores the host of a lead's site with the lead, so that the statement that reads a lead also finds its research.
 * Organisations are updated one at a time, because forced row-level security shows even the owner of the tables only
 * the rows of the current organisation. Existing leads get the host by a simple pattern. A host with letters beyond
 * ASCII is stored when its lead next changes.
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
