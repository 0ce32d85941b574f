import { entryOf } from '../../domain/map-entry.ts';
import type { RunPlan } from '../../domain/run-plan.ts';
import { newId } from '../../store/ids.ts';
import { insertPlannedJobs, insertPlannedRunLeads } from '../../store/queries/run-start.ts';
import type { Tx } from '../../store/store.ts';

/** Adds the leads and jobs of a planned run and enqueues the jobs. */
export async function saveRunPlan(tx: Tx, runId: string, plan: RunPlan): Promise<void> {
  const runLeads = plan.selected.map((candidate) => ({ ...candidate, id: newId('run_lead') }));
  await insertPlannedRunLeads(tx, runId, runLeads);
  const runLeadIds = new Map(runLeads.map(({ leadId, id }) => [leadId, id]));
  const jobs = [
    ...plan.research.map(({ host, leadId }) => ({ kind: 'research', leadId, host })),
    ...plan.ready.map(({ leadId }) => ({ kind: 'draft', leadId, host: null })),
  ].map((job) => ({ ...job, id: newId('job'), runLeadId: entryOf(runLeadIds, job.leadId) }));
  await insertPlannedJobs(tx, runId, jobs);
  for (const job of jobs) tx.enqueue(job.kind, job.id);
}
