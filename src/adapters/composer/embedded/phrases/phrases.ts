import type { WrittenLanguage } from '../../../../domain/drafting/material.ts';
import { englishPhrases } from './english.ts';
import { finnishPhrases } from './finnish.ts';
import { germanPhrases } from './german.ts';
import { swedishPhrases } from './swedish.ts';
import type { Phrases } from './shape.ts';

/** How a salesperson of a language phrases a short message. */
export function phrasesOf(language: WrittenLanguage): Phrases {
  return phrases[language];
}

const phrases: Readonly<Record<WrittenLanguage, Phrases>> = {
  en: englishPhrases,
  fi: finnishPhrases,
  sv: swedishPhrases,
  de: germanPhrases,
};
