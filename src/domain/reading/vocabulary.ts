import { byLanguage } from '../../languages/by-language.ts';
import { packs, type WrittenLanguage } from '../../languages/packs.ts';
import type { EventGroup, ReadingWords, TriggerKind } from '../language-pack/reading-words.ts';
import type { LanguagePack } from '../language-pack/language-pack.ts';
import type { Lexicon } from '../language-pack/lexicon.ts';
import { compileWords, wordsOf, type WordTest } from './word-list.ts';
import { wordIndex, type WordIndex } from './word-index.ts';

type TestName = {
  [Name in keyof ReadingWords]: ReadingWords[Name] extends string ? Name : never;
}[keyof ReadingWords];

/** The words of one language, ready for look-ups. */
export interface Vocabulary {
  /** The words that tell news, by their groups. */
  readonly events: WordIndex<EventGroup>;
  /** By kind of news: words that show that a clause is no such news. */
  readonly exceptions: ReadonlyMap<TriggerKind, WordIndex<'exception'>>;
  readonly doubts: WordIndex<'doubt' | 'hearsay' | 'vague'>;
  readonly is: Readonly<Record<TestName, WordTest>>;
  readonly months: ReadonlyMap<string, number>;
  /** The phrases, by their first words. */
  readonly pageDays: ReadonlyMap<string, readonly PageDay[]>;
  readonly weekdays: ReadonlyMap<string, number>;
  readonly dayNames: ReadonlyMap<string, number>;
  readonly needsYearOpener: boolean;
  readonly needsCompanyArticle: boolean;
  readonly hasPlaceEndings: boolean;
  readonly hasCapitalNouns: boolean;
  readonly hasShortDates: boolean;
  readonly hasMonthFirst: boolean;
  /** What all forms of a name share, where names change with their endings; else null. */
  readonly stemName: ((word: string) => string) | null;
  readonly lexicon: Lexicon;
}

/** Compiled at the first use, because a process that reads no text needs none. */
export function vocabularyOf(language: WrittenLanguage): Vocabulary {
  return (compiled[language] ??= compile(packs[language]));
}

const compiled: Record<WrittenLanguage, Vocabulary | undefined> = { ...byLanguage(() => undefined) };

function compile({ reading, lexicon, stem }: LanguagePack): Vocabulary {
  const lists = Object.entries(reading).filter(([, list]) => typeof list === 'string') as [
    TestName,
    string,
  ][];
  return {
    events: wordIndex(Object.entries(reading.events) as [EventGroup, string][]),
    exceptions: new Map(
      (Object.entries(reading.exceptions) as [TriggerKind, string][]).map(([kind, list]) => [
        kind,
        wordIndex([['exception', list]]),
      ]),
    ),
    doubts: wordIndex([
      ['doubt', reading.doubts],
      ['hearsay', reading.hearsay],
      ['vague', reading.vagueTimes],
    ]),
    is: Object.fromEntries(lists.map(([name, list]) => [name, compileWords(list)])) as Vocabulary['is'],
    months: numbered(reading.monthNames),
    weekdays: numbered(reading.weekdays),
    dayNames: numbered(reading.dayNames),
    pageDays: Map.groupBy(wordsOf(reading.pageDays).map(readPageDay), ({ words }) => words[0] ?? ''),
    needsCompanyArticle: reading.companyArticles !== '',
    needsYearOpener: reading.yearOpeners !== '',
    hasPlaceEndings: reading.placeEndings !== '',
    hasCapitalNouns: reading.hasCapitalNouns,
    hasShortDates: reading.hasShortDates,
    hasMonthFirst: reading.hasMonthFirst,
    stemName: lexicon.grammar.cases === null ? null : stem,
    lexicon,
  };
}

/** A phrase such as "last week", with the number of days between it and the date of its page. */
export interface PageDay {
  readonly words: readonly string[];
  readonly daysBefore: number;
  /** Whether only the month of that day is meant. */
  readonly isMonth: boolean;
}

function readPageDay(entry: string): PageDay {
  const [phrase = '', days = ''] = entry.split('=');
  return { words: phrase.split('_'), daysBefore: Number.parseInt(days, 10), isMonth: days.endsWith('m') };
}

function numbered(list: string): ReadonlyMap<string, number> {
  return new Map(
    wordsOf(list).map((entry): [string, number] => {
      const [name = '', number] = entry.split('=');
      return [name, Number(number)];
    }),
  );
}
