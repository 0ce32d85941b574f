import fc from 'fast-check';
import { expect, test } from 'vitest';
import { capacityOf, learn, noExperience, widthOf } from './delivery-pace.ts';

const answers = fc.array(
  fc.record({ durationMs: fc.double({ min: 0.01, max: 10_000, noNaN: true }), isFailing: fc.boolean() }),
);
const after = (seen: readonly { durationMs: number; isFailing: boolean }[]) =>
  seen.reduce((known, { durationMs, isFailing }) => learn(known, durationMs, isFailing), noExperience);

test('no more is held for an endpoint than is sent to it within a second, or at once', () => {
  fc.assert(
    fc.property(answers, (seen) => {
      const known = after(seen);
      const [width, capacity] = [widthOf(known), capacityOf(known)];
      expect(capacity).toBeGreaterThanOrEqual(width);
      expect(capacity).toBeLessThanOrEqual(512);
      if (capacity > width) expect(((known.meanMs ?? 0) * capacity) / width).toBeLessThanOrEqual(1_000);
    }),
  );
});

test('of one whose last answer was none few are on their way, and none wait', () => {
  const failing = after([
    { durationMs: 1, isFailing: false },
    { durationMs: 1, isFailing: true },
  ]);
  expect([widthOf(failing), capacityOf(failing)]).toEqual([4, 4]);
  const again = learn(failing, 1, false);
  expect([widthOf(again), capacityOf(again)]).toEqual([16, 512]);
});

test('one that slows down is held less of', () => {
  const quick = after(Array.from({ length: 20 }, () => ({ durationMs: 2, isFailing: false })));
  const slow = Array.from({ length: 20 }).reduce((known: typeof quick) => learn(known, 2_000, false), quick);
  expect([capacityOf(quick), capacityOf(slow)]).toEqual([512, 16]);
});
