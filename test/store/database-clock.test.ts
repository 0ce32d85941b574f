import pg from 'pg';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startDatabaseClock, type DatabaseClock } from '../../src/store/database-clock.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import { testService } from '../support/test-service.ts';

const service = testService({ role: 'api' });
const hourMs = 3_600_000;
/** Longer than any query takes, and much shorter than the difference between the clocks. */
const toleranceMs = 60_000;

let databaseMs = 0;
beforeAll(async () => {
  databaseMs = await readDatabaseTime();
});
afterEach(() => vi.useRealTimers());

test.each([
  ['an hour ahead', hourMs],
  ['an hour behind', -hourMs],
])('a process whose clock is %s uses the time of the database', async (_, shiftMs) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + shiftMs });
  const store = await openStore({
    url: service.databaseUrl,
    separateRoles: true,
    maxConnections: 1,
    appUrl: '',
  });
  try {
    expect(Math.abs(store.now().getTime() - (await readDatabaseTime()))).toBeLessThan(toleranceMs);
    expect(await transactionTime(store)).toBeGreaterThanOrEqual(databaseMs);
    vi.setSystemTime(Date.now() + 24 * hourMs);
    expect(Math.abs(store.now().getTime() - (await readDatabaseTime()))).toBeLessThan(toleranceMs);
  } finally {
    await store.close();
  }
});

test('the time of a transaction is never later than the time of the database', async () => {
  const { assembled, tenant } = service;
  for (let round = 0; round < 20; round++) {
    const [row] = await assembled.store.transaction(tenant.orgId, (tx) =>
      tx.sql<{ is_past: boolean }>('select $1::timestamptz <= clock_timestamp() as is_past', [tx.now]),
    );
    expect(row!.is_past).toBe(true);
  }
});

test('the clock is never ahead of the database, even if its queries are slow', async () => {
  await setDatabaseClock({ afterSeconds: 0.2, behindMs: 0 });
  await withClock(async (clock) => {
    for (let round = 0; round < 20; round++) {
      const now = clock.now().getTime();
      expect(now).toBeLessThanOrEqual(await readDatabaseTime());
    }
  });
});

test('the clock follows a database clock that is set back and forward', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const behindMs = async (clock: DatabaseClock) => (await readDatabaseTime()) - clock.now().getTime();
  await setDatabaseClock({ afterSeconds: 0, behindMs: 0 });
  await withClock(async (clock) => {
    await setDatabaseClock({ afterSeconds: 0, behindMs: hourMs });
    vi.advanceTimersByTime(toleranceMs);
    await expect.poll(() => behindMs(clock)).toBeGreaterThan(hourMs - toleranceMs);
    expect(await behindMs(clock)).toBeLessThan(hourMs + toleranceMs);
    await setDatabaseClock({ afterSeconds: 0, behindMs: 0 });
    vi.advanceTimersByTime(toleranceMs);
    await expect.poll(() => behindMs(clock)).toBeLessThan(toleranceMs);
  });
});

/** Delays and shifts the time that the database returns to connections of `withClock`. */
async function setDatabaseClock({ afterSeconds, behindMs }: { afterSeconds: number; behindMs: number }) {
  await service.sql('create schema if not exists slow');
  await service.sql(`create or replace function slow.clock_timestamp() returns timestamptz language plpgsql as $$
    begin
      perform pg_sleep(${afterSeconds});
      return pg_catalog.clock_timestamp() - make_interval(secs => ${behindMs / 1_000});
    end $$`);
}

async function withClock(work: (clock: DatabaseClock) => Promise<void>): Promise<void> {
  const options = '-c search_path=slow,pg_catalog';
  const pool = new pg.Pool({ connectionString: service.databaseUrl, options, max: 1 });
  const clock = await startDatabaseClock(pool);
  try {
    await work(clock);
  } finally {
    clock.stop();
    await pool.end();
  }
}

const transactionTime = (store: Store) =>
  store.transaction(service.tenant.orgId, (tx) => Promise.resolve(tx.now.getTime()));

async function readDatabaseTime(): Promise<number> {
  const [row] = await service.sql<{ ms: number }>(
    'select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms',
  );
  return row!.ms;
}
