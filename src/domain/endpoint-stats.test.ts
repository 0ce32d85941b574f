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

const answers = fc.array(
  fc.record({ durationMs: fc.double({ min: 0.01, max: 10_000, noNaN: true }), isFailing: fc.boolean() }),
);
const after = (seen: readonly { durationMs: number; isFailing: boolean }[]) =>
  seen.reduce((known, { durationMs, isFailing }) => updateStats(known, durationMs, isFailing), emptyStats);

test('holds at most the deliveries of a second, or those sent at once', () => {
  fc.assert(
    fc.property(answers, (seen) => {
      const known = after(seen);
      const [width, capacity] = [concurrencyOf(known), capacityOf(known)];
      expect(capacity).toBeGreaterThanOrEqual(width);
      expect(capacity).toBeLessThanOrEqual(1_024);
      if (capacity > width) expect(((known.meanMs ?? 0) * capacity) / width).toBeLessThanOrEqual(1_000);
    }),
  );
});

test('limits an endpoint that did not answer, and holds nothing for it', () => {
  const failing = after([
    { durationMs: 1, isFailing: false },
    { durationMs: 1, isFailing: true },
  ]);
  expect([concurrencyOf(failing), capacityOf(failing)]).toEqual([4, 4]);
  const again = updateStats(failing, 1, false);
  expect([concurrencyOf(again), capacityOf(again)]).toEqual([16, 1_024]);
});

test('holds less for an endpoint that slows down', () => {
  const quick = after(Array.from({ length: 20 }, () => ({ durationMs: 2, isFailing: false })));
  const slow = Array.from({ length: 20 }).reduce(
    (known: typeof quick) => updateStats(known, 2_000, false),
    quick,
  );
  expect([capacityOf(quick), capacityOf(slow)]).toEqual([1_024, 16]);
});

const all = 4_096;
const slow = updateStats(emptyStats, 9_000, false);
const quick = updateStats(emptyStats, 2, false);

test('any number of slow or new endpoints leave slots for fast ones', () => {
  const kinds = fc.array(fc.constantFrom(slow, emptyStats), { maxLength: 2_000 });
  fc.assert(
    fc.property(kinds, (endpoints) => {
      let [free, heldBySlow] = [all, 0];
      for (const experience of endpoints) {
        const taken = Math.min(capacityOf(experience), slotShareOf(experience, { all, free, heldBySlow }));
        expect(taken).toBeLessThanOrEqual(free);
        free -= taken;
        if (!isFast(experience)) heldBySlow += taken;
      }
      expect(heldBySlow).toBeLessThanOrEqual(0.75 * all);
      expect(slotShareOf(quick, { all, free, heldBySlow })).toBeGreaterThan(0);
    }),
  );
  const afterManySlow = { all, free: all - 3_072, heldBySlow: 3_072 };
  expect(slotShareOf(slow, afterManySlow)).toBe(0);
  expect(slotShareOf(quick, afterManySlow)).toBeGreaterThanOrEqual(100);
  expect(slotShareOf(quick, { all, free: 1, heldBySlow: 3_072 })).toBe(1);
  expect(slotShareOf(quick, { all, free: -8, heldBySlow: 3_072 })).toBe(0);
  expect(slotShareOf(emptyStats, { all, free: all / 8, heldBySlow: 0 })).toBe(0);
  expect(slotShareOf(emptyStats, { all, free: all / 8 + 1, heldBySlow: 0 })).toBe(9);
});

test('holds twice the requested amount only for a known fast endpoint', () => {
  expect([quick, slow, emptyStats].map(prefetchCapacityOf)).toEqual([2 * capacityOf(quick), 16, 1]);
});

test('events wait for capacity of fast endpoints only', () => {
  const most = 500;
  const take = (outlooks: { capacity: number; isFast: boolean }[], free = all) =>
    nextBatchSize(outlooks, { free, most });
  expect(take([])).toBe(most);
  expect(take([{ capacity: 0, isFast: true }])).toBe(0);
  expect(take([{ capacity: 0, isFast: false }])).toBe(most);
  expect(
    take([
      { capacity: 0, isFast: false },
      { capacity: 30, isFast: true },
    ]),
  ).toBe(30);
  expect(take([{ capacity: 512, isFast: true }])).toBe(most);
  expect(take(Array.from({ length: 20 }, () => ({ capacity: 512, isFast: true })))).toBe(204);
  expect(take([{ capacity: 5, isFast: true }], 0)).toBe(0);
});
