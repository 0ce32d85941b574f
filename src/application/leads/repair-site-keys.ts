import { companySiteOf } from '../../domain/company-site.ts';
import { listLeadSites, lockLeads } from '../../store/queries/leads.ts';
import { listActiveOrgIds } from '../../store/queries/orgs.ts';
import type { Store, Tx } from '../../store/store.ts';
import { revokeApprovalsIfBlocked } from '../suspicions/revoke-approvals.ts';

/**
 * Recomputes the site keys of all leads, which an older version stored by another rule. With such a key, a lead shows
 * the research of another company on the same host.
 */
export async function repairSiteKeys(store: Store, pageSize = 2_000): Promise<void> {
  for (const orgId of await listActiveOrgIds(store)) {
    let afterId: string | undefined = '';
    while (afterId !== undefined) {
      const startId: string = afterId;
      afterId = await store.transaction(orgId, (tx) => repairPage(tx, startId, pageSize));
    }
  }
}

/** Returns the last id of the page, or undefined after the last page. */
async function repairPage(tx: Tx, afterId: string, pageSize: number): Promise<string | undefined> {
  const sites = await listLeadSites(tx, afterId, pageSize);
  const staleIds = sites
    .filter((site) => site.siteHost !== (companySiteOf(site)?.key ?? null))
    .map(({ id }) => id);
  const leads = await lockLeads(tx, staleIds);
  for (const lead of leads.values()) lead.siteHost = companySiteOf(lead)?.key ?? null;
  // A corrected host may be that of a suppressed company.
  await revokeApprovalsIfBlocked(tx, [...leads.keys()]);
  return sites.at(-1)?.id;
}
