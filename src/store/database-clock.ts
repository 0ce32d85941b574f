import type pg from 'pg';
import { onlyItem } from '../domain/only-item.ts';

/**
 * All processes share the clock of the database. Each process measures it regularly and continues it with a monotonic
 * clock, so that wrong system clocks do not matter.
 */
export interface DatabaseClock {
  now(): Date;
  stop(): void;
}

/** The part of a connection pool that the clock uses. */
interface ClockSource {
  connect(): Promise<pg.PoolClient>;
}

const refreshIntervalMs = 60_000;

/** How far the database clock is ahead of this process, and when that was measured. */
interface ClockOffset {
  readonly minMs: number;
  readonly maxMs: number;
  readonly measuredAtMs: number;
}

/**
 * Measures the database time now and every minute, and continues the last measurement if that fails. The clock is
 * never ahead of the database, so that work which is due here is due there too. It is behind by at most one round trip.
 */
export async function startDatabaseClock(pool: ClockSource): Promise<DatabaseClock> {
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

/** The database reads its clock between sending and receiving. Several measurements narrow the offset down. */
async function measureOffset(pool: ClockSource): Promise<ClockOffset> {
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

/** The earlier measurement is more exact if this round trip was slower, unless the clock was set meanwhile. */
function mergeOffsets(known: ClockOffset, latest: ClockOffset): ClockOffset {
  const before = minOffsetAt(known, latest.measuredAtMs);
  return before > latest.maxMs ? latest : { ...latest, minMs: Math.max(before, latest.minMs) };
}

/** The clocks of two machines may drift apart. */
function minOffsetAt({ minMs, measuredAtMs }: ClockOffset, atMs: number): number {
  return minMs - (atMs - measuredAtMs) * maxDrift;
}

const maxDrift = 1e-4;

const timeQuery = {
  name: 'database-time',
  text: 'select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms',
};
