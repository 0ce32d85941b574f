import fc from 'fast-check';
import { expect, test } from 'vitest';
import { earliestMs, readOccurredAt } from './occurred-at.ts';

const nowMs = Date.UTC(2026, 10, 21, 12);

test.each([
  ['2026-11-20T09:00:00+02:00', Date.UTC(2026, 10, 20, 7)],
  ['2026-11-20', Date.UTC(2026, 10, 20)],
  [Date.UTC(2026, 10, 20) + 0.75, Date.UTC(2026, 10, 20)],
  [String(nowMs - 5), nowMs - 5],
  [nowMs + 5 * 60_000, nowMs],
  [earliestMs, earliestMs],
])('accepts the time %s', (given, atMs) => {
  expect(readOccurredAt(given, nowMs)).toEqual({ atMs, warning: null });
});

test('uses the current time without a warning if no time is given', () => {
  for (const given of [undefined, '']) {
    expect(readOccurredAt(given, nowMs)).toEqual({ atMs: nowMs, warning: null });
  }
});

test.each([
  ['yesterday', /neither an ISO 8601/],
  ['2026-02-30', /neither an ISO 8601/],
  [Number.MAX_VALUE, /neither an ISO 8601/],
  [-1, /before 1990/],
  ['1965-06-01T08:00:00Z', /before 1990/],
  ['1899-12-31', /before 1990/],
  ['1965-02-30', /neither an ISO 8601/],
  [Math.floor(nowMs / 1000), /not seconds/],
  ['1970-01-01', /before 1990/],
  [earliestMs - 1, /before 1990/],
  ['2026-11-21T12:05:00.001Z', /in the future/],
])('uses the current time with a warning for %s', (given, warning) => {
  const read = readOccurredAt(given, nowMs);
  expect(read.atMs).toBe(nowMs);
  expect(read.warning).toMatch(warning);
});

test('returns a storable time for any input', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.double(), fc.integer(), fc.date().map(String)), (given) => {
      const { atMs, warning } = readOccurredAt(given, nowMs);
      expect(Number.isInteger(atMs) && atMs >= earliestMs && atMs <= nowMs).toBe(true);
      if (warning !== null) expect(atMs).toBe(nowMs);
    }),
  );
});
