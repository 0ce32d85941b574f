import { itemAt } from './item-at.ts';
import { nearest } from './nearest.ts';

/**
 * The known name that a wrong name most likely means, or undefined. A name with the same words in any order comes
 * first, then the nearest by letters, then a name whose words include those of the wrong name or are included in them.
 * If a whole word differs, the name is not a misspelling, even if few letters differ.
 */
export function nearestName(name: string, known: Iterable<string>): string | undefined {
  const shortened = name.slice(0, maxNameLength);
  const words = wordsOf(shortened);
  const candidates = [...known].map((text) => ({ text, words: wordsOf(text) }));
  const same = candidates.find((one) => isWithin(words, one.words) && isWithin(one.words, words));
  if (same && words.length > 0) return same.text;
  const written = writtenWords(shortened);
  const misspelt = nearest(
    shortened,
    candidates.map(({ text }) => text).filter((text) => isMisspelling(written, writtenWords(text))),
  );
  if (misspelt !== undefined) return misspelt;
  const sharing = candidates.filter((one) => isWithin(one.words, words) || isWithin(words, one.words));
  const wordDifference = (one: { words: readonly string[] }) => Math.abs(one.words.length - words.length);
  return sharing
    .filter((one) => one.words.length > 0 && words.length > 0)
    .sort((a, b) => wordDifference(a) - wordDifference(b) || a.text.length - b.text.length)[0]?.text;
}

const maxNameLength = 100;

/** Words of other products, mapped to the words of this API. */
const synonyms: ReadonlyMap<string, string> = new Map([
  ['workspace', 'project'],
  ['contact', 'lead'],
  ['prospect', 'lead'],
  ['mail', 'email'],
  ['website', 'url'],
  ['link', 'url'],
  ['create', 'add'],
  ['new', 'add'],
  ['remove', 'delete'],
  ['destroy', 'delete'],
  ['edit', 'update'],
  ['change', 'update'],
]);

function wordsOf(name: string): readonly string[] {
  return writtenWords(name).map((part) => {
    const word = part.length > 3 ? part.replace(/(?<!s)s$/, '') : part;
    return synonyms.get(word) ?? word;
  });
}

function writtenWords(name: string): readonly string[] {
  return name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '');
}

/** Compares word by word. If the word breaks differ, compares all letters together and allows few differences. */
function isMisspelling(words: readonly string[], others: readonly string[]): boolean {
  if (words.length !== others.length) return nearest(words.join(''), [others.join('')], 2) !== undefined;
  return words.every((word, index) => nearest(word, others.slice(index, index + 1)) !== undefined);
}

function isWithin(words: readonly string[], others: readonly string[]): boolean {
  return words.every((word) => others.includes(word));
}

/**
 * The known path patterns most similar to a wrong path; none if no pattern starts like it. Parameters in braces match
 * any text.
 */
export function nearestPaths(path: string, known: Iterable<string>): string[] {
  const parts = partsOf(path.slice(0, maxPathLength));
  const costs = [...known].map((candidate) => ({ candidate, cost: costOf(parts, partsOf(candidate)) }));
  const lowest = Math.min(...costs.map(({ cost }) => cost));
  return lowest < Math.max(1, parts.length / 2)
    ? costs.flatMap(({ candidate, cost }) => (cost === lowest ? [candidate] : []))
    : [];
}

const maxPathLength = 300;
const partsOf = (path: string) => path.split('/').filter(Boolean);

/** The weighted number of path parts that must change; infinite if a part is too different. */
function costOf(parts: readonly string[], pattern: readonly string[]): number {
  const missing = pattern.length - parts.length;
  if (missing > 0 && parts.length < 2) return Infinity;
  let cost = missing > 0 ? 0.9 * missing : -missing;
  for (const [index, part] of parts.slice(0, pattern.length).entries()) {
    cost += costOfPart(part, itemAt(pattern, index));
    if (cost === Infinity) break;
  }
  return cost;
}

function costOfPart(part: string, expected: string): number {
  if (part === expected) return 0;
  if (expected.startsWith('{')) return /[_\d]/.test(part) ? 0 : 0.6;
  return nearestName(part, [expected]) === undefined ? Infinity : 0.5;
}
