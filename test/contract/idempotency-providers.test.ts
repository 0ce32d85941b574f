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

/** A composer that a test can pause, and that counts its calls. */
class PausableComposer implements Composer {
  readonly name = 'embedded';
  callCount = 0;
  /** If true, it returns nothing, which fails the draft. */
  returnsNothing = false;
  private readonly embedded = createEmbeddedComposer();
  private waits: Promise<unknown>[] = [];
  private onCall: () => void = () => undefined;

  /** Pauses the next call until `resume` is called. */
  pauseNext(): { started: Promise<void>; resume: () => void } {
    const waiting = Promise.withResolvers<void>();
    const started = Promise.withResolvers<void>();
    this.waits.push(waiting.promise);
    this.onCall = started.resolve;
    return { started: started.promise, resume: waiting.resolve };
  }

  async compose(...args: Parameters<Composer['compose']>): ReturnType<Composer['compose']> {
    this.callCount += 1;
    this.onCall();
    await this.waits.shift();
    return this.returnsNothing ? [] : this.embedded.compose(...args);
  }
}

const composer = new PausableComposer();
const service = testService({ ports: { composer } });
let second: Service | undefined;
beforeAll(async () => {
  second = await openService(service.databaseUrl, { role: 'api', ports: { composer } });
});
afterAll(() => second?.close());

let workspace: DraftingWorkspace;
let leadId: string;
beforeEach(async () => {
  composer.callCount = 0;
  composer.returnsNothing = false;
  workspace = await openWorkspace(service);
  leadId = (await workspace.addLead({ analysis })).id;
});

const generate = operations.find(({ fn }) => fn === 'messages.generate')!;
const callGenerate = (idempotencyKey: string, url = service.url, args = { leadId }): Promise<Reply> =>
  send(url, 'rpc', generate, args, {
    key: workspace.tenant.liveKey,
    headers: { 'Idempotency-Key': idempotencyKey },
  });

/** The effects of the calls: messages and credits. */
async function readEffects() {
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

/** Simulates that the process with the lease died a minute ago. */
const expireLease = (key: string) =>
  service.sql(`update idempotency set leased_until = now() - interval '1 second' where key = $1`, [key]);

test('repeats wait for the first call and get its reply', async () => {
  const { started, resume } = composer.pauseNext();
  const first = callGenerate('wait');
  await started;
  const repeats = [callGenerate('wait'), callGenerate('wait', serviceUrl(second!)), callGenerate('wait')];
  const earlyReply = await Promise.race([
    ...repeats,
    new Promise((resolve) => setTimeout(resolve, 500, 'none')),
  ]);
  expect(earlyReply).toBe('none');
  resume();
  const reply = await first;
  expect(reply.status, reply.text).toBe(200);
  for (const repeat of await Promise.all(repeats)) {
    expect(repeat.text).toBe(reply.text);
    expect(repeat.headers.get('Idempotent-Replayed')).toBe('true');
    expect(repeat.headers.get('X-Request-Id')).toBe(reply.headers.get('X-Request-Id'));
  }
  expect(composer.callCount).toBe(1);
  expect(await readEffects()).toEqual({ messages: 1, paid: 1, open: 0 });
  const other = await callGenerate('wait', service.url, { leadId, language: 'de' } as never);
  expect(other.error.code).toBe('key_reused');
});

test('a key of a dead call is claimed after its lease, with the same work', async () => {
  const { started, resume } = composer.pauseNext();
  const dead = callGenerate('lapse');
  await started;
  await expireLease('lapse');
  const reply = await callGenerate('lapse', serviceUrl(second!));
  expect(reply.status, reply.text).toBe(200);
  expect(reply.headers.get('Idempotent-Replayed')).toBeNull();
  expect(await readEffects()).toEqual({ messages: 1, paid: 1, open: 0 });
  // The first call was only slow; it arrives too late to have its own effect.
  resume();
  const late = await dead;
  expect(late.text).toBe(reply.text);
  expect(late.headers.get('Idempotent-Replayed')).toBe('true');
  expect(await readEffects()).toEqual({ messages: 1, paid: 1, open: 0 });
});

test('a slow first call has the effect, and the second claimant replays it', async () => {
  const slow = composer.pauseNext();
  const first = callGenerate('slow');
  await slow.started;
  await expireLease('slow');
  const secondPause = composer.pauseNext();
  const claimant = callGenerate('slow', serviceUrl(second!));
  await secondPause.started;
  slow.resume();
  const reply = await first;
  secondPause.resume();
  expect((await claimant).text).toBe(reply.text);
  expect(reply.headers.get('Idempotent-Replayed')).toBeNull();
  expect(await readEffects()).toEqual({ messages: 1, paid: 1, open: 0 });
});

test('a failed call releases its key, and waiting repeats run', async () => {
  composer.returnsNothing = true;
  const { started, resume } = composer.pauseNext();
  const first = callGenerate('fail');
  await started;
  const repeat = callGenerate('fail');
  resume();
  const replies = await Promise.all([first, repeat]);
  expect(replies.map(({ error }) => error?.code)).toEqual(['invalid_state', 'invalid_state']);
  expect(composer.callCount).toBe(2);
  expect(await readEffects()).toEqual({ messages: 0, paid: 0, open: 0 });
  const stored = await service.sql('select key from idempotency where org_id = $1 and key = $2', [
    workspace.tenant.orgId,
    'fail',
  ]);
  expect(stored).toEqual([]);
});

test('one repeat claims the key of a dead call, with the same unit of work', async () => {
  const { orgId } = workspace.tenant;
  const key = {
    operation: 'messages.generate',
    key: 'lapsed',
    argumentsHash: 'the same',
    replyApiKeyId: null,
  };
  const claim = (leaseMs: number) =>
    service.assembled.store.transaction(orgId, (tx) => claimIdempotencyKey(tx, key, newId('job'), leaseMs));
  const { unitId } = await claim(-1);
  expect(await claim(60_000)).toEqual({ unitId, leasedUntil: expect.any(Date) });
  expect(await claim(60_000)).toEqual({ unitId });
});
