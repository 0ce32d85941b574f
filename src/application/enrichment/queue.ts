import type { EnrichmentOptions } from '../../domain/enrichment.ts';
import { Lead } from '../../store/entities/leads.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';
import { reserveCredits } from '../../store/queries/credits.ts';
import { planEnrichment } from './save.ts';
import { enqueueJob } from '../jobs/close.ts';
import { findMergeTarget } from '../../store/queries/merged-leads.ts';
import { findLeadSuppression } from '../../store/queries/suppressions.ts';

/** These leads, of one workspace or of any; without ids those of a workspace that lack most, the oldest first. */
export type LeadSelection =
  | { readonly leadIds: readonly string[]; readonly projectId: string | null }
  | { readonly leadIds: null; readonly projectId: string };

export interface QueuedLead {
  /** As it was asked for. */
  readonly leadId: string;
  readonly outcome: 'queued' | 'refused' | 'not_found';
  /** Null where the lead is not enriched, for the reason. */
  readonly jobId: string | null;
  readonly reason: string | null;
}

const maxLeads = 200;

/**
 * Plans a unit of work for each lead and sets its credit aside; `missing` says how many credits were wanting, in which
 * case the caller takes all back. Leads are held in the order of their ids, so that of two calls for the same leads the
 * later one sees what the first has planned.
 */
export async function queueEnrichments(
  tx: Tx,
  selection: LeadSelection,
  asked: EnrichmentOptions,
): Promise<{ rows: QueuedLead[]; missing: number }> {
  const ids = selection.leadIds ?? (await listIncompleteLeads(tx, selection.projectId));
  const leads = await lockRequestedLeads(tx, ids);
  const beingEnriched = await listLeadsBeingEnriched(
    tx,
    [...leads.values()].map(({ id }) => id),
  );
  const rows: QueuedLead[] = [];
  let missing = 0;
  for (const leadId of ids) {
    const lead = leads.get(leadId);
    if (lead === undefined) {
      rows.push({ leadId, outcome: 'not_found', jobId: null, reason: unknownLeadReason });
      continue;
    }
    const reason = await notQueuedReason(tx, lead, selection.projectId, beingEnriched, asked);
    if (reason !== null) {
      rows.push({ leadId, outcome: 'refused', jobId: null, reason });
      continue;
    }
    beingEnriched.add(lead.id);
    const jobId = enqueueJob(tx, { kind: 'enrich', leadId: lead.id, asked });
    await tx.flush();
    if (missing > 0 || !(await reserveCredits(tx, { jobId, unit: 'enrich' })).ok) missing += 1;
    rows.push({ leadId, outcome: 'queued', jobId, reason: null });
  }
  return { rows, missing };
}

const unknownLeadReason = 'No lead of this organisation has the id.';

async function notQueuedReason(
  tx: Tx,
  lead: Rows['Lead'],
  projectId: string | null,
  beingEnriched: ReadonlySet<string>,
  asked: EnrichmentOptions,
): Promise<string | null> {
  if (projectId !== null && lead.projectId !== projectId) return 'The lead is in another workspace.';
  if (beingEnriched.has(lead.id)) return 'The lead is being enriched already.';
  const suppressed = await findLeadSuppression(tx, lead.id);
  if (suppressed) return `This person must not be written to (${suppressed.reason}).`;
  return (await planEnrichment(tx, lead, asked)).nothingToDoReason;
}

/** Served by lead_project_index and site_reading_host_index. */
async function listIncompleteLeads(tx: Tx, projectId: string): Promise<string[]> {
  const rows = await tx.sql<{ id: string }>(
    `select l.id from lead l
     where l.org_id = $1 and l.project_id = $2
       and (l.email is null or (coalesce(btrim(l.analysis), '') = '' and l.site_host is not null and not exists (
         select from site_reading r where r.org_id = $1 and r.host = l.site_host and r.failure is null)))
     order by l.id limit $3`,
    [tx.orgId, projectId, maxLeads],
  );
  return rows.map(({ id }) => id);
}

/** The leads by the ids that were asked for, also of leads that were merged meanwhile. Served by the primary key. */
async function lockRequestedLeads(
  tx: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Rows['Lead']>> {
  const own = await lockLeads(tx, ids);
  const leads = new Map(own.map((lead) => [lead.id, lead]));
  for (const id of ids.filter((wanted) => !leads.has(wanted))) {
    const mergedInto = await findMergeTarget(tx, id);
    const [lead] = mergedInto === null ? [] : await lockLeads(tx, [mergedInto]);
    if (lead !== undefined) leads.set(id, lead);
  }
  return leads;
}

async function lockLeads(tx: Tx, ids: readonly string[]): Promise<readonly Rows['Lead'][]> {
  await tx.sql('select id from lead where org_id = $1 and id = any($2) order by id for no key update', [
    tx.orgId,
    ids,
  ]);
  return tx.em.find(Lead, { orgId: tx.orgId, id: { $in: [...ids] } });
}

/** The leads that are being enriched outside of runs, by other units than this one. Served by job_lead_index. */
export async function listLeadsBeingEnriched(
  tx: Tx,
  leadIds: readonly string[],
  unitId: string | null = null,
): Promise<Set<string>> {
  const rows = await tx.sql<{ leadId: string }>(
    `select distinct lead_id as "leadId" from job
     where org_id = $1 and lead_id = any($2) and kind = 'enrich' and run_id is null and state in ('waiting', 'parked')
       and id is distinct from $3`,
    [tx.orgId, leadIds, unitId],
  );
  return new Set(rows.map(({ leadId }) => leadId));
}
