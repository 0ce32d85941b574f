import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { backoffMs, readRetryAfterMs, defaultBackoff } from './backoff.ts';

const randomValues = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const bounds = fc.record({
  baseMs: fc.integer({ min: 1, max: 5_000 }),
  capMs: fc.integer({ min: 1, max: 60_000 }),
});

describe('the delay between attempts', () => {
  test('stays between zero and the cap after any number of attempts', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5_000 }), randomValues, bounds, (attempts, chance, limits) => {
        const waitMs = backoffMs(attempts, chance, limits);
        expect(Number.isInteger(waitMs)).toBe(true);
        expect(waitMs).toBeGreaterThanOrEqual(0);
        expect(waitMs).toBeLessThanOrEqual(limits.capMs);
      }),
    );
  });

  test('doubles its bound up to the cap', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), randomValues, bounds, (attempts, chance, limits) => {
        const largestChance = 1 - Number.EPSILON;
        const bound = backoffMs(attempts, largestChance, limits);
        const next = backoffMs(attempts + 1, largestChance, limits);
        expect(next).toBeGreaterThanOrEqual(bound);
        expect(next).toBeLessThanOrEqual(2 * bound + 1);
        expect(backoffMs(attempts, chance, limits)).toBeLessThanOrEqual(bound);
      }),
    );
  });

  test('uses the whole range from zero, so that clients spread out', () => {
    expect([1, 2, 3, 4, 5, 6].map((attempts) => backoffMs(attempts, 0, defaultBackoff))).toEqual([
      0, 0, 0, 0, 0, 0,
    ]);
    expect([1, 2, 3, 4, 5, 6].map((attempts) => backoffMs(attempts, 0.5, defaultBackoff))).toEqual([
      250, 500, 1_000, 2_000, 4_000, 4_000,
    ]);
  });
});

describe('Retry-After', () => {
  const nowMs = Date.parse('2026-11-21T12:00:00Z');

  test.each<[text: string, waitMs: number | undefined]>([
    ['0', 0],
    ['7', 7_000],
    [' 7 ', 7_000],
    ['1.5', 1_500],
    ['Sat, 21 Nov 2026 12:00:30 GMT', 30_000],
    ['Sat, 21 Nov 2026 11:59:00 GMT', 0],
    ['-5', 0],
    ['soon', undefined],
    ['', undefined],
  ])('%j means %s ms', (text, waitMs) => {
    expect(readRetryAfterMs(new Headers({ 'retry-after': text }), nowMs)).toBe(waitMs);
  });

  test('is absent if the header is absent', () => {
    expect(readRetryAfterMs(new Headers(), nowMs)).toBeUndefined();
  });

  test("compares a date with the server's clock if the response has one", () => {
    const headers = new Headers({
      'retry-after': 'Sat, 21 Nov 2026 09:00:10 GMT',
      date: 'Sat, 21 Nov 2026 09:00:00 GMT',
    });
    expect(readRetryAfterMs(headers, nowMs)).toBe(10_000);
  });
});
