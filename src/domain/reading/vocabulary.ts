import { byLanguage } from '../../languages/by-language.ts';
import { packs, type WrittenLanguage } from '../../languages/packs.ts';
import type { EventWords, ReadingWords, VerbForms } from '../language-pack/reading-words.ts';
import type { LanguagePack } from '../language-pack/language-pack.ts';
import type { Lexicon } from '../language-pack/lexicon.ts';
import { compileWords, wordsOf, type WordTest } from './word-list.ts';

/** A word that may tell news, and how. */
export interface VerbUse {
  readonly form: keyof VerbForms;
  readonly event: CompiledEvent;
}

export interface CompiledEvent {
  readonly kind: EventWords['kind'];
  readonly subject: NonNullable<EventWords['subject']>;
  readonly isCurrent: boolean;
  readonly hasNoun: WordTest | null;
  readonly takesName: boolean;
  readonly takesPlace: boolean;
  readonly isBeside: WordTest | null;
  readonly isException: WordTest;
}

type TestName = {
  [Name in keyof ReadingWords]: ReadingWords[Name] extends string ? Name : never;
}[keyof ReadingWords];

/** The words of one language, ready for look-ups. */
export interface Vocabulary {
  readonly uses: ReadonlyMap<string, readonly VerbUse[]>;
  readonly is: Readonly<Record<TestName, WordTest>>;
  readonly months: ReadonlyMap<string, number>;
  /** By their first words. */
  readonly pageDays: ReadonlyMap<string, readonly PageDay[]>;
  readonly weekdays: ReadonlyMap<string, number>;
  readonly needsYearOpener: boolean;
  readonly needsCompanyArticle: boolean;
  readonly hasPlaceEndings: boolean;
  readonly hasCapitalNouns: boolean;
  readonly hasShortDates: boolean;
  /** Whether an object may stand before its verb. */
  readonly hasFreeOrder: boolean;
  readonly lexicon: Lexicon;
}

/** Compiled at the first use, because a process that reads no text needs none. */
export function vocabularyOf(language: WrittenLanguage): Vocabulary {
  return (compiled[language] ??= compile(packs[language]));
}

const compiled: Record<WrittenLanguage, Vocabulary | undefined> = { ...byLanguage(() => undefined) };

function compile({ reading, lexicon }: LanguagePack): Vocabulary {
  const lists = Object.entries(reading).filter(([, list]) => typeof list === 'string') as [
    TestName,
    string,
  ][];
  return {
    uses: usesOf(reading),
    is: Object.fromEntries(lists.map(([name, list]) => [name, compileWords(list)])) as Vocabulary['is'],
    months: numbered(reading.monthNames),
    weekdays: numbered(reading.weekdays),
    pageDays: Map.groupBy(wordsOf(reading.pageDays).map(readPageDay), ({ words }) => words[0] ?? ''),
    needsCompanyArticle: reading.companyArticles !== '',
    needsYearOpener: reading.yearOpeners !== '',
    hasPlaceEndings: reading.placeEndings !== '',
    hasCapitalNouns: reading.hasCapitalNouns,
    hasShortDates: reading.hasShortDates,
    hasFreeOrder: lexicon.prepositions.size === 0,
    lexicon,
  };
}

/** A phrase such as "last week", with how many days before the date of its page it lies. */
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

function usesOf({ events, verbs, nouns }: ReadingWords): ReadonlyMap<string, readonly VerbUse[]> {
  const uses = new Map<string, VerbUse[]>();
  for (const words of events) {
    const event = compileEvent(words, nouns);
    for (const name of wordsOf(words.verbs)) {
      const forms = Object.entries(verbs[name] ?? {}) as [keyof VerbForms, string][];
      for (const [form, list] of forms) {
        for (const word of wordsOf(list)) uses.set(word, [...(uses.get(word) ?? []), { form, event }]);
      }
    }
  }
  return uses;
}

function compileEvent(
  {
    kind,
    subject = 'company',
    isCurrent = false,
    takesName = false,
    takesPlace = false,
    nouns,
    beside,
    except = '',
  }: EventWords,
  groups: ReadingWords['nouns'],
): CompiledEvent {
  const wanted = wordsOf(nouns).map((group) => groups[group] ?? '');
  return {
    kind,
    subject,
    isCurrent,
    takesName,
    takesPlace,
    hasNoun: nouns === undefined ? null : compileWords(wanted.join(' ')),
    isBeside: beside === undefined ? null : compileWords(beside),
    isException: compileWords(except),
  };
}
