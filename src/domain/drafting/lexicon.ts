import { packs, type WrittenLanguage } from '../../languages/packs.ts';
import type { Lexicon } from '../language-pack/lexicon.ts';

/** The lexicon of a language in which drafts are written. */
export function lexiconOf(language: WrittenLanguage): Lexicon {
  return packs[language].lexicon;
}
