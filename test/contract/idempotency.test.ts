import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Service } from '../../src/assemble.ts';
import { newId } from '../../src/store/ids.ts';
import { errors } from '../../generated/contract/errors.ts';
import { openService, testService, serviceUrl, type Reply, type Tenant } from '../support/test-service.ts';
import { apiDoors, findMismatch, operations, send, type Args, type ApiDoor } from './operations.ts';

const service = testService();
let second: Service | undefined;
beforeAll(async () => {
  second = await openService(service.databaseUrl, { role: 'api' });
});
afterAll(() => second?.close());

let keyCount = 0;
const freshKey = () => `key-${keyCount++}`;
const note = (overrides: Args = {}): Args => ({
  projectId: service.tenant.projectId,
  type: 'note',
  title: 'Once',
  body: 'only',
  ...overrides,
});

interface CallRequest {
  readonly door?: ApiDoor;
  readonly fn?: string;
  readonly args?: Args;
  readonly key?: string;
  readonly url?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const callWithKey = (idempotencyKey: string, request: CallRequest = {}): Promise<Reply> => {
  const operation = operations.find(({ fn }) => fn === (request.fn ?? 'brain.add'))!;
  return send(request.url ?? service.url, request.door ?? 'rpc', operation, request.args ?? note(), {
    key: request.key ?? service.tenant.liveKey,
    headers: { 'Idempotency-Key': idempotencyKey, ...request.headers },
  });
};

const notesOf = ({ orgId }: Tenant) => service.sql('select id from brain_item where org_id = $1', [orgId]);

/** Expects a reply to equal the first one in everything that a client reads. */
function expectReplayed(repeated: Reply, first: Reply): void {
  expect(first.status, first.text).toBe(200);
  expect(first.headers.get('Idempotent-Replayed')).toBeNull();
  expect(repeated.text).toBe(first.text);
  expect(repeated.status).toBe(200);
  expect(repeated.headers.get('Idempotent-Replayed')).toBe('true');
  expect(repeated.headers.get('X-Request-Id')).toBe(first.headers.get('X-Request-Id'));
  expect(repeated.headers.get('Content-Type')).toBe(first.headers.get('Content-Type'));
}

test.each(apiDoors)('a repeat by %s gets the first reply, even after other changes', async (door) => {
  const idempotencyKey = freshKey();
  const first = await callWithKey(idempotencyKey, { door });
  const before = (await notesOf(service.tenant)).length;
  await service.call('brain.update', { ...note(), id: first.value.id, type: undefined, title: 'Since' });
  for (const repeatDoor of apiDoors)
    expectReplayed(await callWithKey(idempotencyKey, { door: repeatDoor }), first);
  expect((await notesOf(service.tenant)).length).toBe(before);
});

test('the order of arguments does not matter', async () => {
  const idempotencyKey = freshKey();
  const customFields = { a: 1, b: { c: 2, d: [3, { e: 4, f: 5 }] } };
  const reordered = { b: { d: [3, { f: 5, e: 4 }], c: 2 }, a: 1 };
  const { projectId } = service.tenant;
  const lead = { fn: 'leads.add', args: { projectId, company: 'Acme', customFields } };
  const first = await callWithKey(idempotencyKey, lead);
  const repeated = { fn: 'leads.add', args: { customFields: reordered, company: 'Acme', projectId } };
  expectReplayed(await callWithKey(idempotencyKey, repeated), first);
});

test('other arguments under the same key are rejected and change nothing', async () => {
  const idempotencyKey = freshKey();
  const first = await callWithKey(idempotencyKey);
  const before = (await notesOf(service.tenant)).length;
  for (const door of apiDoors) {
    const reply = await callWithKey(idempotencyKey, { door, args: note({ title: 'Twice' }) });
    expect(findMismatch(reply, { ...errors.key_reused, param: 'Idempotency-Key' })).toBeUndefined();
  }
  expect((await notesOf(service.tenant)).length).toBe(before);
  expectReplayed(await callWithKey(idempotencyKey), first);
});

test('a key belongs to its organisation and its operation', async () => {
  const idempotencyKey = freshKey();
  const first = await callWithKey(idempotencyKey);
  expectReplayed(await callWithKey(idempotencyKey, { key: service.tenant.testKey }), first);
  const other = await service.newTenant();
  const foreign = await callWithKey(idempotencyKey, {
    key: other.liveKey,
    args: note({ projectId: other.projectId }),
  });
  expect(foreign.status, foreign.text).toBe(200);
  expect(foreign.headers.get('Idempotent-Replayed')).toBeNull();
  const args = { projectId: service.tenant.projectId, name: 'Autumn' };
  expect(
    (await callWithKey(idempotencyKey, { fn: 'campaigns.create', args })).headers.get('Idempotent-Replayed'),
  ).toBeNull();
});

test('one of twenty concurrent calls to two processes has an effect, and all get its reply', async () => {
  for (const round of [1, 2, 3]) {
    const tenant = await service.newTenant();
    const idempotencyKey = `race-${round}`;
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        callWithKey(idempotencyKey, {
          url: index % 2 ? service.url : serviceUrl(second!),
          door: index % 3 ? 'rpc' : 'rest',
          key: tenant.liveKey,
          args: note({ projectId: tenant.projectId }),
        }),
      ),
    );
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect(replies.filter(({ headers }) => headers.get('Idempotent-Replayed') === 'true').length).toBe(19);
    expect((await notesOf(tenant)).length).toBe(1);
  }
});

