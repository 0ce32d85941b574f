import { commitCredits, releaseCredits } from '../credits/settle.ts';
import { archivedReason } from '../../domain/run.ts';
import { Job } from '../../store/entities/runs.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';
import { endJobs, lockWaitingJobRow } from '../../store/queries/jobs.ts';
import { deleteOutboxRows } from '../../store/queries/outbox.ts';
import { updateRunStatusAfterFlush } from '../runs/update-status.ts';
import { removeUndraftedRunLeads } from '../../store/queries/run-archive-rows.ts';
import { lockRun, lockRuns } from '../../store/queries/runs.ts';

/**
 * Locks a waiting job and its run, so that the job finishes once. Ends the job without charge if its run was archived.
 * Returns null if there is nothing to do.
 */
export async function lockWaitingJob(tx: Tx, jobId: string): Promise<Rows['Job'] | null> {
  const locked = await lockWaitingJobRow(tx, jobId);
  if (!locked) return null;
  const { runId } = locked;
  const [run, job] = await Promise.all([
    runId === null ? null : lockRun(tx, runId),
    tx.em.findOneOrFail(Job, { orgId: tx.orgId, id: jobId }, { refresh: true }),
  ]);
  if (runId === null || !run?.isArchived) return job;
  await removeUndraftedRunLeads(tx, runId);
  await closeJobOfLockedRun(tx, job, { paid: false, failure: archivedReason });
  return null;
}

/** Thrown if the run was archived while a unit was being saved. The caller rolls back. */
export class RunArchivedError extends Error {}

export interface JobOutcome {
  /** Work that failed or found nothing costs nothing. */
  readonly paid: boolean;
  readonly failure?: { readonly code: string; readonly reason: string };
}

/** How a locked job ended. */
export interface ClosedJob extends JobOutcome {
  readonly job: Pick<Rows['Job'], 'id' | 'runId'>;
}

/**
 * Ends locked jobs, settles their credits and updates their runs. It writes the units' results before it locks the runs
 * and sends the rest in one round trip, because other jobs of the runs wait for that lock.
 *
 * @throws RunArchivedError
 */
export async function closeJobs(tx: Tx, closed: readonly ClosedJob[]): Promise<void> {
  if ((await closeJobRows(tx, closed)).some(({ isArchived }) => isArchived)) throw new RunArchivedError();
}

/** As `closeJobs`, for one job. */
export async function closeJob(tx: Tx, job: ClosedJob['job'], outcome: JobOutcome): Promise<void> {
  await closeJobs(tx, [{ job, ...outcome }]);
}

/** As `closeJob`, but the caller already holds the lock on the run, and an archived run is no error. */
export async function closeJobOfLockedRun(tx: Tx, job: ClosedJob['job'], outcome: JobOutcome): Promise<void> {
  await closeJobRows(tx, [{ job, ...outcome }]);
}

async function closeJobRows(tx: Tx, closed: readonly ClosedJob[]) {
  if (closed.length === 0) return [];
  await tx.flush();
  const runIds = [...new Set(closed.flatMap(({ job }) => job.runId ?? []))];
  const idsOf = (jobs: readonly ClosedJob[]) => jobs.map(({ job }) => job.id);
  const [runs] = await Promise.all([
    runIds.length > 0 ? lockRuns(tx, runIds) : [],
    endJobs(
      tx,
      closed.map(({ job, failure = null }) => ({ id: job.id, failure })),
    ),
    commitCredits(tx, idsOf(closed.filter(({ paid }) => paid))),
    releaseCredits(tx, idsOf(closed.filter(({ paid }) => !paid))),
    deleteOutboxRows(tx, idsOf(closed)),
    ...runIds.map((runId) => updateRunStatusAfterFlush(tx, runId)),
  ]);
  return runs;
}
