import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold } from './folding.ts';

test.each([
  ['  HELSINKI  ', 'helsinki'],
  ['Straße', 'strasse'],
  ['ΟΔΟΣ', 'οδοσ'],
  ['Ａｃｍｅ\u00a0 Oy', 'acme oy'],
  ['Å', 'å'],
])('folds %s to %s', (text, expected) => {
  expect(fold(text)).toBe(expected);
});

test('is idempotent and ignores letter case', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 30 });
  fc.assert(
    fc.property(text, (original) => {
      const folded = fold(original);
      expect(fold(folded)).toBe(folded);
    }),
    { numRuns: 2000 },
  );
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', 'B', 'c', 'Å', 'ä', 'Ö', 'ß', 'é', 'Ş', ' ') }),
      (original) => {
        expect(fold(original.toUpperCase())).toBe(fold(original));
      },
    ),
  );
});
