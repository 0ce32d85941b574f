import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';
import { closeJobOfLockedRun } from './close.ts';
import { abandonUnit } from './unit.ts';
import { findJob, lockOpenJobsAndRuns } from '../../store/queries/jobs.ts';
import { findLeadSharingSite } from '../../store/queries/run-leads.ts';

export interface JobFailure {
  readonly code: string;
  readonly reason: string;
}

/**
 * Ends the unfinished jobs of leads that will be deleted, without charge. Research that other leads of the run need
 * continues for one of those leads.
 */
export async function endLeadJobs(tx: Tx, leadIds: readonly string[], failure: JobFailure): Promise<void> {
  for (const { id, runId } of await lockOpenJobsAndRuns(tx, leadIds)) {
    if (runId === null) await abandonUnit(tx, id, failure);
    else await endRunJob(tx, await findJob(tx, id), leadIds, failure);
  }
}

/**
 * As `endLeadJobs`, for one job. The caller holds the locks on the job and its run. `leadIds` are the leads to be
 * deleted.
 */
export async function endRunJob(
  tx: Tx,
  job: Rows['Job'],
  leadIds: readonly string[],
  failure: JobFailure,
): Promise<void> {
  const nextLead = job.kind === 'research' ? await findLeadSharingSite(tx, job, leadIds) : null;
  if (nextLead) Object.assign(job, { runLeadId: nextLead.id, leadId: nextLead.leadId });
  else await closeJobOfLockedRun(tx, job, { paid: false, failure });
  await tx.flush();
}
