import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextLease } from './rate-lease.ts';

test('grows while the key is busy and shrinks as its minute runs out', () => {
  expect([
    nextLease(600, 0, 0),
    nextLease(600, 1, 1),
    nextLease(600, 31, 16),
    nextLease(600, 300, 32),
  ]).toEqual([1, 2, 32, 18]);
  expect([nextLease(600, 590, 32), nextLease(5, 0, 0), nextLease(600, 700, 32)]).toEqual([1, 1, 1]);
});

const count = fc.integer({ min: 0, max: 1_000_000 });

test('is at least one, and otherwise at most a sixteenth of the remaining quota', () => {
  fc.assert(
    fc.property(count, count, count, (quota, used, last) => {
      const lease = nextLease(quota, used, last);
      expect(lease).toBeGreaterThanOrEqual(1);
      if (lease > 1) expect(lease * 16).toBeLessThanOrEqual(quota - used);
    }),
  );
});

test('processes together never exceed the quota and use at least half of it', () => {
  const callSequence = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 700, maxLength: 1_500 });
  fc.assert(
    fc.property(callSequence, (calls) => {
      const quota = 100;
      const processes = Array.from({ length: 4 }, () => ({ remaining: 0, last: 0 }));
      let [counted, served] = [0, 0];
      for (const index of calls) {
        const process = processes[index]!;
        if (process.remaining === 0) {
          process.last = nextLease(quota, counted, process.last);
          process.remaining = Math.max(0, Math.min(process.last, quota - counted));
          counted += process.last;
        }
        if (process.remaining === 0) continue;
        process.remaining--;
        served++;
      }
      expect(served).toBeLessThanOrEqual(quota);
      expect(served).toBeGreaterThanOrEqual(quota / 2);
    }),
    { numRuns: 50 },
  );
});
