import { byLanguage } from '../../languages/by-language.ts';
import { lexiconOf } from './lexicon.ts';
import type { Source } from './material.ts';
import { writtenLanguages, type WrittenLanguage } from '../../languages/packs.ts';
import { isWritten, languageOfEnquiry, smallWordsSpeakAgainst, type Detect } from './message-language.ts';
import { languageAt } from './section-languages.ts';
import { splitSentences } from './sentences.ts';

/** What an enquiry's language is read from. */
export interface EnquiryWords {
  readonly text: string;
  /** Of a form, what its writer wrote; its labels are the seller's. */
  readonly prose: string;
  /** ISO 639-1, where it is known. */
  readonly language: string | null;
  /** In which the thread was written before, where it is known. */
  readonly earlier: string | null;
}

/** ISO 639-1, or null where nothing speaks for one. A guess is one that the enquiry's own words do not bear out. */
export interface EnquiryLanguage {
  readonly language: string | null;
  readonly isGuess: boolean;
}

/**
 * The language in which somebody asks. Statistics say little of a few words: then it is the one whose words they are,
 * by what all who ask say and by the seller's own texts, and where that does not tell, the one of those texts.
 */
export function findEnquiryLanguage(
  { text, prose, language, earlier }: EnquiryWords,
  ownTexts: () => readonly Source[],
  detect: Detect,
): EnquiryLanguage {
  if (isWritten(language)) return { language, isGuess: false };
  const told = languageOfEnquiry(prose, language ?? detect(prose));
  const words = wordsIn(prose);
  if (
    told !== null &&
    (words.length > mostOfFew || (isWritten(told) && !smallWordsSpeakAgainst(prose, told)))
  )
    return { language: told, isGuess: false };
  const own = vocabularyOf(ownTexts());
  const [best, next] = writtenLanguages
    .map((one) => ({
      one,
      count: words.filter((word) => isOf(word, one) || own.words[one].has(word)).length,
    }))
    .sort((left, right) => right.count - left.count);
  const likely = best && next && best.count > next.count ? best : null;
  if (likely !== null && likely.count >= words.length / 2) return { language: likely.one, isGuess: false };
  if (told !== null && (likely === null || likely.one !== own.usual))
    return { language: told, isGuess: false };
  if (earlier !== null) return { language: earlier, isGuess: false };
  const hint = likely?.one ?? own.usual ?? languageOfEnquiry(text, detect(text));
  return { language: hint, isGuess: true };
}

/** Of more words than these, statistics tell the language well. */
const mostOfFew = 8;

interface Vocabulary {
  readonly words: Readonly<Record<WrittenLanguage, ReadonlySet<string>>>;
  /** The language of nearly all of it, or null. */
  readonly usual: WrittenLanguage | null;
}

function vocabularyOf(sources: readonly Source[]): Vocabulary {
  const words = byLanguage(() => new Set<string>());
  const lengths = new Map<WrittenLanguage, number>();
  for (const { text, language, languageStarts } of sources) {
    for (const { start, text: sentence } of splitSentences(text)) {
      const told = languageStarts === undefined ? language : languageAt(languageStarts, start);
      if (!isWritten(told)) continue;
      lengths.set(told, (lengths.get(told) ?? 0) + sentence.length);
      for (const word of wordsIn(sentence)) words[told].add(word);
    }
  }
  const all = writtenLanguages.reduce((sum, one) => sum + (lengths.get(one) ?? 0), 0);
  const usual = writtenLanguages.find((one) => all > 0 && (lengths.get(one) ?? 0) >= nearlyAll * all) ?? null;
  return { words, usual };
}

const nearlyAll = 0.9;

/** Whether a word is one with which people ask in a language. */
function isOf(word: string, language: WrittenLanguage): boolean {
  const { connecting, inviting, second, grammar } = lexiconOf(language);
  if ([connecting, inviting, second, asking[language]].some((set) => set.has(word))) return true;
  return grammar.questionWord?.test(word) === true;
}

/** What people say besides who ask for something in a few words. */
const asking = byLanguage(({ checking }) => checking.asking);

function wordsIn(text: string): readonly string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}
