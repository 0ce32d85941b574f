import { anyPhrase } from '../../languages/all-phrases.ts';
import { allWords } from '../../languages/all-words.ts';
import { tableRows } from '../../languages/notation/table-rows.ts';
import { cityNames, regionNames } from '../../languages/others/place-names.ts';
import { allPacks, packs } from '../../languages/packs.ts';
import { namesOfCountries } from '../country.ts';
import { itemAt } from '../item-at.ts';
import type { LanguagePack } from '../language-pack/language-pack.ts';
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

/** The countries, regions and cities that a text names. */
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
  const words = wordsOf(text.replace(hyphenAfterPlace, ' '));
  const countries = countryBook()
    .find(words)
    .filter((found) => isCountry(found, words, text));
  const countryIndexes = new Set(countries.flatMap(({ from, to }) => range(from, to)));
  const cities = cityBook()
    .find(words)
    .filter((found) => !countryIndexes.has(found.from) && isCity(found, words));
  return { words, countries, cities };
}

const hyphenAfterPlace = new RegExp(`-(?=${anyPhrase(({ places }) => places.afterHyphens)})`, 'giu');

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
  if (languageEnd.test(word.text) || afterLanguages.has(after)) return false;
  if (!value.adjective || !beforeLanguages.has(before)) return true;
  // `In German cities` names a place, `in German` a language.
  return beforePlacesToo.has(before) && /^\s+\p{L}/u.test(text.slice(word.end));
}

const beforeLanguages = allWords(({ places }) => places.beforeLanguages);
const beforePlacesToo = allWords(({ places }) => places.beforePlacesToo);
const afterLanguages = allWords(({ places }) => places.afterLanguages);
const languageEnd = new RegExp(`${anyPhrase(({ places }) => places.languageEnds)}$`, 'u');

/** Whether the words mean the city. German `Hamburger` means it before a capitalised word: `Hamburger Restaurants`. */
function isCity({ value, from, to }: FoundPhrase<CityWord>, words: readonly Word[]): boolean {
  const [first, last, after] = [itemAt(words, from), itemAt(words, to - 1), words[to]];
  if (value.capital && !isCapital(first.written) && !isCapital(last.written)) return false;
  const isAdjective = adjectiveEndings.some(
    (ending) => last.text.endsWith(ending) && !value.phrase.endsWith(ending),
  );
  return !isAdjective || (isCapital(last.written) && after !== undefined && isCapital(after.written));
}

const adjectiveEndings = allPacks.flatMap(({ places }) => [...places.adjectiveEndings]);

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
  const endings = allWords(({ places }) => places.countryEndings);
  const listed = [
    ...wordsOfCountries(({ places }) => places.countries, false),
    ...wordsOfCountries(({ places }) => places.nationalities, true),
  ];
  const listedCodes = new Set(listed.map(([, { codes }]) => codes.join('+')));
  return new PhraseBook([...otherCountries(listedCodes), ...listed], endings);
});

function wordsOfCountries(
  select: (pack: LanguagePack) => string,
  adjective: boolean,
): [string, CountryWord][] {
  return allPacks.flatMap((pack) =>
    tableRows(select(pack)).flatMap(([codes, list]) =>
      list.split('|').map((word): [string, CountryWord] => {
        const spelling = word.startsWith('!') ? 'capitals' : word.startsWith('^') ? 'capital' : 'any';
        return [word.replace(/^[!^]/, '').toLowerCase(), { codes: codes.split('+'), adjective, spelling }];
      }),
    ),
  );
}

/** The countries that the tables lack, by their names in all languages that have a pack. */
function otherCountries(listedCodes: ReadonlySet<string>): [string, CountryWord][] {
  return namesOfCountries
    .filter(({ code }) => !listedCodes.has(code))
    .map(({ name, code, language }) => {
      const word: CountryWord = { codes: [code], adjective: false, spelling: 'capital' };
      const isInflected = packs[language].places.countryEndings.size > 0;
      return [`${joinedWords(name)}${isInflected ? '+' : ''}`, word];
    });
}

const cityBook = once(() => {
  const spellings = new Map<string, string[]>();
  for (const [name, list] of allPacks.flatMap(({ places }) => tableRows(places.cities)))
    spellings.set(name, [...(spellings.get(name) ?? []), ...list.split('|')]);
  const words = [...tableRows(cityNames), ...tableRows(regionNames)].flatMap(([country, names]) =>
    names.split('|').flatMap((local) => {
      const city = { name: local.replace(/^(?:\^|in )/, ''), country };
      return [local, ...(spellings.get(city.name) ?? [])].map((spelling) => cityWord(spelling, city));
    }),
  );
  return new PhraseBook(
    words,
    allWords(({ places }) => places.cityEndings),
  );
});

function cityWord(spelling: string, city: City): [string, CityWord] {
  const phrase = joinedWords(spelling);
  const capital = spelling.startsWith('^') || spelling.length < 6;
  return [`${phrase}${spelling.endsWith('*') ? '*' : '+'}`, { city, phrase, capital }];
}

function joinedWords(text: string): string {
  return wordsOf(text)
    .map((word) => word.text)
    .join(' ');
}
