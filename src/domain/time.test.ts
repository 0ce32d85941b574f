import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTime } from './time.ts';

test.each([
  ['2026-05-01', Date.UTC(2026, 4, 1)],
  ['2026-05-01T09:30:00Z', Date.UTC(2026, 4, 1, 9, 30)],
  ['2026-05-01T09:30', Date.UTC(2026, 4, 1, 9, 30)],
  ['2026-05-01 09:30:15.25', Date.UTC(2026, 4, 1, 9, 30, 15, 250)],
  ['2026-05-01T09:30:00+03:00', Date.UTC(2026, 4, 1, 6, 30)],
  ['2026-05-01T23:30:00-0130', Date.UTC(2026, 4, 2, 1)],
  ['2028-02-29', Date.UTC(2028, 1, 29)],
  ['1767225600000', Date.UTC(2026, 0, 1)],
  [1_767_225_600_000, Date.UTC(2026, 0, 1)],
  [0, 0],
])('reads %s', (value, expected) => {
  expect(readTime(value)).toBe(expected);
});

test.each([
  '',
  ' ',
  'tomorrow',
  '2026',
  '2026-13-01',
  '2026-02-29',
  '2026-04-31',
  '2026-05-00',
  '2026-05-01T24:00:00Z',
  '2026-05-01T09:60',
  '2026-5-1',
  '05/01/2026',
  '2026-05-01T09:30:00+25:00',
  '10000-01-01',
  '0x10',
  '1e12',
  '-5',
  '1969-12-31',
  -1,
  1.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  253_402_300_800_000,
])('rejects %s', (value) => {
  expect(readTime(value)).toBeUndefined();
});

test('reads every time from its ISO form and from its milliseconds', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10_000, max: 253_402_300_799_999 }), (timeMs) => {
      expect(readTime(new Date(timeMs).toISOString())).toBe(timeMs);
      expect(readTime(String(timeMs))).toBe(timeMs);
      expect(readTime(timeMs)).toBe(timeMs);
    }),
  );
});

test('never throws and returns only valid times', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const timeMs = readTime(text);
      if (timeMs !== undefined) expect(() => new Date(timeMs).toISOString()).not.toThrow();
    }),
  );
});
