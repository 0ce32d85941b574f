import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Project } from '../../src/store/entities/workspaces.ts';
import { newId } from '../../src/store/ids.ts';
import { openStore, type Store, type Tx } from '../../src/store/store.ts';
import type { DatabaseOperation } from '../../src/store/observe-database.ts';
import { testDatabase } from '../support/test-database.ts';

const database = testDatabase();
const operations: DatabaseOperation[] = [];
let store: Store;
let admin: pg.Pool;
const orgId = newId('org');
const projectId = newId('project');

beforeAll(async () => {
  store = await openStore({
    url: database.url,
    separateRoles: true,
    maxConnections: 1,
    appUrl: 'http://127.0.0.1/app',
    observe: async (operation, work) => {
      operations.push(operation);
      return work();
    },
  });
  admin = new pg.Pool({ connectionString: database.url, max: 2 });
  admin.on('error', () => undefined);
  await admin.query(
    `insert into directory.org (org_id, name, plan, created_at) values ($1, 'One', 'pro', now())`,
    [orgId],
  );
  await store.transaction(orgId, (tx) =>
    tx.sql(
      `insert into project (org_id, id, name, created_at, updated_at) values ($1, $2, 'P', now(), now())`,
      [orgId, projectId],
    ),
  );
});
beforeEach(() => {
  operations.length = 0;
});
afterAll(async () => {
  await store.close();
  await admin.end();
});

const selectName = 'select name from project where org_id = $1';
const rename = (tx: Tx, name: string) =>
  tx.sql('update project set name = $2 where org_id = $1 returning name', [orgId, name]);
const readName = async () => (await admin.query<{ name: string }>(selectName, [orgId])).rows[0]!.name;
const tenantOnConnection = () =>
  store.queryWithoutOrganisation<{ org: string | null }>({
    text: `select current_setting('app.org_id', true) as org`,
  });

test('sends concurrent queries in one round trip, with results in order', async () => {
  const rows = await store.read(orgId, (reading) =>
    Promise.all([1, 2, 3].map((number) => reading.sql(`select $1::int as it`, [number]))),
  );
  expect(rows).toEqual([[{ it: 1 }], [{ it: 2 }], [{ it: 3 }]]);
  expect(operations.map(({ kind }) => kind)).toEqual(['statement']);
});

test('a transaction with one write takes two round trips, with the commit', async () => {
  await store.transaction(orgId, (tx) => rename(tx, 'Renamed'));
  expect(operations.filter(({ kind }) => kind === 'statement')).toHaveLength(2);
  expect(await readName()).toBe('Renamed');
});

describe('a transaction', () => {
  test('stores nothing of a batch with a failing statement, and the connection stays usable', async () => {
    const before = await readName();
    const failing = store.transaction(orgId, (tx) =>
      Promise.all([rename(tx, 'Half'), tx.sql('select 1 / 0'), rename(tx, 'More')]),
    );
    await expect(failing).rejects.toMatchObject({ code: '22012' });
    expect(await readName()).toBe(before);
    expect(await store.read(orgId, (reading) => reading.sql(selectName, [orgId]))).toEqual([
      { name: before },
    ]);
  });

  test('fails to commit if it ignored the error of a statement', async () => {
    const before = await readName();
    const ignoringError = store.transaction(orgId, async (tx) => {
      await rename(tx, 'Lost');
      await tx.sql('select 1 / 0').catch(() => undefined);
      return 'done';
    });
    await expect(ignoringError).rejects.toThrow('rolled back by the database');
    expect(await readName()).toBe(before);
  });

  test('stores nothing of queries that are pending when it fails', async () => {
    const late: Promise<unknown>[] = [];
    const write = (tx: Tx, id: string) =>
      tx.sql(
        `insert into directory.outbox (id, org_id, kind, name, subject, due_at) values ($1, $2, 'job', 'x', $1, now())`,
        [id, orgId],
      );
    for (const delayMs of [0, 0, 1, 5, 20]) {
      const failing = store.transaction(orgId, async (tx) => {
        const writeLate = async () => {
          await write(tx, newId('wake'));
          if (delayMs > 0) await sleep(delayMs);
          await write(tx, newId('wake'));
          await write(tx, newId('wake'));
        };
        late.push(writeLate().catch((error: unknown) => error));
        late.push(writeLate().catch((error: unknown) => error));
        await tx.sql('select 1');
        throw new Error('on purpose');
      });
      await expect(failing).rejects.toThrow('on purpose');
    }
    for (const outcome of await Promise.all(late))
      expect(outcome).toMatchObject({ message: 'The transaction has ended.' });
    const { rows } = await admin.query('select count(*)::int as count from directory.outbox');
    expect(rows).toEqual([{ count: 0 }]);
  });

  test('rejects queries after its commit', async () => {
    let endedTx: Tx | undefined;
    await store.transaction(orgId, async (tx) => {
      endedTx = tx;
      await rename(tx, 'Kept');
    });
    await expect(rename(endedTx!, 'Late')).rejects.toThrow('The transaction has ended.');
    expect(await readName()).toBe('Kept');
  });
});

