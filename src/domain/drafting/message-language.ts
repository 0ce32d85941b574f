import { lexiconOf } from './lexicon.ts';
import { defaultLanguage, writtenLanguages, type WrittenLanguage } from '../../languages/packs.ts';

/** What suggests a language, the strongest first; each in ISO 639-1, or absent if it suggests none. */
export interface LanguageHints {
  readonly wished: string | null | undefined;
  readonly thread: string | null | undefined;
  /** The language of the research about the recipient: the lead's analysis, or the company's site. */
  readonly research: string | null | undefined;
  readonly workspace: string | null | undefined;
}

/** Names a text's language in ISO 639-1, or null if it cannot tell. */
export type Detect = (text: string) => string | null;

/**
 * The language of a message: the requested one, else that of the thread, the research or the workspace, else
 * English. A warning says so if no messages are written in that language.
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
 * The language of a lead's analysis, if it is beyond doubt and messages are written in it; else null. A note of a
 * few names says little about the lead's language. So several words are needed, or words that only sentences of the
 * language have.
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

/** Whether a text has fewer small words of a language than of another one. */
export function smallWordsSpeakAgainst(text: string, language: WrittenLanguage): boolean {
  const [own, most] = smallWordsOf(text, language);
  return own < most;
}

/**
 * The number of small words of a language in a text, and the number of those of the other language with the most.
 */
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
 * The language of an enquiry, given `told`, the stated or detected one. A short text is easily mistaken for a
 * similar language. If its small words belong to a language in which answers are written, that language is used.
 */
export function languageOfEnquiry(text: string, told: string | null): string | null {
  return isWritten(told) ? told : (languageOfSmallWords(text) ?? told);
}

/**
 * The language with a pack whose small words a text clearly has; null if it has few, or those of several languages.
 */
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
/** The share of all words. A text in another language may contain a few words that look the same. */
const leastShare = 0.2;

export function isWritten(language: string | null | undefined): language is WrittenLanguage {
  return (writtenLanguages as readonly (string | null | undefined)[]).includes(language);
}

/** The codes of the languages in which the service writes, as a list for messages to callers. */
export const writtenLanguageCodes = writtenLanguages.join(', ');
