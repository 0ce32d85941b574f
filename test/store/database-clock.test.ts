import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openStore, type Store } from '../../src/store/store.ts';
import { testHouse } from '../house.ts';

const house = testHouse({ role: 'api' });
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
    url: house.databaseUrl,
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
  const { service, tenant } = house;
  for (let round = 0; round < 20; round++) {
    const [row] = await service.store.tx(tenant.orgId, (tx) =>
      tx.sql<{ over: boolean }>('select $1::timestamptz <= clock_timestamp() as over', [tx.now]),
    );
    expect(row!.over).toBe(true);
  }
});

const nowOfTransaction = (store: Store) =>
  store.tx(house.tenant.orgId, (tx) => Promise.resolve(tx.now.getTime()));

async function askDatabase(): Promise<number> {
  const [row] = await house.sql<{ ms: number }>(
    'select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms',
  );
  return row!.ms;
}
