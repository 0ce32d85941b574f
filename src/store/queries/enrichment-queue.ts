import type { EnrichmentAsked } from '../../domain/enrichment.ts';
import { Lead } from '../entities/leads.ts';
import type { Rows } from '../rows.ts';
import type { Tx } from '../store.ts';
import { reserveCredits } from './credits.ts';
import { planEnrichment } from './enrichment.ts';
import { planJob } from './jobs.ts';
import { redirectOf } from './merged-leads.ts';
import { findLeadSuppression } from './suppression.ts';

/** These leads, of one workspace or of any; without ids those of a workspace that lack most, the oldest first. */
export type LeadChoice =
  | { readonly leadIds: readonly string[]; readonly projectId: string | null }
  | { readonly leadIds: null; readonly projectId: string };

export interface QueuedRow {
  /** As it was asked for. */
  readonly leadId: string;
  readonly outcome: 'queued' | 'refused' | 'not_found';
  /** Null where the lead is not enriched, for the reason. */
  readonly jobId: string | null;
  readonly reason: string | null;
}

const most = 200;

/**
 * Plans a unit of work for each lead and sets its credit aside; `missing` says how many credits were wanting, in which
 * case the caller takes all back. Leads are held in the order of their ids, so that of two calls for the same leads the
 * later one sees what the first has planned.
 */
export async function queueEnrichments(
  tx: Tx,
  choice: LeadChoice,
  asked: EnrichmentAsked,
): Promise<{ rows: QueuedRow[]; missing: number }> {
  const ids = choice.leadIds ?? (await findIncomplete(tx, choice.projectId));
  const leads = await holdLeads(tx, ids);
  const busy = await findBusy(
    tx,
    [...leads.values()].map(({ id }) => id),
  );
  const rows: QueuedRow[] = [];
  let missing = 0;
  for (const leadId of ids) {
    const lead = leads.get(leadId);
    if (lead === undefined) {
      rows.push({ leadId, outcome: 'not_found', jobId: null, reason: unknown });
      continue;
    }
    const reason = await whyRefused(tx, lead, choice.projectId, busy, asked);
    if (reason !== null) {
      rows.push({ leadId, outcome: 'refused', jobId: null, reason });
      continue;
    }
    busy.add(lead.id);
    const jobId = planJob(tx, { kind: 'enrich', leadId: lead.id, asked });
    await tx.flush();
    if (missing > 0 || !(await reserveCredits(tx, { jobId, unit: 'enrich' })).ok) missing += 1;
    rows.push({ leadId, outcome: 'queued', jobId, reason: null });
  }
  return { rows, missing };
}

const unknown = 'No lead of this organisation has the id.';

async function whyRefused(
  tx: Tx,
  lead: Rows['Lead'],
  projectId: string | null,
  busy: ReadonlySet<string>,
  asked: EnrichmentAsked,
): Promise<string | null> {
  if (projectId !== null && lead.projectId !== projectId) return 'The lead is in another workspace.';
  if (busy.has(lead.id)) return 'The lead is being enriched already.';
  const suppressed = await findLeadSuppression(tx, lead.id);
  if (suppressed) return `This person must not be written to (${suppressed.reason}).`;
  return (await planEnrichment(tx, lead, asked)).settled;
}

/** Served by lead_project_index and site_reading_host_index. */
async function findIncomplete(tx: Tx, projectId: string): Promise<string[]> {
  const rows = await tx.sql<{ id: string }>(
    `select l.id from lead l
     where l.org_id = $1 and l.project_id = $2
       and (l.email is null or (coalesce(btrim(l.analysis), '') = '' and l.site_host is not null and not exists (
         select from site_reading r where r.org_id = $1 and r.host = l.site_host and r.failure is null)))
     order by l.id limit $3`,
    [tx.orgId, projectId, most],
  );
  return rows.map(({ id }) => id);
}

/** The leads by the ids that were asked for, also of leads that were merged meanwhile. Served by the primary key. */
async function holdLeads(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, Rows['Lead']>> {
  const own = await heldLeads(tx, ids);
  const leads = new Map(own.map((lead) => [lead.id, lead]));
  for (const id of ids.filter((wanted) => !leads.has(wanted))) {
    const mergedInto = await redirectOf(tx, id);
    const [lead] = mergedInto === null ? [] : await heldLeads(tx, [mergedInto]);
    if (lead !== undefined) leads.set(id, lead);
  }
  return leads;
}

async function heldLeads(tx: Tx, ids: readonly string[]): Promise<readonly Rows['Lead'][]> {
  await tx.sql('select id from lead where org_id = $1 and id = any($2) order by id for no key update', [
    tx.orgId,
    ids,
  ]);
  return tx.em.find(Lead, { orgId: tx.orgId, id: { $in: [...ids] } });
}

/** The leads that are being enriched outside of runs, by other units than this one. Served by job_lead_index. */
export async function findBusy(
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
