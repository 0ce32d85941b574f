import { byLanguage } from '../../languages/by-language.ts';
import { alternatives } from '../../languages/notation/alternatives.ts';
import { tableRows } from '../../languages/notation/table-rows.ts';
import { allPacks, type WrittenLanguage } from '../../languages/packs.ts';
import { PhraseBook, wordsOf, type Word } from '../brief/words.ts';
import { lexiconOf } from '../drafting/lexicon.ts';
import { languageOfSmallWords } from '../drafting/message-language.ts';
import { splitSentences } from '../drafting/sentences.ts';
import { itemAt } from '../item-at.ts';
import type { AskKind } from '../language-pack/ask-kind.ts';
import type { LanguagePack } from '../language-pack/language-pack.ts';

/** What a seller's text asks the reader to do. */
export interface FoundAsk {
  readonly kind: AskKind;
  readonly minutes: number | null;
  /** What it is about, in the words of the text. */
  readonly about: string | null;
  /** A question to the reader that can stand in a mail as it is. */
  readonly text: string | null;
}

/**
 * Reads what a brief asks for; null if it asks for nothing. A brief also says whom to find and what is sold, so a word
 * such as "call" counts only beside a word of asking or a number of minutes. With `isAsk`, all of the text asks.
 */
export function readAsk(
  text: string,
  { language, isAsk }: { readonly language: WrittenLanguage; readonly isAsk: boolean },
): FoundAsk | null {
  const clauses = splitSentences(text.slice(0, maxLength)).flatMap((sentence) => clausesOf(sentence.text));
  const found = clauses.flatMap((clause) => readClause(clause, language) ?? []);
  const certain = found.filter(({ weight }) => isAsk || weight > 0);
  const best = certain.toSorted((left, right) => right.weight - left.weight)[0];
  if (best === undefined) return null;
  const { weight: _weight, ...ask } = best;
  return ask;
}

const maxLength = 8_000;

interface AskClause extends FoundAsk {
  /** How sure it is that the clause asks; 0 if only the word itself says so. */
  readonly weight: number;
}

interface Clause {
  readonly text: string;
  /** The question in it, which may stand in the mail. */
  readonly question: string | null;
}

/** A sentence with a question stays whole: "Ask for a demo: would you like to see it?" */
function clausesOf(sentence: string): readonly Clause[] {
  const question = questionIn(sentence);
  if (question !== null) return [{ text: sentence, question }];
  return sentence.split(/[,;!.](?=\s|$)/u).map((text) => ({ text, question: null }));
}

function questionIn(sentence: string): string | null {
  const quoted = /[“”„"«»]([^“”„"«»]{8,200}\?)[“”"«»]/u.exec(sentence)?.[1];
  if (quoted !== undefined) return quoted;
  return sentence.endsWith('?') ? sentence.slice(sentence.lastIndexOf(': ') + 1).trim() : null;
}

function readClause({ text, question }: Clause, language: WrittenLanguage): AskClause | null {
  const words = wordsOf(text);
  const ask = kinds.find(words).find(({ value }) => value !== null);
  if (ask === undefined || ask.value === null || unwanted.find(words).length > 0) return null;
  const minutes = minutesIn(words);
  const asked = question !== null && isToReader(question, language) ? question : null;
  const isAsked = asking.find(words).length > 0;
  return {
    kind: ask.value,
    minutes,
    about: aboutIn(text, itemAt(words, ask.to - 1).end, language),
    text: asked,
    weight: (asked === null ? 0 : 3) + (minutes === null ? 0 : 2) + (isAsked ? 2 : 0),
  };
}

const kinds = new PhraseBook<AskKind | null>([
  ...allPacks.flatMap(({ planning }) =>
    (Object.entries(planning.asks) as [AskKind, string][]).flatMap(([kind, list]) =>
      alternatives(list).map((phrase) => [phrase, kind] as const),
    ),
  ),
  ...allPacks.flatMap(({ planning }) =>
    alternatives(planning.notAsks).map((phrase) => [phrase, null] as const),
  ),
]);

const asking = bookOf(({ planning }) => planning.asking);
/** "No calls". */
const unwanted = bookOf(({ planning }) => planning.unwanted);
const minuteWords = bookOf(({ planning }) => planning.minutes);

function bookOf(select: (pack: LanguagePack) => string): PhraseBook<true> {
  return new PhraseBook(
    allPacks.flatMap((pack) => alternatives(select(pack)).map((phrase) => [phrase, true] as const)),
  );
}

const spans = new PhraseBook<number>(
  allPacks.flatMap(({ planning }) =>
    tableRows(planning.spans).flatMap(([minutes, list]) =>
      alternatives(list).map((phrase) => [phrase, Number(minutes)] as const),
    ),
  ),
);

const numberWords: ReadonlyMap<string, number> = new Map(
  allPacks.flatMap(({ lexicon }) => [...lexicon.numberWords]),
);

/** Whether a question is in the mail's language, has no slots, and speaks to its reader instead of about somebody. */
function isToReader(question: string, language: WrittenLanguage): boolean {
  const { second, pronouns, questionOpener } = lexiconOf(language);
  const known = languageOfSmallWords(question);
  if ((known !== null && known !== language) || /[{}[\]<>]/u.test(question)) return false;
  const words = wordsOf(question).map(({ text }) => text);
  return (
    words.some((word) => second.has(word)) ||
    (questionOpener.test(question) && !words.some((word) => pronouns.has(word)))
  );
}

/** "15 minutes", "15-minute", "15–20 min" as at most 20, "fifteen minutes", "half an hour". */
function minutesIn(words: readonly Word[]): number | null {
  for (const [at, { text }] of words.entries()) {
    const [, figures = '', unit] = /^(?:\d+-)?(\d{1,3})-?(\p{L}+(?:-\p{L}+)?)?$/u.exec(text) ?? [];
    const number = figures === '' ? (numberWords.get(text) ?? 0) : Number(figures);
    const next = unit === undefined ? words[at + 1] : { text: unit, written: unit, end: unit.length };
    const [first = ''] = next?.text.split('-') ?? [];
    const isUnit = next !== undefined && minuteWords.find([{ ...next, text: first }]).length > 0;
    if (isUnit && number >= minMinutes && number <= maxMinutes) return number;
  }
  return spans.find(words)[0]?.value ?? null;
}

const minMinutes = 2;
const maxMinutes = 240;

/** The theme after the asked thing or, if there is none, before it. */
function aboutIn(text: string, end: number, language: WrittenLanguage): string | null {
  const known = languageOfSmallWords(text);
  if (known !== null && known !== language) return null;
  return themeIn(text.slice(end), language) ?? themeIn(text.slice(0, end), language);
}

function themeIn(text: string, language: WrittenLanguage): string | null {
  for (const pattern of about[language]) {
    for (const [, theme = ''] of text.matchAll(pattern)) {
      const words = wordsOf(theme);
      const namesAsk = kinds.find(words).length > 0 || minutesIn(words) !== null;
      if (!namesAsk && words.some((word) => word.text.length >= shortestTheme))
        return withoutOwners(theme, language);
    }
  }
  return null;
}

/** "Planning their shifts" is said about the reader; to the reader it is "planning shifts". */
function withoutOwners(theme: string, language: WrittenLanguage): string {
  const { owners, possessive } = lexiconOf(language);
  const isOwner = (word: string) => owners.has(word.toLowerCase()) || possessive.has(word.toLowerCase());
  return theme
    .split(' ')
    .filter((word) => !isOwner(word))
    .join(' ');
}

const shortestTheme = 4;
const about = byLanguage(({ planning }) => planning.about);
