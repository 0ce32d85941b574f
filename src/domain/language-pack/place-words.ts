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
  /** What may follow names of countries that the tables lack, and names of cities, for example "ssa" in "Oulussa". */
  readonly countryEndings: Words;
  readonly cityEndings: Words;
  /** Endings of cities that only stand before a noun with a capital, for example "er" in "Hamburger Restaurants". */
  readonly adjectiveEndings: Words;
  /** Words before the name of a language, for example "auf"; among them those before places too, for example "in". */
  readonly beforeLanguages: Words;
  readonly beforePlacesToo: Words;
  /** Words after the name of a language, for example "speaking". */
  readonly afterLanguages: Words;
  /** Ends of words that always name a language, for example "ksi" in "suomeksi". */
  readonly languageEnds: Phrases;
  /** Beginnings of what follows a place and a hyphen, for example "based". */
  readonly afterHyphens: Phrases;
  /** Words before a place, for example "near", and beginnings of words that turn such a one to a topic: "interest". */
  readonly prepositions: Words;
  readonly topicBeginnings: Phrases;
  /** Endings of names that say that something is there, for example "ssa". */
  readonly locativeEndings: Phrases;
  /** Words with a capital that are no places, for example names of months. */
  readonly notPlaces: Words;
}
