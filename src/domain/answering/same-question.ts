import { anyPhrase } from '../../languages/all-phrases.ts';
import { lexiconOf } from '../drafting/lexicon.ts';
import type { WrittenLanguage } from '../../languages/packs.ts';
import { contentWords, overlap } from './content-words.ts';

/** Whether two questions ask the same about the same things. If one asks more or less, they are different. */
export function isSameQuestion(asked: string, other: string, language: WrittenLanguage): boolean {
  if (turningWords(asked, language) !== turningWords(other, language)) return false;
  const [ours, theirs] = [contentWords(asked, language), contentWords(other, language)];
  return ours.size > 0 && isWithin(ours, theirs) && isWithin(theirs, ours);
}

function isWithin(words: ReadonlyMap<string, number>, others: ReadonlyMap<string, number>): boolean {
  return [...words.keys()].every((stem) => overlap(new Map([[stem, 1]]), others) > 0);
}

/** Words that distinguish questions about the same things: "when" and "where", "what" and "what not". */
function turningWords(text: string, language: WrittenLanguage): string {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.filter((word) => lexiconOf(language).negation.has(word) || interrogative.test(word)).join(' ');
}

const interrogative = new RegExp(
  `^${anyPhrase(({ enquiries }) => enquiries.questions.interrogatives)}$`,
  'u',
);
