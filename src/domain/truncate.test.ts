import fc from 'fast-check';
import { expect, test } from 'vitest';
import { truncate } from './truncate.ts';

test('replaces the rest by an ellipsis without a space before it', () => {
  expect(truncate('Koivu Oy', 8)).toBe('Koivu Oy');
  expect(truncate('Koivu Oy, Tampere', 7)).toBe('Koivu…');
  expect(truncate('ab🙂cd', 4)).toBe('ab…');
});

test('never exceeds the length and never splits a character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 20 }), (text, length) => {
      const short = truncate(text, length);
      expect(short.length).toBeLessThanOrEqual(length);
      expect(short.isWellFormed()).toBe(true);
    }),
  );
});
