import { byLanguage } from '../../languages/by-language.ts';
import { lexiconOf } from './lexicon.ts';
import type { Source } from './material.ts';
import { writtenLanguages, type WrittenLanguage } from '../../languages/packs.ts';
import { isWritten, languageOfEnquiry, smallWordsSpeakAgainst, type Detect } from './message-language.ts';
import { languageAt } from './section-languages.ts';
import { splitSentences } from './sentences.ts';

/** What shows the language of an enquiry. */
export interface EnquiryWords {
  readonly text: string;
  /** The text without the labels of a form, which the seller wrote. */
  readonly prose: string;
  /** ISO 639-1; null if unknown. */
  readonly language: string | null;
  /** The language of earlier messages in the thread; null if unknown. */
  readonly earlier: string | null;
}

/** ISO 639-1, or null if nothing shows it. It is a guess if the words of the enquiry alone do not show it. */
export interface EnquiryLanguage {
  readonly language: string | null;
  readonly isGuess: boolean;
}

/**
 * The language in which somebody asks. Detection is unreliable for a few words. Then the language with most of the
 * words decides, by its small words and the seller's own texts. If that is not clear, the usual language of those texts
 * is used.
 */
export function findEnquiryLanguage(
  { text, prose, language, earlier }: EnquiryWords,
  ownTexts: () => readonly Source[],
  detect: Detect,
): EnquiryLanguage {
  if (isWritten(language)) return { language, isGuess: false };
  const detected = languageOfEnquiry(prose, language ?? detect(prose));
  const words = wordsIn(prose);
  if (
    detected !== null &&
    (words.length > mostOfFew || (isWritten(detected) && !smallWordsSpeakAgainst(prose, detected)))
  )
    return { language: detected, isGuess: false };
  const own = vocabularyOf(ownTexts());
  const [best, next] = writtenLanguages
    .map((one) => ({
      one,
      count: words.filter((word) => isOf(word, one) || own.words[one].has(word)).length,
    }))
    .sort((left, right) => right.count - left.count);
  const likely = best && next && best.count > next.count ? best : null;
  if (likely !== null && likely.count >= words.length / 2) return { language: likely.one, isGuess: false };
  if (detected !== null && (likely === null || likely.one !== own.usual))
    return { language: detected, isGuess: false };
  if (earlier !== null) return { language: earlier, isGuess: false };
  const hint = likely?.one ?? own.usual ?? languageOfEnquiry(text, detect(text));
  return { language: hint, isGuess: true };
}

/** Detection is reliable for more words than these. */
const mostOfFew = 8;

interface Vocabulary {
  readonly words: Readonly<Record<WrittenLanguage, ReadonlySet<string>>>;
  /** The language of nearly all of the text, or null. */
  readonly usual: WrittenLanguage | null;
}

function vocabularyOf(sources: readonly Source[]): Vocabulary {
  const words = byLanguage(() => new Set<string>());
  const lengths = new Map<WrittenLanguage, number>();
  for (const { text, language, languageStarts } of sources) {
    for (const { start, text: sentence } of splitSentences(text)) {
      const written = languageStarts === undefined ? language : languageAt(languageStarts, start);
      if (!isWritten(written)) continue;
      lengths.set(written, (lengths.get(written) ?? 0) + sentence.length);
      for (const word of wordsIn(sentence)) words[written].add(word);
    }
  }
  const all = writtenLanguages.reduce((sum, one) => sum + (lengths.get(one) ?? 0), 0);
  const usual = writtenLanguages.find((one) => all > 0 && (lengths.get(one) ?? 0) >= nearlyAll * all) ?? null;
  return { words, usual };
}

const nearlyAll = 0.9;

/** Whether people use a word to ask in a language. */
function isOf(word: string, language: WrittenLanguage): boolean {
  const { connecting, inviting, second, grammar } = lexiconOf(language);
  if ([connecting, inviting, second, asking[language]].some((set) => set.has(word))) return true;
  return grammar.questionWord?.test(word) === true;
}

/** Other words with which people ask for something. */
const asking = byLanguage(({ checking }) => checking.asking);

function wordsIn(text: string): readonly string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}
