import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createEmbeddedComposer } from '../../src/adapters/composer/embedded/composer.ts';
import type { Service } from '../../src/assemble.ts';
import { claimIdempotencyKey } from '../../src/dispatch/idempotency.ts';
import type { Composer } from '../../src/ports/composer.ts';
import { newId } from '../../src/store/ids.ts';
import { openWorkspace, type DraftingWorkspace } from '../support/drafting-workspace.ts';
import { analysis } from '../fixtures/drafting/analysis.ts';
import { openService, testService, serviceUrl, type Reply } from '../support/test-service.ts';
import { operations, send } from './operations.ts';

/** A composer that a test can hold back and that tells when it is asked. */
class HeldComposer implements Composer {
  readonly name = 'embedded';
  asked = 0;
  /** Whether it has nothing to say, which fails a draft. */
  isSpeechless = false;
  private readonly embedded = createEmbeddedComposer();
  private waits: Promise<unknown>[] = [];
  private onAsk: () => void = () => undefined;

  /** Lets the next call wait until the answer is called. */
  holdNext(): { started: Promise<void>; letGo: () => void } {
    const waiting = Promise.withResolvers<void>();
    const started = Promise.withResolvers<void>();
    this.waits.push(waiting.promise);
    this.onAsk = started.resolve;
    return { started: started.promise, letGo: waiting.resolve };
  }

  async compose(...given: Parameters<Composer['compose']>): ReturnType<Composer['compose']> {
    this.asked += 1;
    this.onAsk();
    await this.waits.shift();
    return this.isSpeechless ? [] : this.embedded.compose(...given);
  }
}

const composer = new HeldComposer();
const service = testService({ ports: { composer } });
let second: Service | undefined;
beforeAll(async () => {
  second = await openService(service.databaseUrl, { role: 'api', ports: { composer } });
});
afterAll(() => second?.close());

let workspace: DraftingWorkspace;
let leadId: string;
beforeEach(async () => {
  composer.asked = 0;
  composer.isSpeechless = false;
  workspace = await openWorkspace(service);
  leadId = (await workspace.addLead({ analysis })).id;
});

const generate = operations.find(({ fn }) => fn === 'messages.generate')!;
const callGenerate = (word: string, url = service.url, args = { leadId }): Promise<Reply> =>
  send(url, 'rpc', generate, args, {
    key: workspace.tenant.liveKey,
    headers: { 'Idempotency-Key': word },
  });

/** What the calls left behind: messages, and what was taken for them. */
async function traces() {
  const { orgId } = workspace.tenant;
  const [row] = await service.sql(
    `select (select count(*)::int from message where org_id = $1) as messages,
            (select count(*)::int from credit_entry where org_id = $1 and kind = 'commit') as paid,
            (select coalesce(sum(amount) filter (where kind = 'reserve'), 0)
                  - coalesce(sum(amount) filter (where kind in ('commit', 'release')), 0) from credit_entry
             where org_id = $1)::int as open`,
    [orgId],
  );
  return row;
}

/** As if the process that holds the key had died a minute ago. */
const expireLease = (word: string) =>
  service.sql(`update idempotency set leased_until = now() - interval '1 second' where key = $1`, [word]);

test('repeats wait for the first call and get its reply', async () => {
  const { started, letGo } = composer.holdNext();
  const first = callGenerate('wait');
  await started;
  const repeats = [callGenerate('wait'), callGenerate('wait', serviceUrl(second!)), callGenerate('wait')];
  const early = await Promise.race([...repeats, new Promise((resolve) => setTimeout(resolve, 500, 'none'))]);
  expect(early).toBe('none');
  letGo();
  const reply = await first;
  expect(reply.status, reply.text).toBe(200);
  for (const repeat of await Promise.all(repeats)) {
    expect(repeat.text).toBe(reply.text);
    expect(repeat.headers.get('Idempotent-Replayed')).toBe('true');
    expect(repeat.headers.get('X-Request-Id')).toBe(reply.headers.get('X-Request-Id'));
  }
  expect(composer.asked).toBe(1);
  expect(await traces()).toEqual({ messages: 1, paid: 1, open: 0 });
  const other = await callGenerate('wait', service.url, { leadId, language: 'de' } as never);
  expect(other.error.code).toBe('key_reused');
});

test('a key of a dead call is claimed after its lease, with the same work', async () => {
  const { started, letGo } = composer.holdNext();
  const dead = callGenerate('lapse');
  await started;
  await expireLease('lapse');
  const reply = await callGenerate('lapse', serviceUrl(second!));
  expect(reply.status, reply.text).toBe(200);
  expect(reply.headers.get('Idempotent-Replayed')).toBeNull();
  expect(await traces()).toEqual({ messages: 1, paid: 1, open: 0 });
  // The first was not dead after all, only slow: it comes too late for an effect of its own.
  letGo();
  const late = await dead;
  expect(late.text).toBe(reply.text);
  expect(late.headers.get('Idempotent-Replayed')).toBe('true');
  expect(await traces()).toEqual({ messages: 1, paid: 1, open: 0 });
});

test('a slow first call keeps its effect, and the later claimant replays it', async () => {
  const slow = composer.holdNext();
  const first = callGenerate('slow');
  await slow.started;
  await expireLease('slow');
  const over = composer.holdNext();
  const taker = callGenerate('slow', serviceUrl(second!));
  await over.started;
  slow.letGo();
  const reply = await first;
  over.letGo();
  expect((await taker).text).toBe(reply.text);
  expect(reply.headers.get('Idempotent-Replayed')).toBeNull();
  expect(await traces()).toEqual({ messages: 1, paid: 1, open: 0 });
});

test('a failed call releases its key, and waiting repeats run', async () => {
  composer.isSpeechless = true;
  const { started, letGo } = composer.holdNext();
  const first = callGenerate('fail');
  await started;
  const repeat = callGenerate('fail');
  letGo();
  const replies = await Promise.all([first, repeat]);
  expect(replies.map(({ error }) => error?.code)).toEqual(['invalid_state', 'invalid_state']);
  expect(composer.asked).toBe(2);
  expect(await traces()).toEqual({ messages: 0, paid: 0, open: 0 });
  const kept = await service.sql('select key from idempotency where org_id = $1 and key = $2', [
    workspace.tenant.orgId,
    'fail',
  ]);
  expect(kept).toEqual([]);
});

test('one repeat claims the key of a dead call, with the work begun', async () => {
  const { orgId } = workspace.tenant;
  const key = { operation: 'messages.generate', key: 'lapsed', argumentsHash: 'the same' };
  const take = (leaseMs: number) =>
    service.assembled.store.transaction(orgId, (tx) => claimIdempotencyKey(tx, key, newId('job'), leaseMs));
  const { unitId } = await take(-1);
  expect(await take(60_000)).toEqual({ unitId, leasedUntil: expect.any(Date) });
  expect(await take(60_000)).toEqual({ unitId });
});
