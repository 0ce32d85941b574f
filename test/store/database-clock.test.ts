import pg from 'pg';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startDatabaseClock, type DatabaseClock } from '../../src/store/database-clock.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import { testService } from '../support/test-service.ts';

const service = testService({ role: 'api' });
const hourMs = 3_600_000;
/** More than a question to the database ever takes, and far less than the clocks are apart. */
const nearMs = 60_000;

let databaseMs = 0;
beforeAll(async () => {
  databaseMs = await askDatabase();
});
afterEach(() => vi.useRealTimers());

test.each([
  ['an hour ahead', hourMs],
  ['an hour behind', -hourMs],
])('the time of a process whose clock is %s is the time of the database', async (_, shiftMs) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + shiftMs });
  const store = await openStore({
    url: service.databaseUrl,
    separateRoles: true,
    maxConnections: 1,
    appUrl: '',
  });
  try {
    expect(Math.abs(store.now().getTime() - (await askDatabase()))).toBeLessThan(nearMs);
    expect(await nowOfTransaction(store)).toBeGreaterThanOrEqual(databaseMs);
    vi.setSystemTime(Date.now() + 24 * hourMs);
    expect(Math.abs(store.now().getTime() - (await askDatabase()))).toBeLessThan(nearMs);
  } finally {
    await store.close();
  }
});

test('the time of a transaction is over when the database looks at what it wrote', async () => {
  const { assembled: shiftedService, tenant } = service;
  for (let round = 0; round < 20; round++) {
    const [row] = await shiftedService.store.transaction(tenant.orgId, (tx) =>
      tx.sql<{ over: boolean }>('select $1::timestamptz <= clock_timestamp() as over', [tx.now]),
    );
    expect(row!.over).toBe(true);
  }
});

test('is never ahead of the database clock, even with slow answers', async () => {
  await databaseTime({ afterSeconds: 0.2, behindMs: 0 });
  await withOwnClock(async (clock) => {
    for (let round = 0; round < 20; round++) {
      const now = clock.now().getTime();
      expect(now).toBeLessThanOrEqual(await askDatabase());
    }
  });
});

test('follows a database clock that is set back and forward', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const behindMs = async (clock: DatabaseClock) => (await askDatabase()) - clock.now().getTime();
  await databaseTime({ afterSeconds: 0, behindMs: 0 });
  await withOwnClock(async (clock) => {
    await databaseTime({ afterSeconds: 0, behindMs: hourMs });
    vi.advanceTimersByTime(nearMs);
    await expect.poll(() => behindMs(clock)).toBeGreaterThan(hourMs - nearMs);
    expect(await behindMs(clock)).toBeLessThan(hourMs + nearMs);
    await databaseTime({ afterSeconds: 0, behindMs: 0 });
    vi.advanceTimersByTime(nearMs);
    await expect.poll(() => behindMs(clock)).toBeLessThan(nearMs);
  });
});

/** Has the database be slow to say the time to those who ask by `withOwnClock`, and say another one. */
async function databaseTime({ afterSeconds, behindMs }: { afterSeconds: number; behindMs: number }) {
  await service.sql('create schema if not exists slow');
  await service.sql(`create or replace function slow.clock_timestamp() returns timestamptz language plpgsql as $$
    begin
      perform pg_sleep(${afterSeconds});
      return pg_catalog.clock_timestamp() - make_interval(secs => ${behindMs / 1_000});
    end $$`);
}

async function withOwnClock(work: (clock: DatabaseClock) => Promise<void>): Promise<void> {
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

const nowOfTransaction = (store: Store) =>
  store.transaction(service.tenant.orgId, (tx) => Promise.resolve(tx.now.getTime()));

async function askDatabase(): Promise<number> {
  const [row] = await service.sql<{ ms: number }>(
    'select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms',
  );
  return row!.ms;
}
