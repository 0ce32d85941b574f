import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';
import { removeUndraftedRunLeads } from '../../store/queries/run-archive-rows.ts';
import { updateRunStatus } from './update-status.ts';
import { findRunForUpdate } from '../../store/queries/runs.ts';
import { releaseCredits } from '../credits/settle.ts';
import { endRunJobs } from '../../store/queries/jobs.ts';
import { listReservedJobs } from '../../store/queries/credits.ts';

/**
 * Archives the run, once, and gives up what it has not done yet: open jobs end without charge and leads without a draft
 * are marked as removed. Null where there is no such run. A job that a worker holds at this moment is left to it: the
 * run's row is held here, so the worker finds the run archived and ends the job itself. Waiting for it instead would be
 * waiting in a circle. Credits go back first, for whoever reserves or grants them holds the account before other rows.
 */
export async function archiveRun(tx: Tx, runId: string): Promise<Rows['Run'] | null> {
  const run = await findRunForUpdate(tx, runId);
  if (!run || run.archivedAt) return run;
  const jobIds = await endRunJobs(tx, runId);
  for (const jobId of await listReservedJobs(tx, jobIds)) await releaseCredits(tx, jobId);
  await deleteOutboxRows(tx, [...jobIds, runId]);
  await removeUndraftedRunLeads(tx, runId);
  run.archivedAt = tx.now;
  await updateRunStatus(tx, runId);
  return run;
}

/** Served by outbox_subject_index. */
async function deleteOutboxRows(tx: Tx, subjects: readonly string[]): Promise<void> {
  await tx.sql('delete from directory.outbox where org_id = $1 and subject = any($2::text[])', [
    tx.orgId,
    subjects,
  ]);
}
