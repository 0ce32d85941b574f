import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  capacityOf,
  nextBatchSize,
  isFast,
  updateStats,
  emptyStats,
  slotShareOf,
  prefetchCapacityOf,
  concurrencyOf,
} from './endpoint-stats.ts';

const responses = fc.array(
  fc.record({ durationMs: fc.double({ min: 0.01, max: 10_000, noNaN: true }), isFailing: fc.boolean() }),
);
const statsAfter = (seen: readonly { durationMs: number; isFailing: boolean }[]) =>
  seen.reduce((stats, { durationMs, isFailing }) => updateStats(stats, durationMs, isFailing), emptyStats);

test('the capacity of an endpoint covers at most a second or its concurrency', () => {
  fc.assert(
    fc.property(responses, (seen) => {
      const stats = statsAfter(seen);
      const [concurrency, capacity] = [concurrencyOf(stats), capacityOf(stats)];
      expect(capacity).toBeGreaterThanOrEqual(concurrency);
      expect(capacity).toBeLessThanOrEqual(1_024);
      if (capacity > concurrency)
        expect(((stats.meanMs ?? 0) * capacity) / concurrency).toBeLessThanOrEqual(1_000);
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
  expect([concurrencyOf(recovered), capacityOf(recovered)]).toEqual([16, 1_024]);
});

test('the capacity shrinks when an endpoint slows down', () => {
  const quick = statsAfter(Array.from({ length: 20 }, () => ({ durationMs: 2, isFailing: false })));
  const slow = Array.from({ length: 20 }).reduce(
    (stats: typeof quick) => updateStats(stats, 2_000, false),
    quick,
  );
  expect([capacityOf(quick), capacityOf(slow)]).toEqual([1_024, 16]);
});

const total = 4_096;
const slow = updateStats(emptyStats, 9_000, false);
const quick = updateStats(emptyStats, 2, false);

test('any number of slow or new endpoints leaves slots for fast ones', () => {
  const slowOrNew = fc.array(fc.constantFrom(slow, emptyStats), { maxLength: 2_000 });
  fc.assert(
    fc.property(slowOrNew, (endpoints) => {
      let [free, usedBySlow] = [total, 0];
      for (const stats of endpoints) {
        const slots = Math.min(capacityOf(stats), slotShareOf(stats, { total, free, usedBySlow }));
        expect(slots).toBeLessThanOrEqual(free);
        free -= slots;
        if (!isFast(stats)) usedBySlow += slots;
      }
      expect(usedBySlow).toBeLessThanOrEqual(0.75 * total);
      expect(slotShareOf(quick, { total, free, usedBySlow })).toBeGreaterThan(0);
    }),
  );
  const afterManySlow = { total, free: total - 3_072, usedBySlow: 3_072 };
  expect(slotShareOf(slow, afterManySlow)).toBe(0);
  expect(slotShareOf(quick, afterManySlow)).toBeGreaterThanOrEqual(100);
  expect(slotShareOf(quick, { total, free: 1, usedBySlow: 3_072 })).toBe(1);
  expect(slotShareOf(quick, { total, free: -8, usedBySlow: 3_072 })).toBe(0);
  expect(slotShareOf(emptyStats, { total, free: total / 8, usedBySlow: 0 })).toBe(0);
  expect(slotShareOf(emptyStats, { total, free: total / 8 + 1, usedBySlow: 0 })).toBe(9);
});

test('only an endpoint known to be fast doubles its capacity for a prefetch', () => {
  expect([quick, slow, emptyStats].map(prefetchCapacityOf)).toEqual([2 * capacityOf(quick), 16, 1]);
});

test('the next batch waits only for the capacity of fast endpoints', () => {
  const max = 500;
  const sizeOf = (queues: { wantedDeliveries: number; isFast: boolean }[], free = total) =>
    nextBatchSize(queues, { free, max });
  expect(sizeOf([])).toBe(max);
  expect(sizeOf([{ wantedDeliveries: 0, isFast: true }])).toBe(0);
  expect(sizeOf([{ wantedDeliveries: 0, isFast: false }])).toBe(max);
  expect(
    sizeOf([
      { wantedDeliveries: 0, isFast: false },
      { wantedDeliveries: 30, isFast: true },
    ]),
  ).toBe(30);
  expect(sizeOf([{ wantedDeliveries: 512, isFast: true }])).toBe(max);
  expect(sizeOf(Array.from({ length: 20 }, () => ({ wantedDeliveries: 512, isFast: true })))).toBe(204);
  expect(sizeOf([{ wantedDeliveries: 5, isFast: true }], 0)).toBe(0);
});
