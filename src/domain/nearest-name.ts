import { itemAt } from './item-at.ts';
import { nearest } from './nearest.ts';

/**
 * The known name that a wrong one most likely means, or undefined. A name with the same words in any order wins, then
 * the nearest by letters, then a name with all of its words or only words from it. A name with a different word in
 * one place is not a misspelling, even if few letters differ.
 */
export function nearestName(name: string, known: Iterable<string>): string | undefined {
  const given = name.slice(0, maxNameLength);
  const words = wordsOf(given);
  const all = [...known].map((candidate) => ({ candidate, words: wordsOf(candidate) }));
  const same = all.find((each) => isWithin(words, each.words) && isWithin(each.words, words));
  if (same && words.length > 0) return same.candidate;
  const written = writtenWords(given);
  const candidates = all.map(({ candidate }) => candidate);
  const near = nearest(
    given,
    candidates.filter((candidate) => isMisspelling(written, writtenWords(candidate))),
  );
  if (near !== undefined) return near;
  const sharing = all.filter((each) => isWithin(each.words, words) || isWithin(words, each.words));
  const others = (each: { words: readonly string[] }) => Math.abs(each.words.length - words.length);
  return sharing
    .filter((each) => each.words.length > 0 && words.length > 0)
    .sort((a, b) => others(a) - others(b) || a.candidate.length - b.candidate.length)[0]?.candidate;
}

const maxNameLength = 100;

/** Synonyms of other products, mapped to the words in our names. */
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
 * The known path patterns most like a wrong path; none if no pattern begins like it. Parameters in braces match any
 * text.
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

/** The number of path parts that must change; infinite if a part resembles none. */
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