test('a connection keeps no organisation after a read, a write or a failure', async () => {
  await store.read(orgId, (reading) => reading.sql(selectName, [orgId]));
  expect((await tenantOnConnection())[0]!.org || null).toBeNull();
  await store.transaction(orgId, (tx) => rename(tx, 'Again'));
  expect((await tenantOnConnection())[0]!.org || null).toBeNull();
  await store.read(orgId, (reading) => reading.sql('select 1 / 0')).catch(() => undefined);
  expect((await tenantOnConnection())[0]!.org || null).toBeNull();
});

test('if a connection ends during a transaction, nothing is stored and later queries succeed', async () => {
  const before = await readName();
  const failing = store.transaction(orgId, async (tx) => {
    await rename(tx, 'Dead');
    const [connection] = await tx.sql<{ pid: number }>('select pg_backend_pid() as pid');
    await admin.query('select pg_terminate_backend($1)', [connection!.pid]);
    await Promise.all([rename(tx, 'Deader'), rename(tx, 'Deadest')]);
  });
  await expect(failing).rejects.toThrow(/terminat|connection/i);
  expect(await store.read(orgId, (reading) => reading.sql(selectName, [orgId]))).toEqual([{ name: before }]);
});

test('a prepared statement fails at most once after its table changes', async () => {
  const read = () =>
    store.read(orgId, (reading) => reading.sql<object>('select * from project where org_id = $1', [orgId]));
  expect(await read()).toHaveLength(1);
  await admin.query('alter table project add column colour text');
  await read().catch((error: { code: string }) => expect(error.code).toBe('0A000'));
  expect((await read())[0]).toHaveProperty('colour', null);
});

test('a statement sent twice before it is prepared works both times', async () => {
  const text = `select $1::int as sent_twice`;
  const results = await store.transaction(orgId, async (tx) => {
    const first = tx.sql(text, [1]);
    await Promise.resolve();
    await Promise.resolve();
    return Promise.all([first, tx.sql(text, [2])]);
  });
  expect(results).toEqual([[{ sent_twice: 1 }], [{ sent_twice: 2 }]]);
});

test('commits nothing if the tenant check fails', async () => {
  const before = await readName();
  const rejectedEntry = {
    orgId,
    statement: { text: 'select tenancy.enter($1)', values: [orgId] },
    verifyKey: () => {
      throw new Error('not admitted');
    },
  };
  const transaction = store.transaction(rejectedEntry, async (tx) => {
    tx.executeAtCommit('update project set name = $2 where org_id = $1', [orgId, 'Hasty']);
  });
  await expect(transaction).rejects.toThrow('not admitted');
  expect(await readName()).toBe(before);
});

test('statements of the ORM join the same round trip', async () => {
  const [project, rows] = await store.read(orgId, (reading) =>
    Promise.all([reading.em.findOne(Project, { orgId, id: projectId }), reading.sql(selectName, [orgId])]),
  );
  expect(rows).toEqual([{ name: project!.name }]);
  expect(operations).toHaveLength(1);
});
