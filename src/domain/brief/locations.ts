import { namesOfCountries } from '../country.ts';
import { itemAt } from '../item-at.ts';
import { cityTable } from './city-words.ts';
import { wordsAfterLanguage, wordsBeforeLanguage, countryTable, languageWord } from './country-words.ts';
import { regionTable } from './region-words.ts';
import { findUnknownLocations } from './unknown-locations.ts';
import { PhraseBook, wordsOf, type FoundPhrase, type Word } from './words.ts';

export interface City {
  /** The local name. */
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

export interface Locations {
  /** ISO 3166-1 alpha-2, in the order of the text. */
  readonly countries: readonly string[];
  readonly cities: readonly City[];
}

/** The countries, regions and cities that a text names, in English, Finnish, Swedish or German. */
export function readLocations(text: string): Locations {
  const { countries, cities } = readWords(text);
  return {
    countries: [...new Set(countries.flatMap(({ value }) => value.codes))],
    cities: [...new Map(cities.map(({ value: { city } }) => [city.name, city])).values()],
  };
}

/** Unknown names in the position of a place name. `isOther` recognises words with another meaning. */
export function readUnknownLocations(text: string, isOther: (word: string) => boolean): string[] {
  const { words, countries, cities } = readWords(text);
  const countryWords = countryBook().find(words);
  const explained = [...countries, ...cities, ...countryWords].flatMap(({ from, to }) => range(from, to));
  const others = words.flatMap((word, index) => (isOther(word.written) ? [index] : []));
  return [...new Set(findUnknownLocations(words, new Set([...explained, ...others])))];
}

function readWords(text: string) {
  const words = wordsOf(text.replace(/-(?=based\b|speaking\b|baserad|pohjai)/giu, ' '));
  const countries = countryBook()
    .find(words)
    .filter((found) => isCountry(found, words, text));
  const countryIndexes = new Set(countries.flatMap(({ from, to }) => range(from, to)));
  const cities = cityBook()
    .find(words)
    .filter((found) => !countryIndexes.has(found.from) && isCity(found, words));
  return { words, countries, cities };
}

interface CountryWord {
  readonly codes: readonly string[];
  /** An adjective of the country, which often also means its language. */
  readonly adjective: boolean;
  readonly spelling: 'any' | 'capital' | 'capitals';
}

interface CityWord {
  readonly city: City;
  /** The search form, without an ending. */
  readonly phrase: string;
  /** Whether the text must capitalise it. */
  readonly capital: boolean;
}

/** Whether the words mean the country, and not a language or another word. */
function isCountry(
  { value, from, to }: FoundPhrase<CountryWord>,
  words: readonly Word[],
  text: string,
): boolean {
  const [before, word, after] = [words[from - 1]?.text ?? '', itemAt(words, to - 1), words[to]?.text ?? ''];
  if (value.spelling === 'capitals') return word.written === word.written.toUpperCase();
  if (value.spelling === 'capital') return isCapital(itemAt(words, from).written);
  if (languageWord.test(word.text) || wordsAfterLanguage.has(after)) return false;
  if (!value.adjective || !wordsBeforeLanguage.has(before)) return true;
  // `In German cities` names a place, `in German` a language.
  return before === 'in' && /^\s+\p{L}/u.test(text.slice(word.end));
}

/** Whether the words mean the city. German `Hamburger` means it before a capitalised word: `Hamburger Restaurants`. */
function isCity({ value, from, to }: FoundPhrase<CityWord>, words: readonly Word[]): boolean {
  const [first, last, after] = [itemAt(words, from), itemAt(words, to - 1), words[to]];
  if (value.capital && !isCapital(first.written) && !isCapital(last.written)) return false;
  const isGermanAdjective = last.text.endsWith('er') && !value.phrase.endsWith('er');
  return !isGermanAdjective || (isCapital(last.written) && after !== undefined && isCapital(after.written));
}

function isCapital(written: string): boolean {
  const first = written.slice(0, 1);
  return first !== first.toLowerCase();
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}

/** Makes the value on first use and caches it. */
function once<Value>(make: () => Value): () => Value {
  let cached: { value: Value } | undefined;
  return () => (cached ??= { value: make() }).value;
}

const countryBook = once(() => {
  const listed = linesOf(countryTable).flatMap(([codes, line]) => {
    const [names = '', adjectives = ''] = line.split(';');
    return [...wordsFor(names, codes.split('+'), false), ...wordsFor(adjectives, codes.split('+'), true)];
  });
  const listedCodes = new Set(linesOf(countryTable).map(([codes]) => codes));
  return new PhraseBook([...otherCountries(listedCodes), ...listed], finnishEndings);
});

function wordsFor(list: string, codes: readonly string[], adjective: boolean): [string, CountryWord][] {
  return splitList(list, ',').map((word) => {
    const phrase = word.replace(/^[!^]/, '').toLowerCase();
    const spelling = word.startsWith('!') ? 'capitals' : word.startsWith('^') ? 'capital' : 'any';
    return [phrase, { codes, adjective, spelling }];
  });
}

/** The countries that the table lacks, by their names in the four languages, with Finnish endings. */
function otherCountries(listedCodes: ReadonlySet<string>): [string, CountryWord][] {
  return namesOfCountries
    .filter(({ code }) => !listedCodes.has(code))
    .map(({ name, code, language }) => {
      const phrase = wordsOf(name)
        .map(({ text }) => text)
        .join(' ');
      const word: CountryWord = { codes: [code], adjective: false, spelling: 'capital' };
      return [language === 'fi' ? `${phrase}+` : phrase, word];
    });
}

const finnishEndings = [
  'n',
  'ssa',
  'ssä',
  'sta',
  'stä',
  'lla',
  'llä',
  'lta',
  'ltä',
  'in',
  'issa',
  'issä',
  'ista',
  'istä',
];

const cityBook = once(
  () =>
    new PhraseBook(
      [...linesOf(cityTable), ...linesOf(regionTable)].flatMap(([country, line]) => citiesOf(country, line)),
      cityEndings,
    ),
);

function citiesOf(country: string, line: string): [string, CityWord][] {
  return splitList(line, ';').flatMap((entry) => {
    const [name = '', others = ''] = splitList(entry, '=');
    const city = { name, country };
    const isAmbiguous = others.includes(`^${name.toLowerCase()}`) || others.startsWith('in ');
    return [...(isAmbiguous ? [] : [name]), ...splitList(others, ',')].map((spelling) =>
      cityWord(spelling, city),
    );
  });
}

function cityWord(spelling: string, city: City): [string, CityWord] {
  const phrase = wordsOf(spelling)
    .map(({ text }) => text)
    .join(' ');
  const capital = spelling.startsWith('^') || spelling.length < 6;
  return [`${phrase}${spelling.endsWith('~') ? '~' : '+'}`, { city, phrase, capital }];
}

const cityEndings = [
  's',
  'er',
  'lainen',
  'laiset',
  'laisia',
  'läinen',
  'läiset',
  'läisiä',
  'laisten',
  'läisten',
  'n',
  'ssa',
  'ssä',
  'sta',
  'stä',
  'lla',
  'llä',
  'lta',
  'ltä',
  'lle',
  'an',
  'en',
  'on',
  'un',
  'än',
  'ön',
  'seen',
  'in',
  'issa',
  'issä',
  'ista',
  'istä',
  'ilainen',
  'ilaiset',
  'ilaisia',
  'iläinen',
  'iläiset',
  'iläisiä',
];

function linesOf(table: string): [key: string, line: string][] {
  return table
    .replaceAll('\n ', ' ')
    .trim()
    .split('\n')
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]);
}

function splitList(list: string, separator: string): string[] {
  return list
    .split(separator)
    .map((item) => item.trim().replaceAll(/\s+/g, ' '))
    .filter((item) => item !== '');
}
