import type { Phrases, Words } from './phrases.ts';

/** Names of countries, regions and cities, and how texts refer to them. */
export interface PlaceWords {
  /**
   * Names of countries, by their codes: `SE: sweden; DE+AT+CH: !DACH|dach region`. A word that ends with `*` stands
   * for all words that begin with it. A word after `!` must be in capitals, one after `^` must begin with a capital.
   */
  readonly countries: string;
  /** Adjectives of countries, which often name languages too: `SE: swedish`. */
  readonly nationalities: string;
  /** Names of cities and regions, by their local names: `Firenze: florence`. Marks as for countries. */
  readonly cities: string;
  /** Endings of names of countries that `countries` lacks. Example: "ssa" in "Tongassa". */
  readonly countryEndings: Words;
  /** Endings of names of cities. Example: "ssa" in "Oulussa". */
  readonly cityEndings: Words;
  /** Endings that make an adjective of a city before a noun with a capital. Example: "er" in "Hamburger Firmen". */
  readonly adjectiveEndings: Words;
  /** Words before the name of a language, for example "auf". */
  readonly beforeLanguages: Words;
  /** Those of `beforeLanguages` that also stand before a place, for example "in". */
  readonly beforePlacesToo: Words;
  /** Words after the name of a language, for example "speaking". */
  readonly afterLanguages: Words;
  /** Ends of words that always name a language, for example "ksi" in "suomeksi". */
  readonly languageEnds: Phrases;
  /** Beginnings of what follows a place and a hyphen, for example "based". */
  readonly afterHyphens: Phrases;
  /** Words before a place, for example "near". */
  readonly prepositions: Words;
  /** Beginnings of words after which a preposition introduces a topic. Example: "interest" in "interest in Solar". */
  readonly topicBeginnings: Phrases;
  /** Endings of names that say that something is there, for example "ssa". */
  readonly locativeEndings: Phrases;
  /** Words with a capital that are no places, for example names of months. */
  readonly notPlaces: Words;
}
