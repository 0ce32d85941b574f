import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { newId } from '../../src/store/ids.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import { testDatabase } from '../support/test-database.ts';

const database = testDatabase();
const [busy, other] = [newId('org'), newId('org')];
let store: Store;
let admin: pg.Pool;
const unfinished: (() => void)[] = [];

beforeAll(async () => {
  admin = new pg.Pool({ connectionString: database.url, max: 2 });
  for (const orgId of [busy, other])
    await admin.query(
      `insert into directory.org (org_id, name, plan, created_at) values ($1, 'One', 'pro', now())`,
      [orgId],
    );
});
beforeEach(async () => {
  store = await openStore({
    url: database.url,
    separateRoles: true,
    maxConnections: 2,
    appUrl: 'http://127.0.0.1/app',
  });
});
afterEach(async () => {
  vi.useRealTimers();
  for (const finish of unfinished.splice(0)) finish();
  await store.close();
});
afterAll(() => admin.end());

/** Uses a connection until `finish` is called. */
async function useConnection(orgId: string): Promise<{ finish(): Promise<void> }> {
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  unfinished.push(finish);
  const { promise: started, resolve: start } = Promise.withResolvers<void>();
  const transaction = store.transaction(orgId, async (tx) => {
    await tx.sql('select');
    start();
    await finished;
  });
  await started;
  return {
    finish: () => {
      finish();
      return transaction;
    },
  };
}

const read = (orgId: string) => store.query(orgId, (tx) => tx.sql('select 1 as one'));
const waiting = () => store.countConnections().waiting;

test('one call of an organisation goes before 100 waiting calls of another', async () => {
  const connections = [await useConnection(busy), await useConnection(busy)];
  const order: string[] = [];
  const calls = [...Array.from({ length: 100 }, () => busy), other].map((orgId) =>
    read(orgId).then(() => order.push(orgId)),
  );
  await expect.poll(waiting).toBe(101);
  // With one connection free, the calls end in the order in which they started.
  await connections[0]!.finish();
  await Promise.all(calls);
  await connections[1]!.finish();
  expect(order).toHaveLength(101);
  expect(order.indexOf(other)).toBe(0);
  expect(waiting()).toBe(0);
});

test('work without an organisation takes turns with them', async () => {
  const connections = [await useConnection(busy), await useConnection(busy)];
  const order: string[] = [];
  const reads = Array.from({ length: 20 }, () => read(busy).then(() => order.push('busy')));
  const lookup = store.queryWithoutOrganisation({ text: 'select 1' }).then(() => order.push('lookup'));
  await expect.poll(waiting).toBe(21);
  await connections[0]!.finish();
  await Promise.all([...reads, lookup]);
  await connections[1]!.finish();
  expect(order.indexOf('lookup')).toBe(0);
});

test('a call that waits for 10 seconds gives up and leaves the queue', async () => {
  const connections = [await useConnection(busy), await useConnection(busy)];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const call = read(other);
  const rejection = expect(call).rejects.toMatchObject({ code: '53000' });
  await vi.waitFor(() => expect(waiting()).toBe(1));
  await vi.advanceTimersByTimeAsync(10_000);
  await rejection;
  expect(waiting()).toBe(0);
  vi.useRealTimers();
  for (const connection of connections) await connection.finish();
  await expect(read(other)).resolves.toEqual([{ one: 1 }]);
});

test('waiting calls are served after their database has ended all connections', async () => {
  const connections = [await useConnection(busy), await useConnection(other)];
  const calls = [busy, other, busy, other].map((orgId) => read(orgId));
  await expect.poll(waiting).toBe(4);
  await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'outreach'`,
  );
  await Promise.all(
    connections.map((connection) => expect(connection.finish()).rejects.toThrow(/terminat|connection/i)),
  );
  expect(await Promise.all(calls)).toEqual(Array.from({ length: 4 }, () => [{ one: 1 }]));
  expect(waiting()).toBe(0);
});

test('calls that get no connection leave their turn to others', async () => {
  const closed = await openStore({
    url: database.url,
    separateRoles: true,
    maxConnections: 2,
    appUrl: 'http://127.0.0.1/app',
  });
  await closed.close();
  const calls = Array.from({ length: 20 }, () => closed.query(busy, (tx) => tx.sql('select')));
  for (const call of calls)
    await expect(call).rejects.toThrow('Cannot use a pool after calling end on the pool');
  expect(closed.countConnections().waiting).toBe(0);
});
