import { unitOfJob } from '../domain/credits.ts';
import { formatWaitingReason, nextRetryDelayMs, type RetryPolicy } from '../domain/provider-retry.ts';
import type { ProviderFailed } from '../ports/provider-failed.ts';
import { Job, Run } from '../store/entities/runs.ts';
import { countSpendableCredits } from '../application/credits/count-spendable.ts';
import { lockWaitingJob } from '../application/jobs/close.ts';
import { deleteOutboxRow } from '../store/queries/outbox.ts';
import { updateRunStatus } from '../application/runs/update-status.ts';
import type { Rows } from '../store/rows.ts';
import type { Tx } from '../store/store.ts';
import { InsufficientCredits } from './stage.ts';
import { reserveCredits } from '../application/credits/reserve.ts';
import { fieldOfJob, type UnitJob } from '../store/queries/jobs.ts';
import { findRemainingCap, lockRun } from '../store/queries/runs.ts';

/** How often a parked run checks for new credits, such as the free ones of a new day. */
const resumeCheckMs = 60_000;

/**
 * Reserves the credits of jobs. Throws InsufficientCredits if there are too few for all of them, or if a run reaches
 * its cap. A repeat for the same jobs changes nothing. Call it last in a transaction, because it blocks all other
 * spending of the organisation until the transaction ends.
 */
export async function reserveJobCredits(tx: Tx, jobs: readonly UnitJob[]): Promise<void> {
  const units = jobs.flatMap(({ id, kind, runId }) => {
    const unit = unitOfJob[kind];
    return unit === null ? [] : { unitId: id, kind: unit, runId: runId ?? null };
  });
  const reserved = await reserveCredits(tx, units);
  if (!reserved.ok) throw new InsufficientCredits(reserved.code, reserved.missing);
}

/** Parks the job and its run until there are credits. The run checks regularly. */
export async function parkJob(tx: Tx, jobId: string, { code, message }: InsufficientCredits): Promise<void> {
  const job = await lockWaitingJob(tx, jobId);
  if (!job) return;
  Object.assign(job, { state: 'parked', code, reason: message });
  await deleteOutboxRow(tx, job.id);
  const run = await requireRun(tx, fieldOfJob(job, 'runId'));
  if (run.status !== 'parked_credits') scheduleResume(tx, run.id);
  await updateRunStatus(tx, run.id);
}

/**
 * Delays the job until its provider can be called again, without counting the attempt. Returns false if it has been
 * delayed for too long and must be abandoned.
 */
export async function postponeJob(
  tx: Tx,
  jobId: string,
  failed: ProviderFailed,
  retryPolicy: RetryPolicy,
): Promise<boolean> {
  const job = await lockWaitingJob(tx, jobId);
  if (!job) return true;
  job.heldSince ??= tx.now;
  const heldForMs = tx.now.getTime() - job.heldSince.getTime();
  const pauseMs = nextRetryDelayMs(heldForMs, failed.retryAfterMs, retryPolicy);
  if (pauseMs === null) return false;
  const dueAt = new Date(tx.now.getTime() + pauseMs);
  Object.assign(job, {
    attempts: Math.max(0, job.attempts - 1),
    code: `provider_${failed.kind}`,
    reason: formatWaitingReason(failed.message, dueAt),
  });
  await deleteOutboxRow(tx, job.id);
  tx.enqueue(job.kind, job.id, dueAt);
  return true;
}

/**
 * Enqueues as many units of a parked run as can be paid now, oldest first. The run stays parked until all units are
 * enqueued.
 */
export async function resumeRun(tx: Tx, runId: string): Promise<void> {
  await lockRun(tx, runId);
  await deleteOutboxRow(tx, runId);
  const run = await requireRun(tx, runId);
  if (run.status !== 'parked_credits') return;
  const payable = Math.max(0, Math.min(await countSpendableCredits(tx), await findRemainingCap(tx, run)));
  // Served by job_run_index.
  const parked = await tx.em.find(
    Job,
    { orgId: tx.orgId, runId, state: 'parked' },
    { orderBy: { id: 'asc' }, limit: payable + 1 },
  );
  for (const job of parked.slice(0, payable)) {
    Object.assign(job, { state: 'waiting', code: null, reason: null });
    tx.enqueue(job.kind, job.id);
  }
  if (parked.length > payable) return scheduleResume(tx, runId);
  await updateRunStatus(tx, runId);
}

export async function requireRun(tx: Tx, runId: string): Promise<Rows['Run']> {
  return tx.em.findOneOrFail(Run, { orgId: tx.orgId, id: runId });
}

function scheduleResume(tx: Tx, runId: string): void {
  tx.enqueue('resume', runId, new Date(tx.now.getTime() + resumeCheckMs));
}
