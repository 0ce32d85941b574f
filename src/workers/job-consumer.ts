/**
 * Takes jobs off one queue, as many at once as there are places. A look claims what there is room for and settles what
 * has ended since the last one; a new job, the end of one and time passing bring the next look. So many jobs of one
 * organisation follow each other at once, and an idle queue costs one statement for each look. A claim is kept by a
 * heartbeat and fenced by its attempt: whoever loses one is told to stop, and what he settles counts for nothing.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Job, PgBoss } from 'pg-boss';
import { classifyDatabaseError } from '../store/database-faults.ts';
import { poll, type Poller } from './poller.ts';
import { createConcurrencySlots, type Capacity } from './concurrency-slots.ts';

export interface Payload {
  readonly orgId: string;
  readonly subject: string;
}

export interface JobConsumerOptions {
  readonly boss: PgBoss;
  readonly queue: string;
  /** How many jobs of the queue this process does at the same time. */
  readonly slots: number;
  /** How many of them may be of one organisation. */
  readonly slotsPerOrg: number;
  readonly heartbeatMs: number;
  /** A job that takes longer loses its place. */
  readonly jobTimeoutMs: number;
  /** A throw lets the queue try again after a pause. */
  readonly perform: (payload: Payload, signal: AbortSignal) => Promise<void>;
  readonly onFault: (fault: unknown) => void;
}

export interface JobConsumer {
  /** Something came into the queue. */
  notify(): void;
  /** Claims no more, and lets jobs end by themselves for `timeoutMs`; what is cut off is tried again by others. */
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
    if (capacity && jobs.length < capacity.max) slots.markEmpty(capacity, nowMs);
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
      slots.clearEmpty();
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

/** A pause for which no process stays. */
const unrefSleep = (ms: number) => sleep(ms, undefined, { ref: false });

async function claimJobs(boss: PgBoss, queue: string, { max, fullOrgs }: Capacity): Promise<Job<Payload>[]> {
  return boss.fetch<Payload>(queue, { batchSize: max, ignoreGroups: [...fullOrgs] });
}

/** Does a job; one that its time runs out for is told to stop, and not waited for. */
async function performWithTimeout(
  { perform, jobTimeoutMs }: JobConsumerOptions,
  job: Job<Payload>,
  abort: AbortController,
): Promise<JobResult> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const failure = new Error(`The job took longer than ${jobTimeoutMs / 1_000} s.`);
    abort.abort(failure);
    late.reject(failure);
  }, jobTimeoutMs);
  try {
    await Promise.race([perform(job.data, abort.signal), late.promise]);
    return { job };
  } catch (failure) {
    return { job, failure };
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Tells the queue how jobs ended, of each failure by itself, so that none holds up another. Where the queue is away
 * they are kept for the next time; what it refuses is told of and left, and is tried again when its heartbeat is
 * missed.
 */
async function reportResults(
  { boss, queue, onFault }: JobConsumerOptions,
  outcomes: JobResult[],
): Promise<void> {
  const settling = outcomes.splice(0);
  const done = settling.filter((outcome) => !('failure' in outcome));
  const failed = settling.filter((outcome) => 'failure' in outcome);
  const turns = [...(done.length > 0 ? [done] : []), ...failed.map((outcome) => [outcome])];
  for (const [place, turn] of turns.entries()) {
    const [{ job, ...ended }] = turn as [JobResult];
    try {
      if ('failure' in ended) await boss.fail(queue, job, toStorableError(ended.failure));
      else
        await boss.complete(
          queue,
          turn.map((outcome) => outcome.job),
        );
    } catch (fault) {
      onFault(fault);
      if (!['unavailable', 'retry'].includes(classifyDatabaseError(fault).kind)) continue;
      outcomes.push(...turns.slice(place).flat());
      return;
    }
  }
}

/** What the queue keeps of a failure, without characters that PostgreSQL takes in no text. */
function toStorableError(failure: unknown): object {
  const clean = (text: string) => text.replaceAll('\0', '').toWellFormed();
  const { name, message, stack } = failure instanceof Error ? failure : new Error(String(failure));
  return { name: clean(name), message: clean(message), stack: clean(stack ?? '') };
}

/** Keeps claims for a while more, and tells those who have lost theirs. */
async function sendHeartbeats(boss: PgBoss, queue: string, claims: ReadonlySet<ClaimedJob>): Promise<void> {
  const active = [...claims].filter(({ abort }) => !abort.signal.aborted);
  if (active.length === 0) return;
  const touched = await boss.touch(
    queue,
    active.map(({ job }) => job),
  );
  // The library answers which it touched, and does not declare it.
  const { settled } = touched as { readonly settled?: readonly string[] };
  const stillOurs = new Set(settled ?? active.map(({ job }) => job.id));
  for (const { job, abort } of active)
    if (!stillOurs.has(job.id)) abort.abort(new Error('Somebody else has the job now.'));
}
