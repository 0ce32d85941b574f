/**
 * The pipeline takes a run's leads through its stages, one job for each paid unit. A stage has three parts:
 * begin (transaction) → work (providers, no transaction) → finish (transaction and outbox).
 * `begin` reserves the credit and returns what the work needs, or null if there is nothing to do, because the job is
 * done or its lead is suppressed. A unit that cannot be paid parks its run. `finish` locks the job's row, so that only
 * one of two workers saves its result. If a process dies, the job begins again with the same reservation and
 * finishes once. Work is abandoned after `maxFailures` failures. It is also abandoned after `maxAttempts` unfinished
 * attempts, because it may crash its process. An unavailable provider does not count as a failure: the job waits,
 * reports the reason and tries again, for up to a day.
 */
import { countAttempt, parkJob, postponeJob } from './jobs.ts';
import { InsufficientCredits, type Stage } from './stage.ts';
import { stages } from './stages.ts';
import type { JobKind } from '../domain/run.ts';
import { defaultRetryPolicy, type RetryPolicy } from '../domain/provider-retry.ts';
import type { Ports } from '../ports/ports.ts';
import { ProviderFailed } from '../ports/provider-failed.ts';
import { lockWaitingJob, RunArchivedError } from '../application/jobs/close.ts';
import { findAttempts } from '../store/queries/jobs.ts';
import { classifyDatabaseError } from '../store/database-faults.ts';
import type { Store, Tx } from '../store/store.ts';

export interface JobReference {
  readonly orgId: string;
  readonly jobId: string;
  readonly kind: JobKind;
}

type AnyStage = Stage<unknown, unknown>;

const maxFailures = 5;
const maxAttempts = 12;
const gaveUpReason = 'The service failed on this repeatedly.';

/** Performs one attempt at a job. Rethrows errors, so that the queue retries. */
export async function performJob(
  store: Store,
  ports: Ports,
  job: JobReference,
  signal: AbortSignal,
  retryPolicy: RetryPolicy = defaultRetryPolicy,
): Promise<void> {
  const { orgId, jobId } = job;
  const stage = stages[job.kind];
  if (!stage) throw new Error(`No stage handles a ${job.kind} job.`);
  let isBeginCommitted = false;
  try {
    const workInput = await store.transaction(orgId, (tx) => begin(tx, stage, jobId));
    if (workInput === null) return;
    isBeginCommitted = true;
    const result = await stage.work(workInput, ports, signal);
    await store.transaction(orgId, (tx) => stage.finish(tx, jobId, workInput, result));
  } catch (thrown) {
    if (thrown instanceof RunArchivedError) return store.transaction(orgId, (tx) => endArchived(tx, jobId));
    if (thrown instanceof InsufficientCredits)
      return store.transaction(orgId, (tx) => parkJob(tx, jobId, thrown));
    if (thrown instanceof ProviderFailed && !signal.aborted) {
      return store.transaction(orgId, (tx) => postpone(tx, stage, jobId, thrown, retryPolicy));
    }
    if (!signal.aborted && !isTransient(thrown)) {
      await store.transaction(orgId, (tx) => countFailure(tx, stage, jobId, isBeginCommitted));
    }
    throw thrown;
  }
}

async function begin(tx: Tx, stage: AnyStage, jobId: string): Promise<unknown> {
  const attempt = await countAttempt(tx, jobId);
  if (attempt === null) return null;
  if (attempt <= maxAttempts) return stage.begin(tx, jobId);
  await stage.giveUp(tx, jobId, gaveUpReason);
  return null;
}

/** Locks the job, which ends a job of an archived run. */
async function endArchived(tx: Tx, jobId: string): Promise<void> {
  await lockWaitingJob(tx, jobId);
}

async function postpone(
  tx: Tx,
  stage: AnyStage,
  jobId: string,
  failed: ProviderFailed,
  retryPolicy: RetryPolicy,
): Promise<void> {
  if (await postponeJob(tx, jobId, failed, retryPolicy)) return;
  await stage.giveUp(tx, jobId, `${failed.message} All retries failed.`);
}

/** An unavailable or busy database does not count as a failure of the job. */
function isTransient(thrown: unknown): boolean {
  return ['unavailable', 'retry'].includes(classifyDatabaseError(thrown).kind);
}

/** Counts an attempt again if `begin` rolled its count back. */
async function countFailure(
  tx: Tx,
  stage: AnyStage,
  jobId: string,
  isBeginCommitted: boolean,
): Promise<void> {
  const attempts = await (isBeginCommitted ? findAttempts : countAttempt)(tx, jobId);
  if (attempts !== null && attempts >= maxFailures) await stage.giveUp(tx, jobId, gaveUpReason);
}
