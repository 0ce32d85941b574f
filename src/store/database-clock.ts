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

const askEveryMs = 60_000;

/** By how much the clock of the database is ahead of that of this process, and when it was asked. */
interface Lead {
  readonly leastMs: number;
  readonly mostMs: number;
  readonly askedAtMs: number;
}

/**
 * Asks the database for its time, and again every minute; while it cannot be asked, what is known is counted on. The
 * clock is never ahead of the database, so that what is due now is due there, and behind it by no more than a question
 * takes.
 */
export async function startDatabaseClock(pool: pg.Pool): Promise<DatabaseClock> {
  let known = await askForLead(pool);
  const asking = setInterval(() => {
    askForLead(pool).then(
      (latest) => (known = join(known, latest)),
      () => undefined,
    );
  }, askEveryMs);
  asking.unref();
  return {
    now: () => {
      const atMs = performance.now();
      return new Date(atMs + leastAt(known, atMs));
    },
    stop: () => clearInterval(asking),
  };
}

/** Its answer is from between the question and its arrival; what is known of a few is what all of them say. */
async function askForLead(pool: pg.Pool): Promise<Lead> {
  let [leastMs, mostMs] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  const client = await pool.connect();
  try {
    for (let question = 0; question < 3; question++) {
      const sentAtMs = performance.now();
      const { rows } = await client.query<{ ms: number }>(timeQuestion);
      const { ms } = onlyItem(rows);
      leastMs = Math.max(leastMs, ms - performance.now());
      mostMs = Math.min(mostMs, ms - sentAtMs);
    }
  } finally {
    client.release();
  }
  return { leastMs, mostMs, askedAtMs: performance.now() };
}

/** What was known before says more where the question took longer this time, unless the clock was set meanwhile. */
function join(known: Lead, latest: Lead): Lead {
  const before = leastAt(known, latest.askedAtMs);
  return before > latest.mostMs ? latest : { ...latest, leastMs: Math.max(before, latest.leastMs) };
}

/** The clocks of two machines may run apart. */
function leastAt({ leastMs, askedAtMs }: Lead, atMs: number): number {
  return leastMs - (atMs - askedAtMs) * mostDrift;
}

const mostDrift = 1e-4;

const timeQuestion = {
  name: 'database-time',
  text: 'select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms',
};
