import type { LanguagePack } from '../domain/language-pack/language-pack.ts';
import { allPacks } from './packs.ts';

/** The words that `select` takes from each pack, without repetitions. */
export function allWords(select: (pack: LanguagePack) => Iterable<string>): ReadonlySet<string> {
  return new Set(allPacks.flatMap((pack) => [...select(pack)]));
}
