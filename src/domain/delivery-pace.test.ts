import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  capacityOf,
  eventsToTake,
  isQuick,
  learn,
  noExperience,
  shareOf,
  spareOf,
  widthOf,
} from './delivery-pace.ts';

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
      expect(capacity).toBeLessThanOrEqual(1_024);
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
  expect([widthOf(again), capacityOf(again)]).toEqual([16, 1_024]);
});

test('one that slows down is held less of', () => {
  const quick = after(Array.from({ length: 20 }, () => ({ durationMs: 2, isFailing: false })));
  const slow = Array.from({ length: 20 }).reduce((known: typeof quick) => learn(known, 2_000, false), quick);
  expect([capacityOf(quick), capacityOf(slow)]).toEqual([1_024, 16]);
});

const all = 4_096;
const slow = learn(noExperience, 9_000, false);
const quick = learn(noExperience, 2, false);

test('endpoints that are slow or new, however many, leave places to those that are quick', () => {
  const kinds = fc.array(fc.constantFrom(slow, noExperience), { maxLength: 2_000 });
  fc.assert(
    fc.property(kinds, (endpoints) => {
      let [free, ofSlow] = [all, 0];
      for (const experience of endpoints) {
        const taken = Math.min(capacityOf(experience), shareOf(experience, { all, free, ofSlow }));
        expect(taken).toBeLessThanOrEqual(free);
        free -= taken;
        if (!isQuick(experience)) ofSlow += taken;
      }
      expect(ofSlow).toBeLessThanOrEqual(0.75 * all);
      expect(shareOf(quick, { all, free, ofSlow })).toBeGreaterThan(0);
    }),
  );
  const afterManySlow = { all, free: all - 3_072, ofSlow: 3_072 };
  expect(shareOf(slow, afterManySlow)).toBe(0);
  expect(shareOf(quick, afterManySlow)).toBeGreaterThanOrEqual(100);
  expect(shareOf(quick, { all, free: 1, ofSlow: 3_072 })).toBe(1);
  expect(shareOf(quick, { all, free: -8, ofSlow: 3_072 })).toBe(0);
  expect(shareOf(noExperience, { all, free: all / 8, ofSlow: 0 })).toBe(0);
  expect(shareOf(noExperience, { all, free: all / 8 + 1, ofSlow: 0 })).toBe(9);
});

test('of one that is known to be quick twice as much is held as was asked for, and of no other', () => {
  expect([quick, slow, noExperience].map(spareOf)).toEqual([2 * capacityOf(quick), 16, 1]);
});

test('events wait for room with those who are quick, and for nobody else', () => {
  const most = 500;
  const take = (outlooks: { room: number; isQuick: boolean }[], free = all) =>
    eventsToTake(outlooks, { free, most });
  expect(take([])).toBe(most);
  expect(take([{ room: 0, isQuick: true }])).toBe(0);
  expect(take([{ room: 0, isQuick: false }])).toBe(most);
  expect(
    take([
      { room: 0, isQuick: false },
      { room: 30, isQuick: true },
    ]),
  ).toBe(30);
  expect(take([{ room: 512, isQuick: true }])).toBe(most);
  expect(take(Array.from({ length: 20 }, () => ({ room: 512, isQuick: true })))).toBe(204);
  expect(take([{ room: 5, isQuick: true }], 0)).toBe(0);
});
