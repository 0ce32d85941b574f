import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Service } from '../../src/assemble.ts';
import { newId } from '../../src/store/ids.ts';
import { errors } from '../../generated/contract/errors.ts';
import { openService, testHouse, urlOf, type Reply, type Tenant } from '../house.ts';
import { doors, misfit, operations, send, type Args, type Door } from './every-operation.ts';

const house = testHouse();
let second: Service | undefined;
beforeAll(async () => {
  second = await openService(house.databaseUrl, { role: 'api' });
});
afterAll(() => second?.close());

let words = 0;
const freshKey = () => `word-${words++}`;
const note = (more: Args = {}): Args => ({
  projectId: house.tenant.projectId,
  type: 'note',
  title: 'Once',
  body: 'only',
  ...more,
});

interface Asked {
  readonly door?: Door;
  readonly fn?: string;
  readonly args?: Args;
  readonly key?: string;
  readonly url?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const ask = (word: string, asked: Asked = {}): Promise<Reply> => {
  const operation = operations.find(({ fn }) => fn === (asked.fn ?? 'brain.add'))!;
  return send(asked.url ?? house.url, asked.door ?? 'rpc', operation, asked.args ?? note(), {
    key: asked.key ?? house.tenant.liveKey,
    headers: { 'Idempotency-Key': word, ...asked.headers },
  });
};

const notesOf = ({ orgId }: Tenant) => house.sql('select id from brain_item where org_id = $1', [orgId]);

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

test.each(doors)('a repeat by %s is answered with the first reply, whatever came between', async (door) => {
  const word = freshKey();
  const first = await ask(word, { door });
  const before = (await notesOf(house.tenant)).length;
  await house.call('brain.update', { ...note(), id: first.value.id, type: undefined, title: 'Since' });
  for (const through of doors) expectReplayed(await ask(word, { door: through }), first);
  expect((await notesOf(house.tenant)).length).toBe(before);
});

test('arguments are the same in whatever order they are written', async () => {
  const word = freshKey();
  const customFields = { a: 1, b: { c: 2, d: [3, { e: 4, f: 5 }] } };
  const turned = { b: { d: [3, { f: 5, e: 4 }], c: 2 }, a: 1 };
  const { projectId } = house.tenant;
  const lead = { fn: 'leads.add', args: { projectId, company: 'Acme', customFields } };
  const first = await ask(word, lead);
  const again = { fn: 'leads.add', args: { customFields: turned, company: 'Acme', projectId } };
  expectReplayed(await ask(word, again), first);
});

test('other arguments under the same key are refused and change nothing', async () => {
  const word = freshKey();
  const first = await ask(word);
  const before = (await notesOf(house.tenant)).length;
  for (const door of doors) {
    const reply = await ask(word, { door, args: note({ title: 'Twice' }) });
    expect(misfit(reply, { ...errors.key_reused, param: 'Idempotency-Key' })).toBeUndefined();
  }
  expect((await notesOf(house.tenant)).length).toBe(before);
  expectReplayed(await ask(word), first);
});

test('a key belongs to its organisation and its operation', async () => {
  const word = freshKey();
  const first = await ask(word);
  expectReplayed(await ask(word, { key: house.tenant.testKey }), first);
  const other = await house.newTenant();
  const theirs = await ask(word, { key: other.liveKey, args: note({ projectId: other.projectId }) });
  expect(theirs.status, theirs.text).toBe(200);
  expect(theirs.headers.get('Idempotent-Replayed')).toBeNull();
  const args = { projectId: house.tenant.projectId, name: 'Autumn' };
  expect((await ask(word, { fn: 'campaigns.create', args })).headers.get('Idempotent-Replayed')).toBeNull();
});

test('of twenty at once, at two services, one has an effect and all get its reply', async () => {
  for (const round of [1, 2, 3]) {
    const tenant = await house.newTenant();
    const word = `race-${round}`;
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        ask(word, {
          url: index % 2 ? house.url : urlOf(second!),
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
  const missing = await ask(word, { args: note({ projectId: newId('project') }) });
  expect(missing.error.code).toBe('project_not_found');
  const unfit = await ask(word, { args: note({ title: '' }) });
  expect(unfit.error.code).toBe('invalid_arguments');
  expect((await house.sql('select key from idempotency where key = $1', [word])).length).toBe(0);
  expect((await ask(word)).headers.get('Idempotent-Replayed')).toBeNull();
});

test('a dry run keeps nothing and replays nothing', async () => {
  const word = freshKey();
  const { projectId } = house.tenant;
  const batch = { fn: 'leads.addBatch', args: { projectId, leads: [{ company: 'Dry', source: 'dry' }] } };
  const dry = { ...batch, headers: { 'Dry-Run': 'true' } };
  expect((await ask(word, dry)).value).toMatchObject({ created: 1, dryRun: true });
  expect((await house.sql(`select id from lead where source = 'dry'`)).length).toBe(0);
  const first = await ask(word, batch);
  expect(first.value).toMatchObject({ created: 1, dryRun: false });
  expect((await ask(word, dry)).value).toMatchObject({ dryRun: true });
  expectReplayed(await ask(word, batch), first);
  expect((await house.sql(`select id from lead where source = 'dry'`)).length).toBe(1);
});

test('a key is remembered for 24 hours and then taken anew', async () => {
  const word = freshKey();
  const first = await ask(word);
  const age = (interval: string) =>
    house.sql(`update idempotency set created_at = now() - $2::interval where key = $1`, [word, interval]);
  await age('23 hours 59 minutes');
  expectReplayed(await ask(word), first);
  await age('24 hours 1 minute');
  const anew = await ask(word, { args: note({ title: 'Anew' }) });
  expect(anew.status, anew.text).toBe(200);
  expect(anew.headers.get('Idempotent-Replayed')).toBeNull();
  expectReplayed(await ask(word, { args: note({ title: 'Anew' }) }), anew);
});

test('a read takes no notice of a key', async () => {
  const word = freshKey();
  const list = { fn: 'brain.list', args: { projectId: house.tenant.projectId } };
  const first = await ask(word, list);
  await ask(freshKey());
  const second = await ask(word, list);
  expect(second.headers.get('Idempotent-Replayed')).toBeNull();
  expect(second.value.items.length).toBe(first.value.items.length + 1);
});

test('a repeat waits for nobody who holds what the first call changed', async () => {
  const { value: lead } = await house.call('leads.add', {
    projectId: house.tenant.projectId,
    company: 'Held Oy',
  });
  const word = freshKey();
  const update: Asked = { fn: 'leads.update', args: { leadId: lead.id, notes: 'once' } };
  const first = await ask(word, update);
  const holder = new pg.Client({ connectionString: house.databaseUrl });
  await holder.connect();
  try {
    await holder.query('begin');
    await holder.query('select from lead where id = $1 for update', [lead.id]);
    const again = await Promise.race([ask(word, update), sleep(15_000, undefined, { ref: false })]);
    expectReplayed(again as Reply, first);
  } finally {
    await holder.end();
  }
});
