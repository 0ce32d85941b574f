import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import type { DraftRequest } from '../../domain/drafting/material.ts';
import { isShort } from './is-short.ts';
import { createTextThreads, type TextThreadsOptions } from './text-threads.ts';

const program = new URL('../../../test/fixtures/obedient-text-thread.ts', import.meta.url);
let threads: ReturnType<typeof createTextThreads> | undefined;

afterEach(async () => threads?.close());

/** Opens threads that do what the channel of a request says. */
function open(options: TextThreadsOptions = {}) {
  const opened = createTextThreads({ program, maxThreads: 1, ...options });
  threads = opened;
  return (channel: string, orgId = 'org_a', signal?: AbortSignal) =>
    opened.run({ orgId, signal }, 'compose', { channel } as DraftRequest);
}

test('a long task leaves the process free', async () => {
  const run = open();
  await run('return');
  let longestGapMs = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    longestGapMs = Math.max(longestGapMs, performance.now() - last);
    last = performance.now();
  }, 5);
  await run('block 1000');
  clearInterval(timer);
  expect(longestGapMs).toBeLessThan(500);
});

test('organisations take turns', async () => {
  const run = open();
  const done: string[] = [];
  const add = async (orgId: string, name: string) => done.push((await run('return', orgId), name));
  await Promise.all([...['a1', 'a2', 'a3'].map((name) => add('org_a', name)), add('org_b', 'b1')]);
  expect(done).toEqual(['a1', 'a2', 'b1', 'a3']);
});

test('a failure concerns only its own task', async () => {
  const run = open();
  const failing = expect(run('fail why')).rejects.toThrow('why');
  await expect(run('return')).resolves.toEqual([{ threadId: expect.any(Number) }]);
  await failing;
});

test.each([
  ['exits', 'exit', 'The thread ended during compose.'],
  ['takes too long', 'block 60000', 'The task compose took longer than 1 seconds.'],
  ['needs too much memory', 'fill', 'memory limit'],
])(
  'a task that %s ends with its thread, and another thread does the next',
  async (_how, channel, message) => {
    const run = open(channel.startsWith('block') ? { taskTimeoutMs: 1_000 } : {});
    const [before] = (await run('return')) as unknown as [{ threadId: number }];
    await expect(run(channel)).rejects.toThrow(message);
    const [after] = (await run('return')) as unknown as [{ threadId: number }];
    expect(after.threadId).not.toBe(before.threadId);
  },
);

test('refuses what an organisation hands in beyond its limit, and serves others', async () => {
  const run = open({ maxWaiting: { ofOrganisation: 2, together: 4 } });
  const accepted = [run('return'), run('return'), run('return')];
  await expect(run('return')).rejects.toMatchObject({
    code: 'unavailable',
    message: 'Too many texts of this organisation wait to be read or written. Try again in a minute.',
  });
  await Promise.all([...accepted, run('return', 'org_b')]);
});

test('refuses what waits for too long', async () => {
  const run = open({ maxWaitMs: 50 });
  const first = run('block 1000');
  await expect(run('return', 'org_b')).rejects.toMatchObject({ code: 'unavailable' });
  await first;
});

test('an abort ends the wait, and a task that nobody waits for delays no others', async () => {
  const run = open();
  const first = run('block 300');
  const abort = new AbortController();
  const waiting = expect(run('return', 'org_a', abort.signal)).rejects.toThrow('gone');
  const begun = new AbortController();
  abort.abort(new Error('gone'));
  await waiting;
  await first;
  const running = expect(run('block 300', 'org_a', begun.signal)).rejects.toThrow('left');
  await setImmediate();
  begun.abort(new Error('left'));
  await running;
  await expect(run('return')).resolves.toBeDefined();
});

test('a thread ends when it is idle', async () => {
  const run = open({ idleMs: 10 });
  const [before] = (await run('return')) as unknown as [{ threadId: number }];
  await expect
    .poll(async () => ((await run('return')) as unknown as [{ threadId: number }])[0].threadId, {
      interval: 100,
    })
    .not.toBe(before.threadId);
});

test('close ends waiting and running tasks', async () => {
  const run = open();
  const tasks = [run('block 60000'), run('return')].map((task) => expect(task).rejects.toThrow('stops'));
  await threads!.close();
  await Promise.all(tasks);
});

test('a text is short by the characters of all its parts', () => {
  expect(isShort(['a', { body: 'x'.repeat(3_000), at: 1, none: null }])).toBe(true);
  expect(isShort([{ a: 'x'.repeat(3_000), b: ['x'.repeat(2_000)] }])).toBe(false);
  expect(isShort([Array.from({ length: 1_000 }, () => 1)])).toBe(false);
});
