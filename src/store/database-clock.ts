import type pg from 'pg';

/**
 * The clock of the database, so that all processes and machines of a service have one time, however wrong their own may
 * be. It is asked once in a while and counted on from there by a clock that nobody can set.
 */
export interface DatabaseClock {
  now(): Date;
  stop(): void;
}

const askEveryMs = 60_000;

/** Asks the database for its time, and again every minute; while it cannot be asked, what is known is counted on. */
export async function startDatabaseClock(pool: pg.Pool): Promise<DatabaseClock> {
  let aheadMs = await askHowFarAhead(pool);
  const asking = setInterval(() => {
    askHowFarAhead(pool).then(
      (latestMs) => (aheadMs = latestMs),
      () => undefined,
    );
  }, askEveryMs);
  asking.unref();
  return {
    now: () => new Date(performance.now() + aheadMs),
    stop: () => clearInterval(asking),
  };
}

/**
 * By how many milliseconds the clock of the database is before that of this process. Its answer is from between the
 * question and its arrival; what travelled fastest of a few tells it best.
 */
async function askHowFarAhead(pool: pg.Pool): Promise<number> {
  const asked: { aheadMs: number; tripMs: number }[] = [];
  const client = await pool.connect();
  try {
    for (let question = 0; question < 3; question++) {
      const sentAtMs = performance.now();
      const { rows } = await client.query<{ ms: number }>(timeQuestion);
      const tripMs = performance.now() - sentAtMs;
      asked.push({ aheadMs: rows[0]!.ms - sentAtMs - tripMs / 2, tripMs });
    }
  } finally {
    client.release();
  }
  return asked.reduce((best, other) => (other.tripMs < best.tripMs ? other : best)).aheadMs;
}

const timeQuestion = {
  name: 'database-time',
  text: 'select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms',
};
