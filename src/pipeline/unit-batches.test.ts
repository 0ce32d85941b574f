import { expect, test } from 'vitest';
import { createUnitBatches } from './unit-batches.ts';

/** Doubles numbers; rejects a batch that contains a negative one. */
function createDoubling(maxSize: number) {
  const batches: (readonly number[])[] = [];
  const double = createUnitBatches(maxSize, async (_key, units: readonly number[]) => {
    batches.push(units);
    if (units.some((unit) => unit < 0)) throw new Error('negative');
    return units.map((unit) => 2 * unit);
  });
  return { batches, double };
}

test('runs units of one key together and returns each its own result', async () => {
  const { batches, double } = createDoubling(3);
  const results = Promise.all([1, 2, 3, 4].map((unit) => double('a', unit)));
  expect(await double('b', 5)).toBe(10);
  expect(await results).toEqual([2, 4, 6, 8]);
  expect(batches).toEqual([[1, 2, 3], [5], [4]]);
});

test('gathers the units that arrive while a batch runs, and one at a time runs for a key', async () => {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  const batches: string[][] = [];
  const run = createUnitBatches(10, async (_key, units: readonly string[]) => {
    batches.push([...units]);
    if (batches.length === 1) await isReleased;
    return units;
  });
  const first = run('a', 'first');
  await expect.poll(() => batches).toEqual([['first']]);
  const others = [run('a', 'second'), run('a', 'third')];
  release();
  expect(await Promise.all([first, ...others])).toEqual(['first', 'second', 'third']);
  expect(batches).toEqual([['first'], ['second', 'third']]);
});

test('runs each unit of a failed batch alone', async () => {
  const { batches, double } = createDoubling(10);
  const results = await Promise.allSettled([1, -1, 2].map((unit) => double('a', unit)));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(batches).toEqual([[1, -1, 2], [1], [-1], [2]]);
});

test('runs units at the same time if each needs a batch of its own', async () => {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  let running = 0;
  const run = createUnitBatches(1, async (_key, units: readonly number[]) => {
    running += 1;
    await isReleased;
    return units;
  });
  const results = Promise.all([run('a', 1), run('a', 2)]);
  await expect.poll(() => running).toBe(2);
  release();
  expect(await results).toEqual([1, 2]);
});
