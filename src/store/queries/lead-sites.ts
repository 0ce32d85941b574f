import type { QueryContext } from '../store.ts';

export interface LeadSite {
  readonly id: string;
  readonly companyWebsite: string | null;
  readonly companyDomain: string | null;
  readonly siteHost: string | null;
}

/** Lists the sites of leads with their stored keys, in the order of the ids. Served by the primary key. */
export async function listLeadSites(tx: QueryContext, afterId: string, limit: number): Promise<LeadSite[]> {
  return tx.sql<LeadSite>(
    `select id, company_website as "companyWebsite", company_domain as "companyDomain", site_host as "siteHost"
     from lead where org_id = $1 and id > $2 order by id limit $3`,
    [tx.orgId, afterId, limit],
  );
}
