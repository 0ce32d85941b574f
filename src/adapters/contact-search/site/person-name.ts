import { allWords } from '../../../languages/all-words.ts';
import { foldedText } from '../../../languages/notation/text.ts';
import { allPacks } from '../../../languages/packs.ts';
import { itemAt } from '../../../domain/item-at.ts';
import { isGivenName } from './given-names.ts';

export interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
  /** Whether it begins with a known given name. Other names need a matching address. */
  readonly isSure: boolean;
}

/**
 * Reads a text that is exactly a person's name: given and family name, with optional honorifics and degrees. Returns
 * null in doubt, because a false person does more harm than a missed one.
 */
export function readPersonName(text: string): PersonName | null {
  if (text.length > 60 || /[\d@/&+"“”!?=<>]/u.test(text)) return null;
  const words = withoutHonorifics(text.split(' ').filter(Boolean));
  if (words.filter((word) => !particles.has(word.toLowerCase())).length > 4) return null;
  const parts = isAllCaps(words) ? words.map(capitaliseWord) : words;
  if (!hasNameShape(parts) || parts.some((word) => isNonNameWord(foldedText(word)))) return null;
  const lastIndex = familyNameIndex(parts);
  if (lastIndex < 1) return null;
  const isSure = isGivenName(itemAt(parts, 0));
  const [one, other] = [parts.slice(0, lastIndex).join(' '), parts.slice(lastIndex).join(' ')];
  const isReversed = !isSure && parts.length === 2 && isGivenName(other);
  return isReversed
    ? { firstName: other, lastName: one, isSure }
    : { firstName: one, lastName: other, isSure };
}

/** Whether a text consists only of honorifics and degrees. */
export function isDegree(text: string): boolean {
  return text.split(' ').every(isHonorific);
}

const particles = allWords(({ names }) => names.particles);
const honorifics = allWords(({ names }) => names.honorifics);

function withoutHonorifics(words: readonly string[]): string[] {
  let [from, to] = [0, words.length];
  while (from < to && isHonorific(itemAt(words, from))) from += 1;
  while (to > from && isHonorific(itemAt(words, to - 1))) to -= 1;
  return words.slice(from, to);
}

function isHonorific(word: string): boolean {
  const folded = foldedText(word).replace(/,$/u, '');
  return (
    honorifics.has(folded.replaceAll('.', '')) ||
    folded
      .split('.')
      .filter(Boolean)
      .every((part) => honorifics.has(part))
  );
}

function isAllCaps(words: readonly string[]): boolean {
  return (
    words.every((word) => /^[\p{Lu}'’-]+$/u.test(word) && word.length > 1) && isGivenName(words[0] ?? '')
  );
}

function capitaliseWord(word: string): string {
  return word.toLowerCase().replace(/(?<=^|[-'’])\p{L}/gu, (letter) => letter.toUpperCase());
}

const nameWord =
  /^\p{Lu}[\p{Ll}\p{M}]+(?:(?:['’-]\p{Lu}?|\p{Lu})[\p{Ll}\p{M}]+)*$|^\p{Lu}['’]\p{Lu}\p{Ll}+$|^Ma?c\p{Lu}\p{Ll}+$/u;
const initial = /^\p{Lu}\.?$/u;

/** Whether all words are capitalised, except initials and particles between the first and last. */
function hasNameShape(words: readonly string[]): boolean {
  const last = words.at(-1) ?? '';
  if (words.length < 2 || !nameWord.test(itemAt(words, 0)) || !nameWord.test(last)) return false;
  return words
    .slice(1, -1)
    .every((word) => nameWord.test(word) || initial.test(word) || particles.has(word.toLowerCase()));
}

/** The index of the family name, which includes its particles. */
function familyNameIndex(words: readonly string[]): number {
  const particle = words.findIndex((word) => particles.has(word.toLowerCase()));
  return particle > 0 ? particle : words.length - 1;
}

/** Legal forms, places and site words that appear capitalised next to titles. */
function isNonNameWord(word: string): boolean {
  return nonNameWords.has(word) || placeEndings.some((ending) => word.endsWith(ending));
}

const nonNameWords = allWords(({ names }) => names.notNames);
const placeEndings = allPacks.flatMap(({ names }) => names.placeEndings);
