import type { EnrichmentOptions } from '../../domain/enrichment.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';
import { findLeadSuppression } from '../../store/queries/suppressions.ts';
import { reserveCredits } from '../credits/reserve.ts';
import { enqueueJob } from '../jobs/enqueue.ts';
import { listLeadsBeingEnriched } from '../../store/queries/jobs.ts';
import { planEnrichment } from './plan.ts';
import { listIncompleteLeads, lockRequestedLeads } from '../../store/queries/enrichment-candidates.ts';

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
 * are locked in the order of their ids, so that a parallel call sees these jobs.
 */
export async function queueEnrichments(
  tx: Tx,
  selection: LeadSelection,
  options: EnrichmentOptions,
): Promise<{ rows: EnqueueResult[]; missingCredits: number }> {
  const ids = selection.leadIds ?? (await listIncompleteLeads(tx, selection.projectId));
  const leads = await lockRequestedLeads(tx, ids);
  const beingEnriched = await listLeadsBeingEnriched(
    tx,
    [...leads.values()].map(({ id }) => id),
  );
  const rows: EnqueueResult[] = [];
  for (const leadId of ids) {
    const lead = leads.get(leadId);
    if (lead === undefined) {
      rows.push({ leadId, outcome: 'not_found', jobId: null, reason: unknownLeadReason });
      continue;
    }
    const reason = await notQueuedReason(tx, lead, selection.projectId, beingEnriched, options);
    if (reason !== null) {
      rows.push({ leadId, outcome: 'refused', jobId: null, reason });
      continue;
    }
    beingEnriched.add(lead.id);
    const jobId = enqueueJob(tx, { kind: 'enrich', leadId: lead.id, options });
    rows.push({ leadId, outcome: 'queued', jobId, reason: null });
  }
  await tx.flush();
  const queued = rows.flatMap(({ jobId }) => jobId ?? []);
  const reserved = await reserveCredits(
    tx,
    queued.map((jobId) => ({ jobId, unit: 'enrich' })),
  );
  return { rows, missingCredits: reserved.ok ? 0 : reserved.missing };
}

const unknownLeadReason = 'No lead of this organisation has the id.';

async function notQueuedReason(
  tx: Tx,
  lead: Rows['Lead'],
  projectId: string | null,
  beingEnriched: ReadonlySet<string>,
  options: EnrichmentOptions,
): Promise<string | null> {
  if (projectId !== null && lead.projectId !== projectId) return 'The lead is in another workspace.';
  if (beingEnriched.has(lead.id)) return 'The lead is already being enriched.';
  const suppressed = await findLeadSuppression(tx, lead.id);
  if (suppressed) return `This person is suppressed (${suppressed.reason}).`;
  return (await planEnrichment(tx, lead, options)).nothingToDoReason;
}
