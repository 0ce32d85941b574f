import fc from 'fast-check';
import { expect, test } from 'vitest';
import { printable, printableJson, printableLines } from './printable.ts';

test('control characters become spaces', () => {
  expect(printable('Koivu\u001b[31m Oy\r\nTampere')).toBe('Koivu [31m Oy Tampere');
  expect(printableLines('one\n\ttwo\u001b[2J\u202e')).toBe('one\n\ttwo [2J ');
  expect(printable('Käyttö – 3 €, ”työ” 🙂')).toBe('Käyttö – 3 €, ”työ” 🙂');
});

test('escaped JSON keeps its meaning and contains no control character', () => {
  const text = fc.string({ unit: 'binary' }).map((each) => `${each}\u009b2J\u202e\u2028`);
  fc.assert(
    fc.property(text, (value) => {
      const json = printableJson(JSON.stringify({ value }));
      expect(JSON.parse(json)).toEqual({ value });
      expect(json).toMatch(/^[^\p{Cc}\p{Bidi_Control}\u2028\u2029]*$/u);
    }),
  );
});
