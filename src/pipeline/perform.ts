/**
 * The pipeline takes a run's leads through its stages, one job for each paid unit. A stage has three parts:
 * begin (transaction) → work (providers, no transaction) → finish (transaction and outbox).
 * `begin` returns what the work needs, or null if there is nothing to do, because the job is done or its lead is
 * suppressed. Its transaction also reserves the credit; a unit that cannot be paid parks its run. `finish` locks the
 * job's row, so that only one of two workers saves its result. If a process dies, the job begins again with the same
 * reservation and finishes once. Work is abandoned after `maxFailures` failures. It is also abandoned after
 * `maxAttempts` unfinished attempts, because it may crash its process. An unavailable provider does not count as a
 * failure: the job waits, reports the reason and tries again, for up to a day.
 */
import { parkJob, postponeJob, reserveJobCredits } from './jobs.ts';
import { InsufficientCredits, type BegunUnit, type FinishedUnit, type Stage } from './stage.ts';
import { stages } from './stages.ts';
import { createUnitBatches } from './unit-batches.ts';
import { entryOf } from '../domain/map-entry.ts';
import type { JobKind } from '../domain/run.ts';
import { gaveUpReason, maxAttempts, maxFailures } from '../domain/job-retry.ts';
import { defaultRetryPolicy, type RetryPolicy } from '../domain/provider-retry.ts';
import type { Ports } from '../ports/ports.ts';
import { ProviderFailed } from '../ports/provider-failed.ts';
import { closeJobs, lockWaitingJob, RunArchivedError } from '../application/jobs/close.ts';
import { countJobAttempts, findAttempts } from '../store/queries/jobs.ts';
import { isTransientFault } from '../store/database-faults.ts';
import type { Store, Tx } from '../store/store.ts';

export interface JobReference {
  readonly orgId: string;
  readonly jobId: string;
  readonly kind: JobKind;
}

type AnyStage = Stage<unknown, unknown>;

/** Runs the transactions of units, several units in one transaction. */
export interface UnitTransactions {
  begin(job: JobReference): Promise<unknown>;
  /** Returns what the unit must work on once more, or null. */
  finish(job: JobReference, unit: WorkedUnit): Promise<unknown>;
}

interface WorkedUnit {
  readonly jobId: string;
  readonly workInput: unknown;
  readonly result: unknown;
}

export function createUnitTransactions(store: Store): UnitTransactions {
  const byKind = new Map(
    Object.entries(stages).map(([kind, stage]) => {
      const begin = createUnitBatches(stage.batchSize, (orgId, jobIds: readonly string[]) =>
        store.transaction(orgId, (tx) => beginUnits(tx, stage, jobIds)),
      );
      const finish = createUnitBatches(stage.batchSize, (orgId, units: readonly WorkedUnit[]) =>
        store.transaction(orgId, (tx) => finishUnits(tx, stage, units)),
      );
      return [kind, { begin, finish }];
    }),
  );
  return {
    begin: ({ orgId, jobId, kind }) => entryOf(byKind, kind).begin(orgId, jobId),
    finish: ({ orgId, kind }, unit) => entryOf(byKind, kind).finish(orgId, unit),
  };
}

/** Performs one attempt at a job. Rethrows errors, so that the caller postpones the job. */
export async function performJob(
  store: Store,
  ports: Ports,
  job: JobReference,
  signal: AbortSignal,
  {
    retryPolicy = defaultRetryPolicy,
    transactions = createUnitTransactions(store),
  }: { readonly retryPolicy?: RetryPolicy | undefined; readonly transactions?: UnitTransactions } = {},
): Promise<void> {
  const { orgId, jobId } = job;
  const stage = stages[job.kind];
  if (!stage) throw new Error(`No stage handles a ${job.kind} job.`);
  let isBeginCommitted = false;
  try {
    let workInput = await transactions.begin(job);
    isBeginCommitted = workInput !== null;
    while (workInput !== null) {
      const result = await stage.work(workInput, ports, signal);
      workInput = await transactions.finish(job, { jobId, workInput, result });
    }
  } catch (thrown) {
    if (thrown instanceof RunArchivedError) return store.transaction(orgId, (tx) => endArchived(tx, jobId));
    if (thrown instanceof InsufficientCredits)
      return store.transaction(orgId, (tx) => parkJob(tx, jobId, thrown));
    if (thrown instanceof ProviderFailed && !signal.aborted) {
      return store.transaction(orgId, (tx) => postpone(tx, stage, jobId, thrown, retryPolicy));
    }
    // An unavailable or busy database does not count as a failure of the job.
    if (!signal.aborted && !isTransientFault(thrown)) {
      await store.transaction(orgId, (tx) => countFailure(tx, stage, jobId, isBeginCommitted));
    }
    throw thrown;
  }
}

/**
 * Begins units and reserves their credits. Returns the input of each unit's work, or null. Statements that the units
 * issue in the same turn share a round trip.
 */
async function beginUnits(tx: Tx, stage: AnyStage, jobIds: readonly string[]): Promise<readonly unknown[]> {
  const jobs = await countJobAttempts(tx, jobIds);
  const begun = await Promise.all(jobs.map(async (job) => ({ job, unit: await beginUnit(tx, stage, job) })));
  await tx.flush();
  await reserveJobCredits(
    tx,
    begun.filter(({ unit }) => unit?.costsCredit).map(({ job }) => job),
  );
  return jobIds.map((jobId) => begun.find(({ job }) => job.id === jobId)?.unit?.workInput ?? null);
}

async function beginUnit(
  tx: Tx,
  stage: AnyStage,
  job: Awaited<ReturnType<typeof countJobAttempts>>[number],
): Promise<BegunUnit<unknown> | null> {
  if (job.isArchived) await endArchived(tx, job.id);
  else if (job.attempts <= maxAttempts) return stage.begin(tx, job);
  else await stage.giveUp(tx, job.id, gaveUpReason);
  return null;
}

/**
 * Saves the results of units, then settles all of them in one round trip. Returns what each unit must work on once
 * more, or null.
 */
async function finishUnits(
  tx: Tx,
  stage: AnyStage,
  units: readonly WorkedUnit[],
): Promise<readonly unknown[]> {
  const lockedFirst = ({ jobId, workInput }: WorkedUnit) => stage.lockedFirst?.(workInput) ?? jobId;
  const ordered = units.toSorted((one, other) => (lockedFirst(one) < lockedFirst(other) ? -1 : 1));
  const finished = new Map<WorkedUnit, FinishedUnit<unknown>>();
  await Promise.all(
    ordered.map(async (unit) =>
      finished.set(unit, await stage.finish(tx, unit.jobId, unit.workInput, unit.result)),
    ),
  );
  const closed = [...finished.values()].flatMap((each) => (each === null || 'again' in each ? [] : each));
  await closeJobs(tx, closed);
  return units.map((unit) => {
    const each = finished.get(unit) ?? null;
    return each !== null && 'again' in each ? each.again : null;
  });
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

/** Counts an attempt again if `begin` rolled its count back. */
async function countFailure(
  tx: Tx,
  stage: AnyStage,
  jobId: string,
  isBeginCommitted: boolean,
): Promise<void> {
  const [counted] = isBeginCommitted ? [] : await countJobAttempts(tx, [jobId]);
  if (counted?.isArchived) return endArchived(tx, jobId);
  const attempts = isBeginCommitted ? await findAttempts(tx, jobId) : (counted?.attempts ?? 0);
  if (attempts >= maxFailures) await stage.giveUp(tx, jobId, gaveUpReason);
}
