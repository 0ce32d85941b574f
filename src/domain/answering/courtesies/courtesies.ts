import type { WrittenLanguage } from '../../drafting/material.ts';
import { englishCourtesies } from './english.ts';
import { finnishCourtesies } from './finnish.ts';
import { germanCourtesies } from './german.ts';
import type { Courtesies, CourtesyKey } from './shape.ts';
import { swedishCourtesies } from './swedish.ts';

const byLanguage: Readonly<Record<WrittenLanguage, Courtesies>> = {
  en: englishCourtesies,
  fi: finnishCourtesies,
  sv: swedishCourtesies,
  de: germanCourtesies,
};

/** A courtesy in the words of a language, formal or not. */
export function courtesy(key: CourtesyKey, language: WrittenLanguage, isFormal: boolean): string {
  const sentence = byLanguage[language][key];
  return isFormal ? sentence.formal : sentence.informal;
}

/** The courtesy that a sentence is, letter for letter but for its case; null where it is none. */
export function courtesyOf(text: string, language: WrittenLanguage): CourtesyKey | null {
  return known[language].get(keyOf(text)) ?? null;
}

/** All courtesies of a language, for a writer who may use no others. */
export function courtesiesOf(language: WrittenLanguage): readonly string[] {
  return [...new Set(sentencesOf(language).map(([, text]) => text))];
}

function sentencesOf(language: WrittenLanguage): readonly [CourtesyKey, string][] {
  const entries = Object.entries(byLanguage[language]) as [CourtesyKey, Courtesies[CourtesyKey]][];
  return entries.flatMap(([key, { formal, informal }]): [CourtesyKey, string][] => [
    [key, formal],
    [key, informal],
  ]);
}

const known: Readonly<Record<WrittenLanguage, ReadonlyMap<string, CourtesyKey>>> = {
  en: index('en'),
  fi: index('fi'),
  sv: index('sv'),
  de: index('de'),
};

function index(language: WrittenLanguage): ReadonlyMap<string, CourtesyKey> {
  return new Map(sentencesOf(language).map(([key, text]) => [keyOf(text), key]));
}

function keyOf(text: string): string {
  return text.toLowerCase().replace(/\s+/gu, ' ').trim();
}
