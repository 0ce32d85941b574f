import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Project } from '../../src/store/entities/workspaces.ts';
import { newId } from '../../src/store/ids.ts';
import { openStore, type Store, type Tx } from '../../src/store/store.ts';
import type { DatabaseOperation } from '../../src/store/observe-database.ts';
import { testDatabase } from '../support/test-database.ts';

const database = testDatabase();
const steps: DatabaseOperation[] = [];
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
    observe: async (step, work) => {
      steps.push(step);
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
  steps.length = 0;
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
  store.queryDirectory<{ org: string | null }>({ text: `select current_setting('app.org_id', true) as org` });

test('sends concurrent queries in one round trip, with results in order', async () => {
  const rows = await store.read(orgId, (reading) =>
    Promise.all([1, 2, 3].map((number) => reading.sql(`select $1::int as it`, [number]))),
  );
  expect(rows).toEqual([[{ it: 1 }], [{ it: 2 }], [{ it: 3 }]]);
  expect(steps.map(({ kind }) => kind)).toEqual(['statement']);
});

test('a transaction with one write takes two round trips, with the commit', async () => {
  await store.transaction(orgId, (tx) => rename(tx, 'Renamed'));
  expect(steps.filter(({ kind }) => kind === 'statement')).toHaveLength(2);
  expect(await readName()).toBe('Renamed');
});

describe('nothing is stored', () => {
  test('of a batch with a failing statement, and the connection stays usable', async () => {
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

  test('if an ignored statement failed: the commit fails', async () => {
    const before = await readName();
    const ignoringError = store.transaction(orgId, async (tx) => {
      await rename(tx, 'Lost');
      await tx.sql('select 1 / 0').catch(() => undefined);
      return 'done';
    });
    await expect(ignoringError).rejects.toThrow('rolled back by the database');
    expect(await readName()).toBe(before);
  });

  test('of queries pending at the end of the transaction', async () => {
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

  test('of queries after the commit', async () => {
    let endedTx: Tx | undefined;
    await store.transaction(orgId, async (tx) => {
      endedTx = tx;
      await rename(tx, 'Kept');
    });
    await expect(rename(endedTx!, 'Late')).rejects.toThrow('The transaction has ended.');
    expect(await readName()).toBe('Kept');
  });
});

test('no organisation stays on a connection, after a read, a write or a failure', async () => {
  await store.read(orgId, (reading) => reading.sql(selectName, [orgId]));
  expect((await tenantOnConnection())[0]!.org || null).toBeNull();
  await store.transaction(orgId, (tx) => rename(tx, 'Again'));
  expect((await tenantOnConnection())[0]!.org || null).toBeNull();
  await store.read(orgId, (reading) => reading.sql('select 1 / 0')).catch(() => undefined);
  expect((await tenantOnConnection())[0]!.org || null).toBeNull();
});

test('a connection that dies in a transaction affects nothing else', async () => {
  const before = await readName();
  const failing = store.transaction(orgId, async (tx) => {
    await rename(tx, 'Dead');
    const [own] = await tx.sql<{ pid: number }>('select pg_backend_pid() as pid');
    await admin.query('select pg_terminate_backend($1)', [own!.pid]);
    await Promise.all([rename(tx, 'Deader'), rename(tx, 'Deadest')]);
  });
  await expect(failing).rejects.toThrow(/terminat|connection/i);
  expect(await store.read(orgId, (reading) => reading.sql(selectName, [orgId]))).toEqual([{ name: before }]);
});

test('prepared statements survive a change of tables', async () => {
  const read = () =>
    store.read(orgId, (reading) => reading.sql<object>('select * from project where org_id = $1', [orgId]));
  expect(await read()).toHaveLength(1);
  await admin.query('alter table project add column colour text');
  await read().catch((error: { code: string }) => expect(error.code).toBe('0A000'));
  expect((await read())[0]).toHaveProperty('colour', null);
});

test('a statement sent twice before it is prepared works both times', async () => {
  const text = `select $1::int as asked_twice`;
  const results = await store.transaction(orgId, async (tx) => {
    const first = tx.sql(text, [1]);
    await Promise.resolve();
    await Promise.resolve();
    return Promise.all([first, tx.sql(text, [2])]);
  });
  expect(results).toEqual([[{ asked_twice: 1 }], [{ asked_twice: 2 }]]);
});

test('commits nothing before the tenant entry is checked', async () => {
  const before = await readName();
  const refused = {
    orgId,
    statement: { text: 'select tenancy.enter($1)', values: [orgId] },
    verifyKey: () => {
      throw new Error('not admitted');
    },
  };
  const transaction = store.transaction(refused, async (tx) => {
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
  expect(steps).toHaveLength(1);
});
