import fc from 'fast-check';
import { expect, test } from 'vitest';
import { capacityOf, concurrencyOf, emptyStats, isFast, slotShareOf, updateStats } from './endpoint-stats.ts';

const responses = fc.array(
  fc.record({ durationMs: fc.double({ min: 0.01, max: 10_000, noNaN: true }), isFailing: fc.boolean() }),
);
const statsAfter = (seen: readonly { durationMs: number; isFailing: boolean }[]) =>
  seen.reduce((stats, { durationMs, isFailing }) => updateStats(stats, durationMs, isFailing), emptyStats);

test('the capacity of an endpoint covers at most 100 ms or its concurrency', () => {
  fc.assert(
    fc.property(responses, (seen) => {
      const stats = statsAfter(seen);
      const [concurrency, capacity] = [concurrencyOf(stats), capacityOf(stats)];
      expect(capacity).toBeGreaterThanOrEqual(concurrency);
      expect(capacity).toBeLessThanOrEqual(256);
      if (capacity > concurrency)
        expect(((stats.meanMs ?? 0) * capacity) / concurrency).toBeLessThanOrEqual(100);
    }),
  );
});

test('a failing endpoint gets a small capacity until its next success', () => {
  const failing = statsAfter([
    { durationMs: 1, isFailing: false },
    { durationMs: 1, isFailing: true },
  ]);
  expect([concurrencyOf(failing), capacityOf(failing)]).toEqual([4, 4]);
  const recovered = updateStats(failing, 1, false);
  expect([concurrencyOf(recovered), capacityOf(recovered)]).toEqual([16, 256]);
});

test('the capacity shrinks when an endpoint slows down', () => {
  const quick = statsAfter(Array.from({ length: 20 }, () => ({ durationMs: 2, isFailing: false })));
  const slow = Array.from({ length: 20 }).reduce(
    (stats: typeof quick) => updateStats(stats, 2_000, false),
    quick,
  );
  expect([capacityOf(quick), capacityOf(slow)]).toEqual([256, 16]);
});

const total = 4_096;
const slow = updateStats(emptyStats, 9_000, false);
const quick = updateStats(emptyStats, 2, false);

test('any number of slow or new endpoints leaves slots for fast ones', () => {
  const slowOrNew = fc.array(fc.constantFrom(slow, emptyStats), { maxLength: 2_000 });
  fc.assert(
    fc.property(slowOrNew, (endpoints) => {
      let used = 0;
      for (const stats of endpoints) used += Math.min(capacityOf(stats), slotShareOf(stats, { total, used }));
      expect(used).toBeLessThanOrEqual((7 / 8) * total);
      expect(slotShareOf(quick, { total, used })).toBeGreaterThanOrEqual(128);
    }),
  );
  expect(slotShareOf(slow, { total, used: 3_072 })).toBe(0);
  expect(slotShareOf(emptyStats, { total, used: 3_072 })).toBe(128);
  expect(slotShareOf(emptyStats, { total, used: 3_584 })).toBe(0);
  expect(slotShareOf(quick, { total, used: 4_095 })).toBe(1);
  expect(slotShareOf(quick, { total, used: 4_200 })).toBe(0);
});

test('an endpoint counts as fast only after a fast success', () => {
  expect([quick, slow, emptyStats, updateStats(quick, 2, true)].map(isFast)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