test('a failed call releases its key, even for other arguments', async () => {
  const idempotencyKey = freshKey();
  const missing = await callWithKey(idempotencyKey, { args: note({ projectId: newId('project') }) });
  expect(missing.error.code).toBe('project_not_found');
  const invalid = await callWithKey(idempotencyKey, { args: note({ title: '' }) });
  expect(invalid.error.code).toBe('invalid_arguments');
  expect((await service.sql('select key from idempotency where key = $1', [idempotencyKey])).length).toBe(0);
  expect((await callWithKey(idempotencyKey)).headers.get('Idempotent-Replayed')).toBeNull();
});

test('a dry run stores and replays nothing', async () => {
  const idempotencyKey = freshKey();
  const { projectId } = service.tenant;
  const batch = { fn: 'leads.addBatch', args: { projectId, leads: [{ company: 'Dry', source: 'dry' }] } };
  const dry = { ...batch, headers: { 'Dry-Run': 'true' } };
  expect((await callWithKey(idempotencyKey, dry)).value).toMatchObject({ created: 1, dryRun: true });
  expect((await service.sql(`select id from lead where source = 'dry'`)).length).toBe(0);
  const first = await callWithKey(idempotencyKey, batch);
  expect(first.value).toMatchObject({ created: 1, dryRun: false });
  expect((await callWithKey(idempotencyKey, dry)).value).toMatchObject({ dryRun: true });
  expectReplayed(await callWithKey(idempotencyKey, batch), first);
  expect((await service.sql(`select id from lead where source = 'dry'`)).length).toBe(1);
});

test('a key expires after 24 hours', async () => {
  const idempotencyKey = freshKey();
  const first = await callWithKey(idempotencyKey);
  const age = (interval: string) =>
    service.sql(`update idempotency set created_at = now() - $2::interval where key = $1`, [
      idempotencyKey,
      interval,
    ]);
  await age('23 hours 59 minutes');
  expectReplayed(await callWithKey(idempotencyKey), first);
  await age('24 hours 1 minute');
  const later = await callWithKey(idempotencyKey, { args: note({ title: 'Later' }) });
  expect(later.status, later.text).toBe(200);
  expect(later.headers.get('Idempotent-Replayed')).toBeNull();
  expectReplayed(await callWithKey(idempotencyKey, { args: note({ title: 'Later' }) }), later);
});

test('a read ignores the key', async () => {
  const idempotencyKey = freshKey();
  const list = { fn: 'brain.list', args: { projectId: service.tenant.projectId } };
  const first = await callWithKey(idempotencyKey, list);
  await callWithKey(freshKey());
  const second = await callWithKey(idempotencyKey, list);
  expect(second.headers.get('Idempotent-Replayed')).toBeNull();
  expect(second.value.items.length).toBe(first.value.items.length + 1);
});

test('a repeat does not wait for locks on what the first call changed', async () => {
  const { value: lead } = await service.call('leads.add', {
    projectId: service.tenant.projectId,
    company: 'Locked Oy',
  });
  const idempotencyKey = freshKey();
  const update: CallRequest = { fn: 'leads.update', args: { leadId: lead.id, notes: 'once' } };
  const first = await callWithKey(idempotencyKey, update);
  const lockingClient = new pg.Client({ connectionString: service.databaseUrl });
  await lockingClient.connect();
  try {
    await lockingClient.query('begin');
    await lockingClient.query('select from lead where id = $1 for update', [lead.id]);
    const repeated = await Promise.race([
      callWithKey(idempotencyKey, update),
      sleep(15_000, undefined, { ref: false }),
    ]);
    expectReplayed(repeated as Reply, first);
  } finally {
    await lockingClient.end();
  }
});
