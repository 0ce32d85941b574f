import fc from 'fast-check';
import { expect, test } from 'vitest';
import { printable, printableJson, printableLines } from './printable.ts';

test('what a terminal would obey becomes spaces', () => {
  expect(printable('Koivu\u001b[31m Oy\r\nTampere')).toBe('Koivu [31m Oy Tampere');
  expect(printableLines('one\n\ttwo\u001b[2J\u202e')).toBe('one\n\ttwo [2J ');
  expect(printable('Käyttö – 3 €, ”työ” 🙂')).toBe('Käyttö – 3 €, ”työ” 🙂');
});

test('JSON says the same afterwards, and holds nothing that a terminal would obey', () => {
  const text = fc.string({ unit: 'binary' }).map((each) => `${each}\u009b2J\u202e\u2028`);
  fc.assert(
    fc.property(text, (value) => {
      const json = printableJson(JSON.stringify({ value }));
      expect(JSON.parse(json)).toEqual({ value });
      expect(json).toMatch(/^[^\p{Cc}\p{Bidi_Control}\u2028\u2029]*$/u);
    }),
  );
});
