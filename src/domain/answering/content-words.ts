import { lexiconOf } from '../drafting/lexicon.ts';
import { allPacks, packs, type WrittenLanguage } from '../../languages/packs.ts';
import { byLanguage } from '../../languages/by-language.ts';
import { compilePhrase } from '../../languages/notation/phrases.ts';
import { stemOf } from '../drafting/tokens.ts';
import { conceptOf } from './concepts.ts';

/** The weight of a name or a number; a word has 1. */
export const weightOfName = 1.5;

/** Stems of the words that carry meaning, each with its weight: a name or a number says more than a word. */
export function contentWords(text: string, language: WrittenLanguage): ReadonlyMap<string, number> {
  const { inviting, offering } = lexiconOf(language);
  const isIdle = (word: string): boolean =>
    (conceptOf(word) === null && (inviting.has(word) || offering.has(word))) ||
    idleWords.has(word) ||
    asksByEnding[language]?.test(word) === true;
  return tellingWords(text, language, isIdle);
}

/** The same without words that only connect, ask or deny, and without those for which `isIdle` is true. */
export function tellingWords(
  text: string,
  language: WrittenLanguage,
  isIdle: (word: string) => boolean,
): ReadonlyMap<string, number> {
  const lexicon = lexiconOf(language);
  const stems = new Map<string, number>();
  const nounsHaveCapitals = packs[language].enquiries.statements.beforePlaces !== null;
  const isName = (word: string, at: number) => !nounsHaveCapitals && at > 0 && /^\p{Lu}/u.test(word);
  for (const match of text.matchAll(/\p{L}[\p{L}-]{2,}|\d+(?:[.,]\d+)*/gu)) {
    const lower = match[0].toLowerCase();
    if (lexicon.connecting.has(lower) || lexicon.second.has(lower) || lexicon.negation.has(lower)) continue;
    if (isIdle(lower)) continue;
    const weight = isName(match[0], match.index) || /^\d/u.test(lower) ? weightOfName : 1;
    stems.set(/^\d/u.test(lower) ? lower : (conceptOf(lower) ?? stemOf(lower, language)), weight);
  }
  return stems;
}

/** The weight of the asked stems that a text has; other forms of a word weigh less. */
export function overlap(asked: ReadonlyMap<string, number>, given: ReadonlyMap<string, number>): number {
  let shared = 0;
  for (const [stem, weight] of asked) {
    if (given.has(stem)) shared += weight;
    else if (stem.length >= leastOfForm && kinOf(stem, given).some((other) => isForm(stem, other)))
      shared += 0.8 * weight;
  }
  return shared;
}

/** The stems with the same beginning as a stem, among them all its forms. Cached: long texts are compared often. */
function kinOf(stem: string, given: ReadonlyMap<string, number>): readonly string[] {
  let known = stemsByBeginning.get(given);
  if (known === undefined) {
    const long = [...given.keys()].filter((other) => other.length >= leastOfForm);
    known = Map.groupBy(long, (other) => other.slice(0, leastOfForm));
    stemsByBeginning.set(given, known);
  }
  const compounds = [...given.keys()].filter((other) => other.length > stem.length && other.endsWith(stem));
  return [...(known.get(stem.slice(0, leastOfForm)) ?? []), ...compounds];
}

const leastOfForm = 5;
const stemsByBeginning = new WeakMap<ReadonlyMap<string, number>, Map<string, string[]>>();

/**
 * Whether a given stem names the asked thing: another form of the word, or a compound that ends in it. A "standarddörr"
 * is a "dörr"; a "Türmontage" is no "Tür".
 */
export function isSameThing(asked: string, given: string): boolean {
  const [wanted, named] = [withoutVowel(asked), withoutVowel(given)];
  if (wanted === named || named.split('-').includes(wanted)) return true;
  if (wanted.length < leastOfCompound) return false;
  if (named.endsWith(wanted)) return true;
  const [short, long] = wanted.length < named.length ? [wanted, named] : [named, wanted];
  if (long.length - short.length > maxEnding) return false;
  // A compound is of the kind of its last part: a "Vastuuvakuutus" is a "vakuutus".
  if (long.endsWith(short)) return true;
  return sameLetters(short, long) >= Math.max(leastOfForms, short.length - 1);
}

/** The stem of a noun may end in different vowels: "ovi" and "ove". */
function withoutVowel(stem: string): string {
  return stem.length < leastOfCompound ? stem : stem.replace(/[aeiouy\u00e4\u00f6]$/u, '');
}

const leastOfCompound = 3;
const leastOfForms = 4;
const maxEnding = 2;

/** Whether two stems are forms or compounds of one word. */
function isForm(left: string, right: string): boolean {
  const [short, long] = left.length < right.length ? [left, right] : [right, left];
  return sameLetters(short, long) >= Math.max(leastOfForm, 0.75 * short.length);
}

function sameLetters(left: string, right: string): number {
  let same = 0;
  while (same < left.length && left[same] === right[same]) same += 1;
  return same;
}

const asksByEnding = byLanguage(({ enquiries: { questions } }) =>
  questions.verbEnding === '' ? null : new RegExp(`^(?:${compilePhrase(questions.verbEnding)})$`, 'u'),
);

const idleWords: ReadonlySet<string> = new Set(allPacks.flatMap(({ topics }) => [...topics.idleWords]));
