import type { WrittenLanguage } from '../material.ts';
import { english } from './english.ts';
import { finnish } from './finnish.ts';
import { german } from './german.ts';
import type { Lexicon } from './shape.ts';
import { swedish } from './swedish.ts';

/** The lexicon of a language in which drafts are written. */
export function lexiconOf(language: WrittenLanguage): Lexicon {
  return lexicons[language];
}

const lexicons: Readonly<Record<WrittenLanguage, Lexicon>> = {
  en: english,
  fi: finnish,
  sv: swedish,
  de: german,
};
