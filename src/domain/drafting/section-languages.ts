import { onlyItemOrNull } from '../only-item.ts';
import type { LanguageStart } from './material.ts';
import { writtenLanguages, type WrittenLanguage } from '../../languages/packs.ts';
import {
  isWritten,
  languageOfSmallWords,
  smallWordsSpeakAgainst,
  smallWordsSpeakFor,
  type Detect,
} from './message-language.ts';
import { splitSentences } from './sentences.ts';

/**
 * Where a text of the seller's own changes its language, for one text may say the same in several of them. Empty where
 * all of it is in one. Every blank line, heading and line begins anew, so that what does not tell its language is taken
 * for none, and never for that of whatever stands before it.
 */
export function languageStartsIn(text: string, detect: Detect): readonly LanguageStart[] {
  const known = found.get(text);
  if (known !== undefined) return known;
  const starts = severalIn(text, detect) ? sectionsOf(text).flatMap((one) => startsOf(one, detect)) : [];
  if (found.size >= mostKept) found.clear();
  found.set(text, starts);
  return starts;
}

/** The language that stands at a place of a text of several; null where it does not tell. */
export function languageAt(starts: readonly LanguageStart[], place: number): WrittenLanguage | null {
  return starts.findLast(({ at }) => at <= place)?.language ?? null;
}

const mostKept = 200;
// A workspace's text is asked for every enquiry.
const found = new Map<string, readonly LanguageStart[]>();

interface Section {
  readonly at: number;
  readonly text: string;
}

/** What stands between blank lines and headings. */
function sectionsOf(text: string): readonly Section[] {
  const sections: Section[] = [];
  for (const { 0: block, index } of text.matchAll(/(?<![^\n])(?:[^\S\n]*\S[^\n]*(?:\n|$))+/gu)) {
    let at = index;
    for (const part of block.split(/(?<=\n)(?=#{1,6} )|(?<=^#{1,6} [^\n]*\n)/mu)) {
      sections.push({ at, text: part });
      at += part.length;
    }
  }
  return sections;
}

/** Whether the sections and lines that tell their language beyond doubt are in several of those that are written. */
function severalIn(text: string, detect: Detect): boolean {
  const told = new Set<WrittenLanguage>();
  for (const section of sectionsOf(text)) {
    const language = detect(section.text);
    if (isWritten(language) && tellsBeyondDoubt(section.text, language, detect)) told.add(language);
    for (const line of section.text.split('\n')) {
      const ofLine = languageOfSmallWords(line);
      if (ofLine !== null) told.add(ofLine);
    }
    if (told.size > 1) return true;
  }
  return false;
}

/** Its small words tell it, or, where there are few, several of its sentences do, each by itself. */
function tellsBeyondDoubt(section: string, language: WrittenLanguage, detect: Detect): boolean {
  if (smallWordsSpeakFor(section, language)) return true;
  if (smallWordsSpeakAgainst(section, language)) return false;
  const telling = splitSentences(section).filter(({ text }) => text.length >= fewestCharacters);
  return telling.length > 1 && telling.every(({ text }) => detect(text) === language);
}

/** Of a sentence that may tell its language without small words; a list's lines and headings are shorter. */
const fewestCharacters = 40;

/** The sentences of a section; one that is too short to tell goes with its section where that is in one language. */
function startsOf({ at, text }: Section, detect: Detect): readonly LanguageStart[] {
  const sentences = splitSentences(text).map((sentence) => ({
    at: at + sentence.start,
    told: toldLanguage(sentence.text, detect),
  }));
  const ofSection = writtenLanguages.filter((language) => sentences.some(({ told }) => told === language));
  const usual = onlyItemOrNull(ofSection);
  return [
    { at, language: usual },
    ...sentences.map((sentence) => ({ at: sentence.at, language: sentence.told ?? usual })),
  ];
}

function toldLanguage(text: string, detect: Detect): WrittenLanguage | null {
  const language = detect(text);
  if (!isWritten(language)) return languageOfSmallWords(text);
  return smallWordsSpeakAgainst(text, language) ? null : language;
}
