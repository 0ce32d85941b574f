/**
 * Consumes one queue with a number of slots. Each poll claims jobs for free slots and reports the jobs that have
 * ended. A new job, an ended one or a timer triggers the next poll. So jobs of one organisation follow each other
 * without a pause, and an idle queue costs one statement per poll. Heartbeats renew a claim. A worker that loses its
 * claim aborts the job, and the queue ignores its result, because the attempt number has changed.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Job, PgBoss } from 'pg-boss';
import { isTransientFault } from '../store/database-faults.ts';
import { poll, type Poller } from './poller.ts';
import { createConcurrencySlots, type Capacity } from './concurrency-slots.ts';

export interface Payload {
  readonly orgId: string;
  readonly subject: string;
}

export interface JobConsumerOptions {
  readonly boss: PgBoss;
  readonly queue: string;
  /** Maximum number of concurrent jobs in this process. */
  readonly slots: number;
  /** Maximum number of them for one organisation. */
  readonly slotsPerOrg: number;
  readonly heartbeatMs: number;
  /** A job that takes longer loses its slot. */
  readonly jobTimeoutMs: number;
  /** Rejects only if the queue should repeat the attempt. */
  readonly perform: (payload: Payload, signal: AbortSignal) => Promise<void>;
  readonly onFault: (fault: unknown) => void;
}

export interface JobConsumer {
  /** Call it when a job was added to the queue. */
  notify(): void;
  /** Stops claiming and lets jobs finish for `timeoutMs`. Other processes retry interrupted jobs. */
  stop(timeoutMs: number): Promise<void>;
}

interface ClaimedJob {
  readonly job: Job<Payload>;
  readonly abort: AbortController;
  readonly ended: Promise<void>;
}

interface JobResult {
  readonly job: Job<Payload>;
  readonly failure?: unknown;
}

const pollMs = 500;
const abortTimeoutMs = 1_000;

export function startJobConsumer(options: JobConsumerOptions): JobConsumer {
  const { boss, queue, onFault } = options;
  const slots = createConcurrencySlots(options.slots, options.slotsPerOrg);
  const claims = new Set<ClaimedJob>();
  const results: JobResult[] = [];
  const check = async (): Promise<boolean> => {
    const nowMs = performance.now();
    const capacity = slots.capacity(nowMs);
    const jobs = capacity ? await claimJobs(boss, queue, capacity) : [];
    for (const job of jobs) startJob(job);
    if (capacity && jobs.length < capacity.max) slots.markQueueEmpty(capacity, nowMs);
    await reportResults(options, results);
    return capacity !== null && jobs.length === capacity.max;
  };
  const poller: Poller = poll(check, pollMs, onFault);
  const startJob = (job: Job<Payload>): void => {
    const abort = new AbortController();
    slots.acquire(job.data.orgId);
    const ended = performWithTimeout(options, job, abort).then((outcome) => {
      slots.release(job.data.orgId);
      if (claims.delete(claim)) results.push(outcome);
      poller.notify();
    });
    const claim = { job, abort, ended };
    claims.add(claim);
  };
  const heartbeatTimer = setInterval(
    () => sendHeartbeats(boss, queue, claims).catch(onFault),
    options.heartbeatMs,
  );
  return {
    notify: () => {
      slots.clearQueueEmpty();
      poller.notify();
    },
    stop: async (timeoutMs) => {
      await poller.stop();
      const allEnded = Promise.all([...claims].map(({ ended }) => ended));
      await Promise.race([allEnded, unrefSleep(timeoutMs)]);
      const failure = new Error('The process ended.');
      for (const { abort } of claims) abort.abort(failure);
      await Promise.race([allEnded, unrefSleep(abortTimeoutMs)]);
      clearInterval(heartbeatTimer);
      results.push(...[...claims].map(({ job }) => ({ job, failure })));
      claims.clear();
      await reportResults(options, results);
    },
  };
}

/** A delay that does not keep the process alive. */
const unrefSleep = (ms: number) => sleep(ms, undefined, { ref: false });

async function claimJobs(boss: PgBoss, queue: string, { max, fullOrgs }: Capacity): Promise<Job<Payload>[]> {
  return boss.fetch<Payload>(queue, { batchSize: max, ignoreGroups: [...fullOrgs] });
}

/** Performs a job. On timeout it aborts the job and does not wait for it. */
async function performWithTimeout(
  { perform, jobTimeoutMs }: JobConsumerOptions,
  job: Job<Payload>,
  abort: AbortController,
): Promise<JobResult> {
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const failure = new Error(`The job took longer than ${jobTimeoutMs / 1_000} s.`);
    abort.abort(failure);
    timeout.reject(failure);
  }, jobTimeoutMs);
  try {
    await Promise.race([perform(job.data, abort.signal), timeout.promise]);
    return { job };
  } catch (failure) {
    return { job, failure };
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Reports results to the queue, each failure separately, so that none blocks another. While the queue is unavailable,
 * results are kept for later. A rejected result is logged and dropped, and its job is retried after a missed heartbeat.
 */
async function reportResults(
  { boss, queue, onFault }: JobConsumerOptions,
  outcomes: JobResult[],
): Promise<void> {
  const reported = outcomes.splice(0);
  const done = reported.filter((outcome) => !('failure' in outcome));
  const failed = reported.filter((outcome) => 'failure' in outcome);
  const groups = [...(done.length > 0 ? [done] : []), ...failed.map((outcome) => [outcome])];
  for (const [index, group] of groups.entries()) {
    const [first] = group as [JobResult];
    try {
      if ('failure' in first) await boss.fail(queue, first.job, toStorableError(first.failure));
      else
        await boss.complete(
          queue,
          group.map((outcome) => outcome.job),
        );
    } catch (fault) {
      onFault(fault);
      if (!isTransientFault(fault)) continue;
      outcomes.push(...groups.slice(index).flat());
      return;
    }
  }
}

/** The stored form of an error, without characters that PostgreSQL cannot store. */
function toStorableError(failure: unknown): object {
  const clean = (text: string) => text.replaceAll('\0', '').toWellFormed();
  const { name, message, stack } = failure instanceof Error ? failure : new Error(String(failure));
  return { name: clean(name), message: clean(message), stack: clean(stack ?? '') };
}

/** Renews claims and aborts jobs that have lost theirs. */
async function sendHeartbeats(boss: PgBoss, queue: string, claims: ReadonlySet<ClaimedJob>): Promise<void> {
  const active = [...claims].filter(({ abort }) => !abort.signal.aborted);
  if (active.length === 0) return;
  const touched = await boss.touch(
    queue,
    active.map(({ job }) => job),
  );
  // The library returns the ids it updated but does not declare them.
  const { settled } = touched as { readonly settled?: readonly string[] };
  const stillOurs = new Set(settled ?? active.map(({ job }) => job.id));
  for (const { job, abort } of active)
    if (!stillOurs.has(job.id)) abort.abort(new Error('Another worker has claimed the job.'));
}
