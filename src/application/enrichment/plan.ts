import { findGaps, notEnrichableReason, type EnrichmentOptions, type Gaps } from '../../domain/enrichment.ts';
import { companySiteOf } from '../../domain/company-site.ts';
import { Project } from '../../store/entities/workspaces.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';
import { findFreshSiteReading } from '../research/find-fresh.ts';

export interface EnrichmentPlan extends EnrichmentOptions {
  readonly lead: Rows['Lead'];
  readonly gaps: Gaps;
  /** Why the lead needs no enrichment, or null. */
  readonly nothingToDoReason: string | null;
}

/** Returns the gaps that enrichment should fill for a lead. Roles default to the workspace's target job titles. */
export async function planEnrichment(
  tx: Tx,
  lead: Rows['Lead'],
  options: { readonly roles?: readonly string[] | undefined; readonly language?: string | null | undefined },
): Promise<EnrichmentPlan> {
  const siteKey = companySiteOf(lead)?.key ?? null;
  const isResearched =
    Boolean(lead.analysis?.trim()) ||
    (siteKey !== null && (await findFreshSiteReading(tx, siteKey)) !== undefined);
  const gaps = findGaps(lead, isResearched);
  return {
    lead,
    gaps,
    roles: options.roles?.length ? [...options.roles] : await defaultRoles(tx, lead.projectId),
    language: options.language ?? null,
    nothingToDoReason: notEnrichableReason(lead, gaps),
  };
}

async function defaultRoles(tx: Tx, projectId: string): Promise<string[]> {
  const { context, icp } = await tx.em.findOneOrFail(Project, { orgId: tx.orgId, id: projectId });
  return context.jobTitles?.length ? context.jobTitles : (icp.jobTitles ?? []);
}
