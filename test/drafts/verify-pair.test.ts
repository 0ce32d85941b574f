import { expect, test } from 'vitest';
import type { Pair } from './pairs.ts';
import { verifyPair } from './verify-pair.ts';

const bakery: Pair = {
  id: 'bakery',
  language: 'en',
  side: 'them',
  company: 'Harbour Foods',
  otherNames: [],
  passage: 'Harbour Foods opened a second bakery in Leeds in May 2026.',
  sentence: 'You opened a second bakery in Leeds in May 2026.',
};

test('keeps a sentence that its passage supports', () => {
  expect(verifyPair(bakery)).toBeNull();
  expect(verifyPair({ ...bakery, side: 'us', sentence: 'We opened a second bakery in Leeds.' })).toBeNull();
});

test('gives the reason for refusing a false sentence', () => {
  const sentence = 'You opened a second bakery in York in May 2026.';
  expect(verifyPair({ ...bakery, sentence })).toBe(
    'name_not_in_evidence: A name does not stand in the source: “York”.',
  );
  expect(verifyPair({ ...bakery, side: 'us' })).toContain('wrong_side');
});
