import { commitCredits, releaseCredits } from '../credits/settle.ts';
import { archivedReason } from '../../domain/run.ts';
import { Job } from '../../store/entities/runs.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';
import { deleteOutboxRow } from '../../store/queries/outbox.ts';
import { updateRunStatus, updateFlushedRunStatus } from '../runs/update-status.ts';
import { removeUndraftedRunLeads } from '../../store/queries/run-archive-rows.ts';
import { lockRun } from '../../store/queries/runs.ts';

/**
 * The job, if it still waits; its row and its run's are held until the transaction ends, so that it is finished once. A
 * job whose run was archived meanwhile is ended here, without charge.
 */
export async function lockWaitingJob(tx: Tx, jobId: string): Promise<Rows['Job'] | null> {
  const [held] = await tx.sql<{ run_id: string | null }>(
    `select run_id from job where org_id = $1 and id = $2 and state = 'waiting' for no key update`,
    [tx.orgId, jobId],
  );
  if (!held) return null;
  const { run_id: runId } = held;
  const [run, job] = await Promise.all([
    runId === null ? null : lockRun(tx, runId),
    tx.em.findOneOrFail(Job, { orgId: tx.orgId, id: jobId }, { refresh: true }),
  ]);
  if (runId === null || !run?.isArchived) return job;
  await removeUndraftedRunLeads(tx, runId);
  await endJob(tx, job, { paid: false, failure: archivedReason });
  return null;
}

/** Thrown where a unit's run was archived while it was being saved; what was saved of it is to be rolled back. */
export class RunArchivedError extends Error {}

export interface JobOutcome {
  /** Whether the unit is paid for; work that found nothing or failed costs nothing. */
  readonly paid: boolean;
  readonly failure?: { readonly code: string; readonly reason: string };
}

/**
 * Marks a held job done or failed, settles its credit and moves its run on. What the unit brought is written before the
 * run's row is held, and all else is asked together, because others of the run wait from there to the end of the
 * transaction. Throws RunArchivedError.
 */
export async function closeJob(tx: Tx, job: Rows['Job'], outcome: JobOutcome): Promise<void> {
  const { id, runId } = job;
  if (!runId) return endJob(tx, job, outcome);
  markJobEnded(tx, job, outcome);
  await tx.flush();
  const [run] = await Promise.all([
    lockRun(tx, runId),
    settleJobCredits(tx, id, outcome),
    updateFlushedRunStatus(tx, runId),
  ]);
  if (run.isArchived) throw new RunArchivedError();
}

/** As `closeJob`, where the caller holds the run's row, whether the run was archived or not. */
export async function endJob(tx: Tx, job: Rows['Job'], outcome: JobOutcome): Promise<void> {
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
