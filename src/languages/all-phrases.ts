import type { LanguagePack } from '../domain/language-pack/language-pack.ts';
import type { Phrases } from '../domain/language-pack/phrases.ts';
import { compilePhrase } from './notation/phrases.ts';
import { allPacks } from './packs.ts';

export type SelectPhrases = (pack: LanguagePack) => Phrases;

/** The phrases that `select` takes from each pack, as sources of regular expressions. */
export function allPhrases(select: SelectPhrases): string[] {
  return compilePhrases(allPacks.flatMap(select));
}

/** One source that matches any of these phrases. */
export function anyOfPhrases(phrases: Phrases): string {
  return `(?:${compilePhrases([phrases].flat()).join('|')})`;
}

function compilePhrases(phrases: readonly string[]): string[] {
  return phrases.filter((phrase) => phrase !== '').map(compilePhrase);
}

/** One source that matches any phrase that `select` takes from each pack. */
export function anyPhrase(select: SelectPhrases): string {
  return anyOfPhrases(allPacks.flatMap(select));
}

/** Finds these phrases of all packs, in any case, where they begin and end with a word. */
export function findWords(select: SelectPhrases): RegExp {
  return new RegExp(`(?<!\\p{L})${anyPhrase(select)}(?!\\p{L})`, 'iu');
}

/** Finds these phrases of all packs, in any case, where they begin with a word. */
export function findBeginnings(select: SelectPhrases): RegExp {
  return new RegExp(`(?<!\\p{L})${anyPhrase(select)}`, 'iu');
}

/** Finds these phrases of all packs, in any case, also within a word. */
export function findAnywhere(select: SelectPhrases): RegExp {
  return new RegExp(anyPhrase(select), 'iu');
}
