import { lexiconOf } from './lexicon.ts';
import { defaultLanguage, writtenLanguages, type WrittenLanguage } from '../../languages/packs.ts';

/** What speaks for a language, strongest first; each ISO 639-1, or absent where it says nothing. */
export interface LanguageHints {
  readonly wished: string | null | undefined;
  readonly thread: string | null | undefined;
  /** Of the research about the recipient: the lead's own, or the company's site. */
  readonly research: string | null | undefined;
  readonly workspace: string | null | undefined;
}

/** Names a text's language as ISO 639-1, or null where it cannot tell. */
export type Detect = (text: string) => string | null;

/**
 * The language that a message is written in: by wish, then the thread's, the research's, the workspace's, English. A
 * warning says where the one to be taken is not written yet.
 */
export function chooseLanguage(hints: LanguageHints): { language: WrittenLanguage; warnings: string[] } {
  const { wished, thread, research, workspace } = hints;
  const wanted = wished ?? thread ?? research ?? workspace ?? defaultLanguage;
  if (isWritten(wanted)) return { language: wanted, warnings: [] };
  const fallback = isWritten(workspace) ? workspace : defaultLanguage;
  return {
    language: fallback,
    warnings: [`Messages are not written in the language "${wanted}" yet; this one is in "${fallback}".`],
  };
}

/**
 * The language of a lead's own research, where it is beyond doubt and one that messages are written in; else null. A
 * note of a few names says little of the language that its lead is to be written to in, so it takes either several
 * words or those that only sentences of the language have.
 */
export function languageOfAnalysis(text: string, detect: Detect): WrittenLanguage | null {
  const told = detect(text);
  if (!isWritten(told)) return null;
  const [own, most] = smallWordsOf(text, told);
  return own > most || (own === most && wordsIn(text).length >= fewestWords) ? told : null;
}

const fewestWords = 6;

/** Whether a text has more small words of a language than of any other that is written. */
export function smallWordsSpeakFor(text: string, language: WrittenLanguage): boolean {
  const [own, most] = smallWordsOf(text, language);
  return own > most;
}

/** Whether it has fewer of them than of another one. */
export function smallWordsSpeakAgainst(text: string, language: WrittenLanguage): boolean {
  const [own, most] = smallWordsOf(text, language);
  return own < most;
}

/** How many small words of a language a text has, and how many of the other one that it has most of. */
function smallWordsOf(text: string, language: WrittenLanguage): readonly [own: number, most: number] {
  const words = wordsIn(text);
  const countIn = (one: WrittenLanguage) =>
    words.filter((word) => lexiconOf(one).connecting.has(word)).length;
  const others = writtenLanguages.filter((one) => one !== language);
  return [countIn(language), Math.max(...others.map(countIn))];
}

function wordsIn(text: string): readonly string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}

/**
 * The language of an enquiry for which `told` was given or found. A short text is easily taken for a neighbour of its
 * language: where its small words are of one that answers are written in, that one is believed more.
 */
export function languageOfEnquiry(text: string, told: string | null): string | null {
  return isWritten(told) ? told : (languageOfSmallWords(text) ?? told);
}

/** The written language whose small words a text clearly has; null where it has few, or those of several. */
export function languageOfSmallWords(text: string): WrittenLanguage | null {
  const words = wordsIn(text);
  const [best, next] = writtenLanguages
    .map((language) => ({
      language,
      small: words.filter((word) => lexiconOf(language).connecting.has(word)),
    }))
    .sort((left, right) => right.small.length - left.small.length);
  if (best === undefined || next === undefined) return null;
  const isClear = best.small.length >= fewestSmall && best.small.length > next.small.length;
  return isClear && best.small.length >= leastShare * words.length ? best.language : null;
}

const fewestSmall = 2;
/** Of all words; a text of another language now and then has a word that looks like one of these. */
const leastShare = 0.2;

export function isWritten(language: string | null | undefined): language is WrittenLanguage {
  return (writtenLanguages as readonly (string | null | undefined)[]).includes(language);
}

/** The codes of the languages in which the service writes, as a list for messages to callers. */
export const writtenLanguageCodes = writtenLanguages.join(', ');
