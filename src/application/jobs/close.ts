import { commitCredits, releaseCredits } from '../credits/settle.ts';
import { archivedReason } from '../../domain/run.ts';
import { Job } from '../../store/entities/runs.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';
import { lockWaitingJobRow } from '../../store/queries/jobs.ts';
import { deleteOutboxRow } from '../../store/queries/outbox.ts';
import { updateRunStatus, updateRunStatusAfterFlush } from '../runs/update-status.ts';
import { removeUndraftedRunLeads } from '../../store/queries/run-archive-rows.ts';
import { lockRun } from '../../store/queries/runs.ts';

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

/**
 * Ends a locked job, settles its credits and updates its run. It writes the unit's results before it locks the run and
 * sends the rest in one round trip, because other jobs of the run wait for that lock.
 *
 * @throws RunArchivedError
 */
export async function closeJob(tx: Tx, job: Rows['Job'], outcome: JobOutcome): Promise<void> {
  const { id, runId } = job;
  if (!runId) return closeJobOfLockedRun(tx, job, outcome);
  markJobEnded(tx, job, outcome);
  await tx.flush();
  const [run] = await Promise.all([
    lockRun(tx, runId),
    settleJobCredits(tx, id, outcome),
    updateRunStatusAfterFlush(tx, runId),
  ]);
  if (run.isArchived) throw new RunArchivedError();
}

/** As `closeJob`, but the caller already holds the lock on the run, and an archived run is no error. */
export async function closeJobOfLockedRun(tx: Tx, job: Rows['Job'], outcome: JobOutcome): Promise<void> {
  markJobEnded(tx, job, outcome);
  await tx.flush();
  await settleJobCredits(tx, job.id, outcome);
  if (job.runId) await updateRunStatus(tx, job.runId);
}

function markJobEnded(tx: Tx, job: Rows['Job'], { failure }: JobOutcome): void {
  job.state = failure ? 'failed' : 'done';
  job.code = failure?.code ?? null;
  job.reason = failure?.reason ?? null;
  job.finishedAt = tx.now;
  job.heldSince = null;
}

async function settleJobCredits(tx: Tx, jobId: string, { paid }: JobOutcome): Promise<void> {
  await Promise.all([(paid ? commitCredits : releaseCredits)(tx, jobId), deleteOutboxRow(tx, jobId)]);
}
