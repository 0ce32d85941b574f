import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inTextTurn } from './text-turns.ts';

function block(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

test('organisations take turns', async () => {
  const done: string[] = [];
  const add = (orgId: string, name: string) => inTextTurn(orgId, () => done.push(name));
  const first = ['a1', 'a2', 'a3'].map((name) => add('org_a', name));
  await Promise.all([...first, add('org_b', 'b1')]);
  expect(done).toEqual(['a1', 'a2', 'b1', 'a3']);
});

test('the process is free between two pieces of work', async () => {
  let longestGapMs = 0;
  let isDone = false;
  const watch = async () => {
    for (let last = performance.now(); !isDone; last = performance.now()) {
      await setImmediate();
      longestGapMs = Math.max(longestGapMs, performance.now() - last);
    }
  };
  const watching = watch();
  await Promise.all(Array.from({ length: 5 }, () => inTextTurn('org_a', () => block(40))));
  isDone = true;
  await watching;
  expect(longestGapMs).toBeLessThan(160);
});

test('a promise that stays open ends its turn', async () => {
  void inTextTurn('org_a', () => new Promise(() => undefined));
  await expect(inTextTurn('org_a', () => 'done')).resolves.toBe('done');
});

test('a failure concerns only its own work', async () => {
  const failing = inTextTurn('org_a', () => {
    throw new Error('no');
  });
  const next = inTextTurn('org_a', () => 'done');
  await expect(failing).rejects.toThrow('no');
  await expect(next).resolves.toBe('done');
});
