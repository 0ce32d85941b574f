import { expect, test } from 'vitest';
import { formatTextArray } from './text-array.ts';

test.each([
  ['no text', [], '{}'],
  ['plain texts', ['a', 'b c'], '{"a","b c"}'],
  ['an empty text', [''], '{""}'],
  ['the word null', ['null', 'NULL'], '{"null","NULL"}'],
  ['blanks at the ends', [' a '], '{" a "}'],
  ['quotes and backslashes', ['"', '\\n', '\\"'], '{"\\"","\\\\n","\\\\\\""}'],
  ['a line break', ['a\nb'], '{"a\nb"}'],
  ['array syntax', ['{a,b}'], '{"{a,b}"}'],
])('formats %s', (_, texts, expected) => {
  expect(formatTextArray(texts)).toBe(expected);
});
