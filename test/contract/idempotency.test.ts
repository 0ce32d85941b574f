import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Service } from '../../src/assemble.ts';
import { newId } from '../../src/store/ids.ts';
import { errors } from '../../generated/contract/errors.ts';
import { openService, testService, serviceUrl, type Reply, type Tenant } from '../support/test-service.ts';
import { doors, findMismatch, operations, send, type Args, type Door } from './operations.ts';

const service = testService();
let second: Service | undefined;
beforeAll(async () => {
  second = await openService(service.databaseUrl, { role: 'api' });
});
afterAll(() => second?.close());

let words = 0;
const freshKey = () => `word-${words++}`;
const note = (more: Args = {}): Args => ({
  projectId: service.tenant.projectId,
  type: 'note',
  title: 'Once',
  body: 'only',
  ...more,
});

interface AskedCall {
  readonly door?: Door;
  readonly fn?: string;
  readonly args?: Args;
  readonly key?: string;
  readonly url?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const callWithKey = (word: string, asked: AskedCall = {}): Promise<Reply> => {
  const operation = operations.find(({ fn }) => fn === (asked.fn ?? 'brain.add'))!;
  return send(asked.url ?? service.url, asked.door ?? 'rpc', operation, asked.args ?? note(), {
    key: asked.key ?? service.tenant.liveKey,
    headers: { 'Idempotency-Key': word, ...asked.headers },
  });
};

const notesOf = ({ orgId }: Tenant) => service.sql('select id from brain_item where org_id = $1', [orgId]);

/** Holds a reply to being the first one again, in every byte that a client reads. */
function expectReplayed(again: Reply, first: Reply): void {
  expect(first.status, first.text).toBe(200);
  expect(first.headers.get('Idempotent-Replayed')).toBeNull();
  expect(again.text).toBe(first.text);
  expect(again.status).toBe(200);
  expect(again.headers.get('Idempotent-Replayed')).toBe('true');
  expect(again.headers.get('X-Request-Id')).toBe(first.headers.get('X-Request-Id'));
  expect(again.headers.get('Content-Type')).toBe(first.headers.get('Content-Type'));
}

test.each(doors)('a repeat by %s gets the first reply, whatever happened in between', async (door) => {
  const word = freshKey();
  const first = await callWithKey(word, { door });
  const before = (await notesOf(service.tenant)).length;
  await service.call('brain.update', { ...note(), id: first.value.id, type: undefined, title: 'Since' });
  for (const through of doors) expectReplayed(await callWithKey(word, { door: through }), first);
  expect((await notesOf(service.tenant)).length).toBe(before);
});

test('the order of arguments does not matter', async () => {
  const word = freshKey();
  const customFields = { a: 1, b: { c: 2, d: [3, { e: 4, f: 5 }] } };
  const turned = { b: { d: [3, { f: 5, e: 4 }], c: 2 }, a: 1 };
  const { projectId } = service.tenant;
  const lead = { fn: 'leads.add', args: { projectId, company: 'Acme', customFields } };
  const first = await callWithKey(word, lead);
  const again = { fn: 'leads.add', args: { customFields: turned, company: 'Acme', projectId } };
  expectReplayed(await callWithKey(word, again), first);
});

test('other arguments under the same key are rejected and change nothing', async () => {
  const word = freshKey();
  const first = await callWithKey(word);
  const before = (await notesOf(service.tenant)).length;
  for (const door of doors) {
    const reply = await callWithKey(word, { door, args: note({ title: 'Twice' }) });
    expect(findMismatch(reply, { ...errors.key_reused, param: 'Idempotency-Key' })).toBeUndefined();
  }
  expect((await notesOf(service.tenant)).length).toBe(before);
  expectReplayed(await callWithKey(word), first);
});

test('a key belongs to its organisation and its operation', async () => {
  const word = freshKey();
  const first = await callWithKey(word);
  expectReplayed(await callWithKey(word, { key: service.tenant.testKey }), first);
  const other = await service.newTenant();
  const theirs = await callWithKey(word, { key: other.liveKey, args: note({ projectId: other.projectId }) });
  expect(theirs.status, theirs.text).toBe(200);
  expect(theirs.headers.get('Idempotent-Replayed')).toBeNull();
  const args = { projectId: service.tenant.projectId, name: 'Autumn' };
  expect(
    (await callWithKey(word, { fn: 'campaigns.create', args })).headers.get('Idempotent-Replayed'),
  ).toBeNull();
});

test('one of twenty concurrent calls to two processes has an effect, and all get its reply', async () => {
  for (const round of [1, 2, 3]) {
    const tenant = await service.newTenant();
    const word = `race-${round}`;
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        callWithKey(word, {
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

test('a call that fails leaves its key free, also for other arguments', async () => {
  const word = freshKey();
  const missing = await callWithKey(word, { args: note({ projectId: newId('project') }) });
  expect(missing.error.code).toBe('project_not_found');
  const unfit = await callWithKey(word, { args: note({ title: '' }) });
  expect(unfit.error.code).toBe('invalid_arguments');
  expect((await service.sql('select key from idempotency where key = $1', [word])).length).toBe(0);
  expect((await callWithKey(word)).headers.get('Idempotent-Replayed')).toBeNull();
});

test('a dry run stores and replays nothing', async () => {
  const word = freshKey();
  const { projectId } = service.tenant;
  const batch = { fn: 'leads.addBatch', args: { projectId, leads: [{ company: 'Dry', source: 'dry' }] } };
  const dry = { ...batch, headers: { 'Dry-Run': 'true' } };
  expect((await callWithKey(word, dry)).value).toMatchObject({ created: 1, dryRun: true });
  expect((await service.sql(`select id from lead where source = 'dry'`)).length).toBe(0);
  const first = await callWithKey(word, batch);
  expect(first.value).toMatchObject({ created: 1, dryRun: false });
  expect((await callWithKey(word, dry)).value).toMatchObject({ dryRun: true });
  expectReplayed(await callWithKey(word, batch), first);
  expect((await service.sql(`select id from lead where source = 'dry'`)).length).toBe(1);
});

test('a key expires after 24 hours', async () => {
  const word = freshKey();
  const first = await callWithKey(word);
  const age = (interval: string) =>
    service.sql(`update idempotency set created_at = now() - $2::interval where key = $1`, [word, interval]);
  await age('23 hours 59 minutes');
  expectReplayed(await callWithKey(word), first);
  await age('24 hours 1 minute');
  const anew = await callWithKey(word, { args: note({ title: 'Anew' }) });
  expect(anew.status, anew.text).toBe(200);
  expect(anew.headers.get('Idempotent-Replayed')).toBeNull();
  expectReplayed(await callWithKey(word, { args: note({ title: 'Anew' }) }), anew);
});

test('a read ignores the key', async () => {
  const word = freshKey();
  const list = { fn: 'brain.list', args: { projectId: service.tenant.projectId } };
  const first = await callWithKey(word, list);
  await callWithKey(freshKey());
  const second = await callWithKey(word, list);
  expect(second.headers.get('Idempotent-Replayed')).toBeNull();
  expect(second.value.items.length).toBe(first.value.items.length + 1);
});

test('a repeat does not wait for locks on what the first call changed', async () => {
  const { value: lead } = await service.call('leads.add', {
    projectId: service.tenant.projectId,
    company: 'Held Oy',
  });
  const word = freshKey();
  const update: AskedCall = { fn: 'leads.update', args: { leadId: lead.id, notes: 'once' } };
  const first = await callWithKey(word, update);
  const holder = new pg.Client({ connectionString: service.databaseUrl });
  await holder.connect();
  try {
    await holder.query('begin');
    await holder.query('select from lead where id = $1 for update', [lead.id]);
    const again = await Promise.race([callWithKey(word, update), sleep(15_000, undefined, { ref: false })]);
    expectReplayed(again as Reply, first);
  } finally {
    await holder.end();
  }
});
