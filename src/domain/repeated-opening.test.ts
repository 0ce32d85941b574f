import { expect, test } from 'vitest';
import { findRepeatedOpening } from './repeated-opening.ts';

const openings = (...counts: readonly number[]) =>
  counts.map((drafts, at) => ({ sentence: `Opening ${at}.`, drafts }));

test('warns if more than 60 % of the drafts begin with one sentence', () => {
  expect(findRepeatedOpening(openings(1, 7, 2))).toEqual({
    code: 'repeated_opening',
    message:
      '7 of 10 drafts of this run begin with the same sentence: “Opening 1.” Add research with news of the ' +
      'companies, or plays that answer the news, and draft again.',
    parameters: { sentence: 'Opening 1.', drafts: 7, total: 10 },
  });
});

test.each([[[6, 4]], [[3, 1]], [[4]], [[]]])('says nothing about %j', (counts) => {
  expect(findRepeatedOpening(openings(...counts))).toBeNull();
});
