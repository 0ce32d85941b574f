import { archivedReason } from '../../domain/run.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';
import { releaseCredits } from '../../store/queries/credits.ts';
import { removeUndraftedRunLeads } from '../../store/queries/run-archive-rows.ts';
import { updateRunStatus } from './update-status.ts';
import { findRunForUpdate } from '../../store/queries/runs.ts';

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

/** Served by job_run_index. */
async function endRunJobs(tx: Tx, runId: string): Promise<string[]> {
  const { code, reason } = archivedReason;
  const jobs = await tx.sql<{ id: string }>(
    `with open as (
       select id from job where org_id = $1 and run_id = $2 and state in ('waiting', 'parked')
       for no key update skip locked
     )
     update job set state = 'failed', code = $3, reason = $4, finished_at = $5
     from open where job.org_id = $1 and job.id = open.id returning job.id`,
    [tx.orgId, runId, code, reason, tx.now],
  );
  return jobs.map(({ id }) => id);
}

/** Those of the jobs for which credits are still set aside. Served by credit_entry_job_key. */
async function listReservedJobs(tx: Tx, jobIds: readonly string[]): Promise<string[]> {
  const rows = await tx.sql<{ jobId: string }>(
    `select job_id as "jobId" from credit_entry where org_id = $1 and job_id = any($2::text[])
     group by job_id having bool_and(kind = 'reserve') order by job_id`,
    [tx.orgId, jobIds],
  );
  return rows.map(({ jobId }) => jobId);
}

/** Served by outbox_subject_index. */
async function deleteOutboxRows(tx: Tx, subjects: readonly string[]): Promise<void> {
  await tx.sql('delete from directory.outbox where org_id = $1 and subject = any($2::text[])', [
    tx.orgId,
    subjects,
  ]);
}
