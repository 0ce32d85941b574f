import { anyPhrase, findAnywhere, findWords } from '../../languages/all-phrases.ts';
import type { WrittenLanguage } from '../../languages/packs.ts';
import { contentWords, isSameThing } from './content-words.ts';
import { tellsSpan } from './spans-of-time.ts';

/**
 * Whether a sentence only says what something does not cover or include: "The warranty does not cover vandalism."
 * Such a sentence does not say how much or how long the warranty covers.
 */
export function onlyExcludes(text: string): boolean {
  if (/\d/u.test(text.replace(share, '')) || tellsSpan(text)) return false;
  const found = exclusion.exec(text);
  return found !== null && !tellsBefore.test(text.slice(0, found.index));
}

/** Whether a question names what a sentence excludes. That sentence answers "Does the warranty cover vandalism?" */
export function asksForExcluded(question: string, text: string, language: WrittenLanguage): boolean {
  const asked = [...contentWords(question, language).keys()];
  const found = exclusion.exec(text);
  if (found === null) return false;
  const before = passive.test(found[0]) ? text.slice(0, found.index) : '';
  const excluded = `${before} ${text.slice(found.index + found[0].length)}`;
  return [...contentWords(excluded, language).keys()].some((word) =>
    asked.some((other) => isSameThing(other, word)),
  );
}

/** Numbers such as a tax rate, which say nothing about what is sold. */
const share = new RegExp(
  String.raw`(?<!\d)\d{1,3}(?:[.,]\d{1,2})? ?(?:%|${anyPhrase(({ enquiries }) => enquiries.statements.percent)})`,
  'giu',
);

const exclusion = findWords(({ enquiries }) => enquiries.statements.excludes);

/** Phrases with the excluded thing before the verb. */
const passive = findAnywhere(({ enquiries }) => enquiries.statements.isExcluded);

/** A verb or a clause before it says something of its own: "All doors have a warranty, which does not cover glass." */
const tellsBefore = new RegExp(
  String.raw`[,;:–]|(?<!\p{L})${anyPhrase(({ enquiries }) => enquiries.statements.beforeExclusion)}(?!\p{L})`,
  'iu',
);
