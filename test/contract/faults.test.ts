import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errors } from '../../generated/contract/errors.ts';
import type { Service } from '../../src/assemble.ts';
import type { AnyHandler } from '../../src/operation.ts';
import type { Tx } from '../../src/store/store.ts';
import { openService, testService, serviceUrl } from '../support/test-service.ts';
import { openDatabaseGate, type DatabaseGate } from './database-gate.ts';
import {
  operationsAt,
  collectProblems,
  apiDoors,
  findMismatch,
  operations,
  requiredArgs,
  send,
  type Args,
} from './operations.ts';

const service = testService();
const maxConnections = 3;
let gate: DatabaseGate | undefined;
let gated: Service | undefined;
let broken: Service | undefined;

interface AnyCall {
  readonly args: { readonly projectId?: string };
  readonly tx: Tx;
}

const internalMessage = 'relation "hidden_table" holds sk_live_0123456789 at /srv/secret.ts';
const failingHandler: AnyHandler = () => {
  throw new Error(internalMessage);
};

/** A handler that adds a Brain item and then fails in one of the ways in which a handler can fail. */
const addThen = (fail: (tx: Tx) => unknown): AnyHandler => {
  return async (call) => {
    const { args, tx } = call as AnyCall;
    await tx.sql(
      `insert into brain_item (org_id, id, project_id, type, title, body, created_at, updated_at)
       values ($1, 'brain_half', $2, 'note', 'half', 'half', $3, $3)`,
      [tx.orgId, args.projectId, tx.now],
    );
    return fail(tx);
  };
};

/** Uses an existing workspace, so that what a handler adds would remain without a rollback. */
const withOwnProject = (args: Args): Args =>
  'projectId' in args ? { ...args, projectId: service.tenant.projectId } : args;

async function loseConnection(tx: Tx): Promise<unknown> {
  const [backend] = await tx.sql<{ pid: number }>('select pg_backend_pid() as pid');
  await service.sql('select pg_terminate_backend($1)', [backend!.pid]);
  return tx.sql('select 1');
}

beforeAll(async () => {
  gate = await openDatabaseGate(service.databaseUrl);
  gated = await openService(gate.url, { role: 'api' });
  broken = await openService(service.databaseUrl, {
    role: 'api',
    maxConnections,
    handlers: {
      ...Object.fromEntries(operations.map(({ id }) => [id, failingHandler])),
      'brain.add': addThen(() => ({ not: 'a Brain item' })),
      'brain.update': addThen(loseConnection),
      'brain.remove': addThen((tx) => tx.sql('insert into lead_identity (org_id) values ($1)', [tx.orgId])),
    },
  });
});
afterAll(async () => {
  await Promise.all([gated?.close(), broken?.close()]);
  await gate?.close();
});

describe.each(apiDoors)('by %s', (door) => {
  const callOperation = (url: string, operation: (typeof operations)[number]) =>
    send(url, door, operation, withOwnProject(requiredArgs(operation)), { key: service.tenant.liveKey });

  test('a failing operation returns an error without internals', async () => {
    const found = await collectProblems(operationsAt(door), async (operation) => {
      const reply = await callOperation(serviceUrl(broken!), operation);
      if (/hidden|secret|sk_live|relation|lead_identity/i.test(reply.text)) return `it reveals ${reply.text}`;
      const expected = operation.fn === 'brain.update' ? errors.unavailable : errors.internal_error;
      return findMismatch(reply, { ...expected, message: /^The (service|database) .* Try again/ });
    });
    expect(found).toEqual([]);
    expect(await service.sql(`select id from brain_item where id = 'brain_half'`)).toEqual([]);
  });

  test('a connection that dies during a call is replaced, every time', async () => {
    const update = operationsAt(door).find(({ fn }) => fn === 'brain.update')!;
    for (let call = 0; call < 2 * maxConnections; call++) {
      expect(
        findMismatch(await callOperation(serviceUrl(broken!), update), errors.unavailable),
      ).toBeUndefined();
    }
  });

  test('every operation reports a lost database and recovers automatically', async () => {
    const list = operationsAt(door).find(({ fn }) => fn === 'projects.list')!;
    expect((await callOperation(serviceUrl(gated!), list)).status).toBe(200);
    await gate!.shut();
    try {
      const found = await collectProblems(operationsAt(door), async (operation) =>
        findMismatch(await callOperation(serviceUrl(gated!), operation), errors.unavailable),
      );
      expect(found).toEqual([]);
      const ready = await fetch(`${serviceUrl(gated!)}/readyz`);
      expect(ready.status).toBe(500);
      expect(await ready.json()).toMatchObject({ error: { type: 'api_error', code: 'unavailable' } });
      expect((await fetch(`${serviceUrl(gated!)}/healthz`)).status).toBe(200);
    } finally {
      await gate!.open();
    }
    await expect.poll(async () => (await callOperation(serviceUrl(gated!), list)).status).toBe(200);
    expect((await fetch(`${serviceUrl(gated!)}/readyz`)).status).toBe(200);
  });
});
