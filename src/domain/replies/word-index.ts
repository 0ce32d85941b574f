import { allPacks } from '../../languages/packs.ts';
import type { LanguagePack } from '../language-pack/language-pack.ts';

/** Finds the keys of a word, the whole word first, then its beginnings of at most `maxBeginning` letters. */
export type WordIndex<Key> = (word: string, maxBeginning: number) => readonly Key[];

/** Indexes lists of words by key. A word that ends with `*` stands for all that begin with it. */
export function createWordIndex<Key extends string>(
  keys: readonly Key[],
  select: (pack: LanguagePack) => Readonly<Record<Key, string>>,
): WordIndex<Key> {
  const whole = new Map<string, Key[]>();
  const beginnings = new Map<string, Key[]>();
  for (const key of keys)
    for (const pack of allPacks)
      for (const word of select(pack)[key].trim().split(/\s+/u)) {
        if (word === '') continue;
        const [known, written] = word.endsWith('*') ? [beginnings, word.slice(0, -1)] : [whole, word];
        known.set(written, [...(known.get(written) ?? []), key]);
      }
  return (word, maxBeginning) => {
    const found = [...(whole.get(word) ?? [])];
    for (let length = minBeginning; length <= Math.min(maxBeginning, word.length); length += 1)
      found.push(...(beginnings.get(word.slice(0, length)) ?? []));
    return found;
  };
}

const minBeginning = 2;
