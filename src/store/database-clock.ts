import type pg from 'pg';
import { onlyItem } from '../domain/only-item.ts';

/**
 * The clock of the database, so that all processes and machines of a service have one time, however wrong their own may
 * be. It is asked once in a while and counted on from there by a clock that nobody can set.
 */
export interface DatabaseClock {
  now(): Date;
  stop(): void;
}

const refreshIntervalMs = 60_000;

/** By how much the clock of the database is ahead of that of this process, and when it was asked. */
interface ClockOffset {
  readonly minMs: number;
  readonly maxMs: number;
  readonly measuredAtMs: number;
}

/**
 * Asks the database for its time, and again every minute; while it cannot be asked, what is known is counted on. The
 * clock is never ahead of the database, so that what is due now is due there, and behind it by no more than a question
 * takes.
 */
export async function startDatabaseClock(pool: pg.Pool): Promise<DatabaseClock> {
  let offset = await measureOffset(pool);
  const refreshTimer = setInterval(() => {
    measureOffset(pool).then(
      (latest) => (offset = mergeOffsets(offset, latest)),
      () => undefined,
    );
  }, refreshIntervalMs);
  refreshTimer.unref();
  return {
    now: () => {
      const atMs = performance.now();
      return new Date(atMs + minOffsetAt(offset, atMs));
    },
    stop: () => clearInterval(refreshTimer),
  };
}

/** Its answer is from between the question and its arrival; what is known of a few is what all of them say. */
async function measureOffset(pool: pg.Pool): Promise<ClockOffset> {
  let [minMs, maxMs] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  const client = await pool.connect();
  try {
    for (let attempt = 0; attempt < 3; attempt++) {
      const sentAtMs = performance.now();
      const { rows } = await client.query<{ ms: number }>(timeQuery);
      const { ms } = onlyItem(rows);
      minMs = Math.max(minMs, ms - performance.now());
      maxMs = Math.min(maxMs, ms - sentAtMs);
    }
  } finally {
    client.release();
  }
  return { minMs, maxMs, measuredAtMs: performance.now() };
}

/** What was known before says more where the question took longer this time, unless the clock was set meanwhile. */
function mergeOffsets(known: ClockOffset, latest: ClockOffset): ClockOffset {
  const before = minOffsetAt(known, latest.measuredAtMs);
  return before > latest.maxMs ? latest : { ...latest, minMs: Math.max(before, latest.minMs) };
}

/** The clocks of two machines may run apart. */
function minOffsetAt({ minMs, measuredAtMs }: ClockOffset, atMs: number): number {
  return minMs - (atMs - measuredAtMs) * maxDrift;
}

const maxDrift = 1e-4;

const timeQuery = {
  name: 'database-time',
  text: 'select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms',
};
