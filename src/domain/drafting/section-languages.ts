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
 * The places where a text of the seller changes its language: one text may say the same in several languages. Empty
 * if all of it is in one language. Each section, heading and line is judged alone. If it does not show its language,
 * it has none, and does not get that of the text before it.
 */
export function languageStartsIn(text: string, detect: Detect): readonly LanguageStart[] {
  const known = found.get(text);
  if (known !== undefined) return known;
  const starts = severalIn(text, detect) ? sectionsOf(text).flatMap((one) => startsOf(one, detect)) : [];
  if (found.size >= mostKept) found.clear();
  found.set(text, starts);
  return starts;
}

/** The language at a place of a text in several languages; null if it is unknown. */
export function languageAt(starts: readonly LanguageStart[], place: number): WrittenLanguage | null {
  return starts.findLast(({ at }) => at <= place)?.language ?? null;
}

const mostKept = 200;
// Cached, because every enquiry uses the texts of its workspace.
const found = new Map<string, readonly LanguageStart[]>();

interface Section {
  readonly at: number;
  readonly text: string;
}

/** The sections between blank lines and headings. */
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

/** Whether the sections and lines whose language is beyond doubt are in several languages with a pack. */
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

/** The language of a section, by its small words or, if there are few, by several of its sentences alone. */
function tellsBeyondDoubt(section: string, language: WrittenLanguage, detect: Detect): boolean {
  if (smallWordsSpeakFor(section, language)) return true;
  if (smallWordsSpeakAgainst(section, language)) return false;
  const telling = splitSentences(section).filter(({ text }) => text.length >= fewestCharacters);
  return telling.length > 1 && telling.every(({ text }) => detect(text) === language);
}

/**
 * The length from which a sentence without small words can show its language. Headings and list items are shorter.
 */
const fewestCharacters = 40;

/**
 * The sentences of a section. A sentence that is too short to tell gets the language of a section in one language.
 */
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
