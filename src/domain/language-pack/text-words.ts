import type { Phrases } from './phrases.ts';

/** A size of numbers that is written as a word. */
export type Magnitude = 'hundred' | 'thousand' | 'million' | 'billion';

/** A currency, or per cent. */
export type UnitSign = '€' | '$' | '£' | 'kr' | '%';

/** How texts of a language are divided into sentences, words and numbers. */
export interface TextWords {
  /** The twelve months in their order, each in the forms in which dates contain it. Example: `'may'`. */
  readonly months: readonly string[];
  /** Whether a month is written with a capital letter, so that "may" in lower case is another word. */
  readonly hasCapitalMonths: boolean;
  /** Words for a year, beside its number. Example: "the year 2025". */
  readonly yearWords: ReadonlySet<string>;
  /** Abbreviations whose full stop ends no sentence. Example: "approx". */
  readonly abbreviations: Phrases;
  /** Words that begin a sentence and name nothing that is counted. Example: "we". */
  readonly sentenceOpeners: ReadonlySet<string>;
  /** Nouns after an ordinal number with a full stop: "in der 3. Etage". Empty if the language writes none there. */
  readonly ordinalNouns: Phrases;
  /** Words before such an ordinal number. Example: "der". */
  readonly ordinalLeads: Phrases;
  /** Words of headings that say what a text is about and name nobody. Example: "history". */
  readonly headings: ReadonlySet<string>;
  /** The forms of words for units. Example: `'euro euros'`. */
  readonly units: Readonly<Record<UnitSign, string>>;
  /** The forms of words for large numbers. Example: `million: 'million millions mn'`. */
  readonly magnitudes: Readonly<Record<Magnitude, string>>;
  /** Words before or after a range of two numbers. Example: "between 50 and 80". */
  readonly rangeMarkers: ReadonlySet<string>;
  /** Words between two alternatives: "or". */
  readonly alternatives: ReadonlySet<string>;
  /** Words between the two ends of a range. Example: "April to June". */
  readonly rangeJoints: ReadonlySet<string>;
  /** Prepositions after which a number that looks like a year is a year. Example: "since 2015". */
  readonly yearPrepositions: ReadonlySet<string>;
}
