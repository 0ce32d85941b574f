import { findGaps, notEnrichableReason, type EnrichmentOptions, type Gaps } from '../../domain/enrichment.ts';
import { companySiteOf } from '../../domain/company-site.ts';
import { Project } from '../../store/entities/workspaces.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';
import { findFreshReading } from '../../store/queries/research.ts';

export interface EnrichmentPlan extends EnrichmentOptions {
  readonly lead: Rows['Lead'];
  readonly gaps: Gaps;
  /** Why there is nothing to do; null where there is. */
  readonly nothingToDoReason: string | null;
}

/** What is to be found out about a lead. Where no roles are asked for, those of the workspace's customers are. */
export async function planEnrichment(
  tx: Tx,
  lead: Rows['Lead'],
  asked: { readonly roles?: readonly string[] | undefined; readonly language?: string | null | undefined },
): Promise<EnrichmentPlan> {
  const host = companySiteOf(lead)?.key ?? null;
  const isResearched =
    Boolean(lead.analysis?.trim()) || (host !== null && (await findFreshReading(tx, host)) !== undefined);
  const gaps = findGaps(lead, isResearched);
  return {
    lead,
    gaps,
    roles: asked.roles?.length ? [...asked.roles] : await defaultRoles(tx, lead.projectId),
    language: asked.language ?? null,
    nothingToDoReason: notEnrichableReason(lead, gaps),
  };
}

async function defaultRoles(tx: Tx, projectId: string): Promise<string[]> {
  const { context, icp } = await tx.em.findOneOrFail(Project, { orgId: tx.orgId, id: projectId });
  return context.jobTitles?.length ? context.jobTitles : (icp.jobTitles ?? []);
}
