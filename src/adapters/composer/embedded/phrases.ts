import type { DraftPhrases } from '../../../domain/language-pack/draft-phrases.ts';
import { packs, type WrittenLanguage } from '../../../languages/packs.ts';

/** How a salesperson of a language phrases a short message. */
export function phrasesOf(language: WrittenLanguage): DraftPhrases {
  return packs[language].draftPhrases;
}
