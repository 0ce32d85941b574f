import type { LanguagePack } from '../domain/language-pack/language-pack.ts';
import { compilePhrase } from './notation/phrases.ts';
import { allPacks } from './packs.ts';

/** The phrases that `select` takes from each pack, as sources of regular expressions. */
export function allPhrases(select: (pack: LanguagePack) => readonly string[]): string[] {
  return allPacks.flatMap(select).map(compilePhrase);
}
