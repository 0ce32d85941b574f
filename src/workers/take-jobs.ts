/**
 * Takes jobs off one queue, as many at once as there are places. A look claims what there is room for and settles what
 * has ended since the last one; a new job, the end of one and time passing bring the next look. So many jobs of one
 * organisation follow each other at once, and an idle queue costs one statement for each look. A claim is kept by a
 * heartbeat and fenced by its attempt: whoever loses one is told to stop, and what he settles counts for nothing.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Job, PgBoss } from 'pg-boss';
import { readDatabaseFault } from '../store/constraints.ts';
import { lookAgain, type Lookout } from './look-again.ts';
import { createPlaces, type Room } from './places.ts';

export interface Payload {
  readonly orgId: string;
  readonly subject: string;
}

export interface TakingOptions {
  readonly boss: PgBoss;
  readonly queue: string;
  /** How many jobs of the queue this process does at the same time. */
  readonly places: number;
  /** How many of them may be of one organisation. */
  readonly placesOfOne: number;
  readonly heartbeatMs: number;
  /** A job that takes longer loses its place. */
  readonly jobMs: number;
  /** A throw lets the queue try again after a pause. */
  readonly perform: (payload: Payload, signal: AbortSignal) => Promise<void>;
  readonly onFault: (fault: unknown) => void;
}

export interface Taking {
  /** Something came into the queue. */
  nudge(): void;
  /** Claims no more, and lets jobs end by themselves for `patienceMs`; what is cut off is tried again by others. */
  stop(patienceMs: number): Promise<void>;
}

interface Claim {
  readonly job: Job<Payload>;
  readonly losing: AbortController;
  readonly ended: Promise<void>;
}

interface Outcome {
  readonly job: Job<Payload>;
  readonly failure?: unknown;
}

const pollMs = 500;
const cutOffMs = 1_000;

export function takeJobs(options: TakingOptions): Taking {
  const { boss, queue, onFault } = options;
  const places = createPlaces(options.places, options.placesOfOne);
  const claims = new Set<Claim>();
  const outcomes: Outcome[] = [];
  const look = async (): Promise<boolean> => {
    const nowMs = performance.now();
    const room = places.room(nowMs);
    const jobs = room ? await claimJobs(boss, queue, room) : [];
    for (const job of jobs) begin(job);
    if (room && jobs.length < room.most) places.learnEmpty(room, nowMs);
    await settle(options, outcomes);
    return room !== null && jobs.length === room.most;
  };
  const looking: Lookout = lookAgain(look, pollMs, onFault);
  const begin = (job: Job<Payload>): void => {
    const losing = new AbortController();
    places.occupy(job.data.orgId);
    const ended = performInTime(options, job, losing).then((outcome) => {
      places.vacate(job.data.orgId);
      if (claims.delete(claim)) outcomes.push(outcome);
      looking.nudge();
    });
    const claim = { job, losing, ended };
    claims.add(claim);
  };
  const beating = setInterval(() => beat(boss, queue, claims).catch(onFault), options.heartbeatMs);
  return {
    nudge: () => {
      places.forgetEmpty();
      looking.nudge();
    },
    stop: async (patienceMs) => {
      await looking.stop();
      const allEnded = Promise.all([...claims].map(({ ended }) => ended));
      await Promise.race([allEnded, unheld(patienceMs)]);
      const failure = new Error('The process ended.');
      for (const { losing } of claims) losing.abort(failure);
      await Promise.race([allEnded, unheld(cutOffMs)]);
      clearInterval(beating);
      outcomes.push(...[...claims].map(({ job }) => ({ job, failure })));
      claims.clear();
      await settle(options, outcomes);
    },
  };
}

/** A pause for which no process stays. */
const unheld = (ms: number) => sleep(ms, undefined, { ref: false });

async function claimJobs(boss: PgBoss, queue: string, { most, full }: Room): Promise<Job<Payload>[]> {
  return boss.fetch<Payload>(queue, { batchSize: most, ignoreGroups: [...full] });
}

/** Does a job; one that its time runs out for is told to stop, and not waited for. */
async function performInTime(
  { perform, jobMs }: TakingOptions,
  job: Job<Payload>,
  losing: AbortController,
): Promise<Outcome> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const failure = new Error(`The job took longer than ${jobMs / 1_000} s.`);
    losing.abort(failure);
    late.reject(failure);
  }, jobMs);
  try {
    await Promise.race([perform(job.data, losing.signal), late.promise]);
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
async function settle({ boss, queue, onFault }: TakingOptions, outcomes: Outcome[]): Promise<void> {
  const settling = outcomes.splice(0);
  const done = settling.filter((outcome) => !('failure' in outcome));
  const failed = settling.filter((outcome) => 'failure' in outcome);
  const turns = [...(done.length > 0 ? [done] : []), ...failed.map((outcome) => [outcome])];
  for (const [place, turn] of turns.entries()) {
    const [{ job, ...ended }] = turn as [Outcome];
    try {
      if ('failure' in ended) await boss.fail(queue, job, tellable(ended.failure));
      else
        await boss.complete(
          queue,
          turn.map((outcome) => outcome.job),
        );
    } catch (fault) {
      onFault(fault);
      if (!['unavailable', 'retry'].includes(readDatabaseFault(fault).kind)) continue;
      outcomes.push(...turns.slice(place).flat());
      return;
    }
  }
}

/** What the queue keeps of a failure, without characters that PostgreSQL takes in no text. */
function tellable(failure: unknown): object {
  const clean = (text: string) => text.replaceAll('\0', '').toWellFormed();
  const { name, message, stack } = failure instanceof Error ? failure : new Error(String(failure));
  return { name: clean(name), message: clean(message), stack: clean(stack ?? '') };
}

/** Keeps claims for a while more, and tells those who have lost theirs. */
async function beat(boss: PgBoss, queue: string, claims: ReadonlySet<Claim>): Promise<void> {
  const held = [...claims].filter(({ losing }) => !losing.signal.aborted);
  if (held.length === 0) return;
  const touched = await boss.touch(
    queue,
    held.map(({ job }) => job),
  );
  // The library answers which it touched, and does not declare it.
  const { settled } = touched as { readonly settled?: readonly string[] };
  const kept = new Set(settled ?? held.map(({ job }) => job.id));
  for (const { job, losing } of held)
    if (!kept.has(job.id)) losing.abort(new Error('Somebody else has the job now.'));
}
