/**
 * The pipeline takes a run's leads through its stages, one job for each paid unit. A stage is
 * begin (transaction) → work (providers, no transaction) → finish (transaction and outbox).
 * `begin` reserves the credit and returns what the work needs, or null if there is nothing to do: the job is done,
 * or its lead is suppressed. A unit that cannot be paid parks its run. `finish` locks the job's row, so that only
 * one of two workers saves its result. If a process dies, the job is begun again with the same reservation and
 * finished once. Work is abandoned after `maxFailures` failures. It is also abandoned after `maxAttempts` attempts
 * without an end, because it may crash its process. An unavailable provider is no failure: the job waits, reports
 * the reason and tries again. It is abandoned after a day.
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

/** Performs a job as far as possible. After an error it waits for a retry. */
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
  let hasBegun = false;
  try {
    const load = await store.transaction(orgId, (tx) => begin(tx, stage, jobId));
    if (load === null) return;
    hasBegun = true;
    const result = await stage.work(load, ports, signal);
    await store.transaction(orgId, (tx) => stage.finish(tx, jobId, load, result));
  } catch (thrown) {
    if (thrown instanceof RunArchivedError) return store.transaction(orgId, (tx) => endArchived(tx, jobId));
    if (thrown instanceof InsufficientCredits)
      return store.transaction(orgId, (tx) => parkJob(tx, jobId, thrown));
    if (thrown instanceof ProviderFailed && !signal.aborted) {
      return store.transaction(orgId, (tx) => postpone(tx, stage, jobId, thrown, retryPolicy));
    }
    if (!signal.aborted && !isTransient(thrown)) {
      await store.transaction(orgId, (tx) => countFailure(tx, stage, jobId, hasBegun));
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

/** Locking a job of an archived run ends it. */
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

/** An unavailable or busy database is no failure of the job. */
function isTransient(thrown: unknown): boolean {
  return ['unavailable', 'retry'].includes(classifyDatabaseError(thrown).kind);
}

/** An attempt that failed in `begin` was rolled back, but still counts. */
async function countFailure(tx: Tx, stage: AnyStage, jobId: string, begun: boolean): Promise<void> {
  const attempts = await (begun ? findAttempts : countAttempt)(tx, jobId);
  if (attempts !== null && attempts >= maxFailures) await stage.giveUp(tx, jobId, gaveUpReason);
}
