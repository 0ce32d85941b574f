import { companySiteOf } from '../../domain/company-site.ts';
import { findGaps, notEnrichableReason, type EnrichmentOptions } from '../../domain/enrichment.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';
import { findLeadSuppressions, type ActiveSuppression } from '../../store/queries/suppressions.ts';
import { reserveCredits } from '../credits/reserve.ts';
import { enqueueJob } from '../jobs/enqueue.ts';
import { listLeadsBeingEnriched } from '../../store/queries/jobs.ts';
import { listIncompleteLeads, lockRequestedLeads } from '../../store/queries/enrichment-candidates.ts';
import { findFreshSites } from '../research/find-fresh.ts';

/** Leads by id, of one workspace or of any. If `leadIds` is null, the workspace's oldest incomplete leads. */
export type LeadSelection =
  | { readonly leadIds: readonly string[]; readonly projectId: string | null }
  | { readonly leadIds: null; readonly projectId: string };

export interface EnqueueResult {
  /** The id as the caller gave it. */
  readonly leadId: string;
  readonly outcome: 'queued' | 'refused' | 'not_found';
  /** Null if no job was queued. */
  readonly jobId: string | null;
  readonly reason: string | null;
}

/**
 * Enqueues an enrichment for each lead and reserves its credit. If credits are missing, the caller rolls back. Leads
 * are locked in the order of their ids, so that a parallel call sees these jobs. Writes to them wait for the end of the
 * transaction, so the number of its statements does not depend on the number of leads.
 */
export async function queueEnrichments(
  tx: Tx,
  selection: LeadSelection,
  options: EnrichmentOptions,
): Promise<{ rows: EnqueueResult[]; missingCredits: number }> {
  const ids = selection.leadIds ?? (await listIncompleteLeads(tx, selection.projectId));
  const leads = await lockRequestedLeads(tx, ids);
  const knowledge = await loadKnowledge(tx, [...leads.values()]);
  const rows = ids.map((leadId): EnqueueResult => {
    const lead = leads.get(leadId);
    if (lead === undefined) return { leadId, outcome: 'not_found', jobId: null, reason: unknownLeadReason };
    const reason = notQueuedReason(lead, selection.projectId, knowledge);
    if (reason !== null) return { leadId, outcome: 'refused', jobId: null, reason };
    knowledge.beingEnriched.add(lead.id);
    const jobId = enqueueJob(tx, { kind: 'enrich', leadId: lead.id, options });
    return { leadId, outcome: 'queued', jobId, reason: null };
  });
  await tx.flush();
  const queued = rows.flatMap(({ jobId }) => jobId ?? []);
  const reserved = await reserveCredits(
    tx,
    queued.map((jobId) => ({ unitId: jobId, kind: 'enrich' })),
  );
  return { rows, missingCredits: reserved.ok ? 0 : reserved.missing };
}

const unknownLeadReason = 'No lead of this organisation has the id.';

/** What decides whether leads are enriched. */
interface Knowledge {
  readonly beingEnriched: Set<string>;
  readonly suppressions: ReadonlyMap<string, ActiveSuppression>;
  /** The keys of sites that were read recently. */
  readonly freshSites: ReadonlySet<string>;
}

async function loadKnowledge(tx: Tx, leads: readonly Rows['Lead'][]): Promise<Knowledge> {
  const ids = leads.map(({ id }) => id);
  const [beingEnriched, suppressions, freshSites] = await Promise.all([
    listLeadsBeingEnriched(tx, ids),
    findLeadSuppressions(tx, ids),
    findFreshSites(
      tx,
      leads.flatMap((lead) => companySiteOf(lead)?.key ?? []),
    ),
  ]);
  return { beingEnriched, suppressions, freshSites };
}

function notQueuedReason(
  lead: Rows['Lead'],
  projectId: string | null,
  { beingEnriched, suppressions, freshSites }: Knowledge,
): string | null {
  if (projectId !== null && lead.projectId !== projectId) return 'The lead is in another workspace.';
  if (beingEnriched.has(lead.id)) return 'The lead is already being enriched.';
  const suppressed = suppressions.get(lead.id);
  if (suppressed) return `This person is suppressed (${suppressed.reason}).`;
  const siteKey = companySiteOf(lead)?.key;
  const isSiteRead = siteKey !== undefined && freshSites.has(siteKey);
  return notEnrichableReason(lead, findGaps(lead, Boolean(lead.analysis?.trim()) || isSiteRead));
}
