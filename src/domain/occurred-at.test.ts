import fc from 'fast-check';
import { expect, test } from 'vitest';
import { earliestMs, readOccurredAt } from './occurred-at.ts';

const nowMs = Date.UTC(2026, 10, 21, 12);

test.each([
  ['2026-11-20T09:00:00+02:00', Date.UTC(2026, 10, 20, 7)],
  ['2026-11-20', Date.UTC(2026, 10, 20)],
  [Date.UTC(2026, 10, 20) + 0.75, Date.UTC(2026, 10, 20)],
  [String(nowMs - 5), nowMs - 5],
  [earliestMs, earliestMs],
])('accepts the time %s', (time, atMs) => {
  expect(readOccurredAt(time, nowMs)).toEqual({ atMs, warning: null });
});

test('replaces a time up to five minutes ahead by the current time, without a warning', () => {
  for (const aheadMs of [1, 5 * 60_000]) {
    expect(readOccurredAt(nowMs + aheadMs, nowMs)).toEqual({ atMs: nowMs, warning: null });
  }
});

test('uses the current time without a warning if no time is given', () => {
  for (const time of [undefined, '']) {
    expect(readOccurredAt(time, nowMs)).toEqual({ atMs: nowMs, warning: null });
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
])('uses the current time with a warning for %s', (time, warning) => {
  const occurredAt = readOccurredAt(time, nowMs);
  expect(occurredAt.atMs).toBe(nowMs);
  expect(occurredAt.warning).toMatch(warning);
});

test('returns a storable time for any input', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.double(), fc.integer(), fc.date().map(String)), (time) => {
      const { atMs, warning } = readOccurredAt(time, nowMs);
      expect(Number.isInteger(atMs) && atMs >= earliestMs && atMs <= nowMs).toBe(true);
      if (warning !== null) expect(atMs).toBe(nowMs);
    }),
  );
});
