import type { Item } from './items.ts';
import type { WordList } from '../language-pack/reading-words.ts';
import { wordsOf } from './word-list.ts';

/** The position of a word or phrase of a list: from `start` to `end` (exclusive). */
export interface Match {
  readonly start: number;
  readonly end: number;
}

/** Finds the words of many lists in one pass. */
export interface WordIndex<Key extends string> {
  /** The words and phrases of the lists that a sentence contains, by the names of the lists. */
  readonly find: (items: readonly Item[]) => ReadonlyMap<Key, readonly Match[]>;
  /** Whether any list has the word as an entry of its own, not only in a phrase. */
  readonly has: (lower: string) => boolean;
}

/** A phrase after its first word: the words that follow, each directly after the one before, or after a gap. */
interface Entry<Key> {
  readonly key: Key;
  readonly rest: readonly { readonly matches: (lower: string) => boolean; readonly isAfterGap: boolean }[];
}

const maxGap = 12;
const minPartLength = 3;
const maxRemembered = 20_000;

export function wordIndex<Key extends string>(
  lists: Iterable<readonly [key: Key, list: WordList]>,
): WordIndex<Key> {
  const [whole, begins, ends, parts] = [newTable<Key>(), newTable<Key>(), newTable<Key>(), newTable<Key>()];
  for (const [key, list] of lists) {
    for (const phrase of wordsOf(list)) {
      const [first = '', ...rest] = phrase.split(/(_+)/u);
      const entry = { key, rest: restOf(rest) };
      const table = !first.includes('*')
        ? whole
        : !first.startsWith('*')
          ? begins
          : first.endsWith('*')
            ? parts
            : ends;
      const word = first.replaceAll('*', '');
      table.set(word, [...(table.get(word) ?? []), entry]);
    }
  }
  const entriesOf = remembered((lower) => [
    ...new Set([
      ...(whole.get(lower) ?? []),
      ...(begins.size > 0 ? prefixesOf(lower).flatMap((part) => begins.get(part) ?? []) : []),
      ...(ends.size > 0 ? suffixesOf(lower).flatMap((part) => ends.get(part) ?? []) : []),
      ...(parts.size > 0 ? infixesOf(lower).flatMap((part) => parts.get(part) ?? []) : []),
    ]),
  ]);
  return {
    has: (lower) => entriesOf(lower).some(({ rest }) => rest.length === 0),
    find: (items) => findAll(items, entriesOf),
  };
}

type Table<Key> = Map<string, readonly Entry<Key>[]>;

function newTable<Key>(): Table<Key> {
  return new Map();
}

function findAll<Key extends string>(
  items: readonly Item[],
  entriesOf: (lower: string) => readonly Entry<Key>[],
): ReadonlyMap<Key, readonly Match[]> {
  const found = new Map<Key, Match[]>();
  for (const [start, { kind, lower }] of items.entries()) {
    if (kind === 'company' || kind === 'date') continue;
    const entries = entriesOf(lower);
    for (const { key, rest } of entries) {
      const end = endOf(items, start + 1, rest);
      if (end === null) continue;
      const matches = found.get(key);
      if (matches) matches.push({ start, end });
      else found.set(key, [{ start, end }]);
    }
  }
  return found;
}

/** The end (exclusive) of a phrase whose first word ends at `from`; null if its other words do not follow. */
function endOf(items: readonly Item[], from: number, rest: Entry<string>['rest']): number | null {
  let at = from;
  for (const { matches, isAfterGap } of rest) {
    const last = isAfterGap ? at + maxGap : at;
    while (at <= last && !matches(items[at]?.lower ?? '')) at += 1;
    if (at > last) return null;
    at += 1;
  }
  return at;
}

/**
 * The words after the first one. `pieces` alternates separators and words: `_` means directly after, more underscores
 * allow a gap.
 */
function restOf(pieces: readonly string[]): Entry<string>['rest'] {
  return pieces.flatMap((word, at) => {
    if (at % 2 === 0) return [];
    return [{ matches: wordTest(word), isAfterGap: (pieces[at - 1] ?? '').length > 1 }];
  });
}

function wordTest(word: string): (lower: string) => boolean {
  const part = word.replaceAll('*', '');
  if (!word.includes('*')) return (lower) => lower === part;
  if (!word.startsWith('*')) return (lower) => lower.startsWith(part);
  return word.endsWith('*') ? (lower) => lower.includes(part) : (lower) => lower.endsWith(part);
}

/** Texts repeat their words, and looking one up takes a while. */
function remembered<Value>(find: (lower: string) => Value): (lower: string) => Value {
  const known = new Map<string, Value>();
  return (lower) => {
    const word = lower.slice(0, maxWordLength);
    const before = known.get(word);
    if (before !== undefined) return before;
    if (known.size >= maxRemembered) known.clear();
    const value = find(word);
    known.set(word, value);
    return value;
  };
}

const maxWordLength = 60;

function prefixesOf(word: string): string[] {
  return Array.from({ length: word.length }, (_, at) => word.slice(0, at + 1));
}

function suffixesOf(word: string): string[] {
  return Array.from({ length: word.length }, (_, at) => word.slice(at));
}

function infixesOf(word: string): string[] {
  const found: string[] = [];
  for (let start = 0; start + minPartLength <= word.length; start += 1)
    for (let end = start + minPartLength; end <= word.length; end += 1) found.push(word.slice(start, end));
  return found;
}
