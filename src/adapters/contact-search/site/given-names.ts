import { allWords } from '../../../languages/all-words.ts';
import { givenNamesOfOtherLanguages } from '../../../languages/others/given-names.ts';

/** Whether a word is a common given name where the languages of the packs are spoken. */
export function isGivenName(word: string): boolean {
  return withoutMarks(word)
    .split('-')
    .every((part) => givenNames.has(part));
}

function withoutMarks(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

const givenNames = new Set(
  [...allWords(({ names }) => names.givenNames), ...givenNamesOfOtherLanguages].flatMap((name) =>
    withoutMarks(name).split('-'),
  ),
);
