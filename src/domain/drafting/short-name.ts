import { anyOfPhrases } from '../../languages/all-phrases.ts';
import { byLanguage } from '../../languages/by-language.ts';
import { readLocations } from '../brief/locations.ts';
import { lexiconOf } from './lexicon.ts';
import { packs, type WrittenLanguage } from '../../languages/packs.ts';

const fewestLetters = 4;
const mostEndingLetters = 3;

const ordinaryNames = byLanguage(
  ({ lexicon }) => new RegExp(`^${anyOfPhrases(lexicon.ordinaryNames)}$`, 'u'),
);

/** What is known about a company whose short name is wanted. */
export interface NamedCompany {
  /** The name without its legal form. */
  readonly name: string;
  /** The texts about it. */
  readonly texts: readonly string[];
  /** The domain of its own site. */
  readonly domain?: string | undefined;
}

/**
 * The short names by which texts call a company: "Calder" and "Calder Cooling" for "Calder Cooling Services",
 * "Vainio" for "Kuljetusliike Vainio". The shortest is left out if the rest of the name says something else than a
 * trade, or if it is a place, an ordinary word or a part of another name in the texts ("Port Ashgrove", "Peter
 * Ashgrove"). Each must stand in a text that also has the whole name, or in the company's domain: alone, "Hartley"
 * may be a person, and "Kivi" a stone.
 */
export function shortNamesOf(company: NamedCompany, language: WrittenLanguage): readonly string[] {
  const { name, texts } = company;
  const words = name.split(/\s+/u);
  const { first, last } = ownWords(words, language);
  const isLonger = (from: number, to: number): boolean =>
    from <= first && to >= last && to - from > last - first && to - from < words.length - 1;
  const longer = words
    .flatMap((_, from) => words.flatMap((__, to) => (isLonger(from, to) ? [words.slice(from, to + 1)] : [])))
    .filter((part) => part.every((word) => /^\p{Lu}/u.test(word)))
    .map((part) => part.join(' '));
  const used = longer.filter(
    (part) =>
      texts.some((text) => standsBeside(part, name, text)) && !isPartOfOther(part, name, texts, language),
  );
  const short = shortestNameOf(company, language);
  return short === null ? used : [short, ...used];
}

function shortestNameOf({ name, texts, domain }: NamedCompany, language: WrittenLanguage): string | null {
  const words = name.split(/\s+/u);
  const { first, last } = ownWords(words, language);
  const short = words.slice(first, last + 1).join(' ');
  if (first < 0 || short === name || !isDistinctive(short, language)) return null;
  if (first === 0 && ordinaryNames[language].test(short.toLowerCase())) return null;
  if (domainName(domain) !== plainLetters(short) && !texts.some((text) => standsBeside(short, name, text)))
    return null;
  return isOrdinaryWord(short, texts, language) || isPartOfOther(short, name, texts, language) ? null : short;
}

/** The indexes of the first and the last word of a name that is no trade; -1 if there is none. */
function ownWords(words: readonly string[], language: WrittenLanguage): { first: number; last: number } {
  const { tradeNames } = lexiconOf(language);
  const isTrade = (word: string) => tradeNames.has(word.toLowerCase()) || /^(?:&|co\.?|ab|oy)$/iu.test(word);
  return {
    first: words.findIndex((word) => !isTrade(word)),
    last: words.findLastIndex((word) => !isTrade(word)),
  };
}

/** "ashgrove" of "www.ashgrove.co.uk". */
function domainName(domain: string | undefined): string {
  return plainLetters(domain?.replace(/^www\./u, '').split('.')[0] ?? '');
}

function plainLetters(text: string): string {
  const folded = text.toLowerCase().normalize('NFKD');
  return folded.replace(/[^\p{L}\p{N}]/gu, '');
}

/** Whether a text contains both the whole name and, elsewhere, the short one. */
function standsBeside(short: string, name: string, text: string): boolean {
  const parts = text.split(name);
  return parts.length > 1 && parts.some((part) => pattern(short).test(part));
}

/**
 * Whether the texts write the first word of a short name in lower case, or with an article, as German nouns have.
 */
function isOrdinaryWord(short: string, texts: readonly string[], language: WrittenLanguage): boolean {
  const [first = ''] = short.split(' ');
  const lower = first.toLowerCase();
  const { articles, grammar } = lexiconOf(language);
  const smallForms = new RegExp(
    `(?<!\\p{L})${lower.slice(0, grammar.cases === null ? fewestLetters : -1)}\\p{Ll}*`,
    'gu',
  );
  const { stem } = packs[language];
  // A stemmer does not know all cases: "kiveä" of "kivi".
  const isForm = (word: string): boolean =>
    grammar.cases === null ? stem(word) === stem(lower) : word.length <= lower.length + mostEndingLetters;
  return texts.some((text) => {
    if ([...text.matchAll(smallForms)].some(([word]) => isForm(word))) return true;
    if (grammar.capitalNouns === null) return false;
    return [...text.matchAll(pattern(short))].some(
      ({ groups: { before = '', after = '' } = {} }) =>
        (articles.has(before.toLowerCase()) || grammar.definite.articles.has(before.toLowerCase())) &&
        !/^\p{Lu}/u.test(after),
    );
  });
}

function isDistinctive(short: string, language: WrittenLanguage): boolean {
  const { connecting, comparison, companyKind } = lexiconOf(language);
  const [first = ''] = short.toLowerCase().split(' ');
  if (first.length < fewestLetters || !/^\p{Lu}/u.test(short)) return false;
  if (connecting.has(first) || comparison.has(first)) return false;
  const { countries, cities } = readLocations(short);
  return !companyKind.test(first) && countries.length === 0 && cities.length === 0;
}

/** Whether the short name stands after or before another name, or after a preposition of places. */
function isPartOfOther(
  short: string,
  name: string,
  texts: readonly string[],
  language: WrittenLanguage,
): boolean {
  const { places, connecting, tradeNames, grammar } = lexiconOf(language);
  const nounsAreCapital = grammar.capitalNouns !== null;
  const isName = (word: string): boolean => {
    const lower = word.toLowerCase();
    return /^\p{Lu}/u.test(word) && !connecting.has(lower) && !tradeNames.has(lower);
  };
  return texts.some((text) =>
    text.split(name).some((part) =>
      [...part.matchAll(pattern(short))].some(({ groups: { before = '', after = '' } = {} }) => {
        const isBeforeName = !nounsAreCapital && isName(after);
        return isName(before) || isBeforeName || places.has(before.toLowerCase());
      }),
    ),
  );
}

function pattern(short: string): RegExp {
  const escaped = short.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
  return new RegExp(
    String.raw`(?:(?<before>[\p{L}.]{1,40}) )?(?<![\p{L}\d])${escaped}(?![\p{L}\d])(?: (?<after>[\p{L}]{1,40}))?`,
    'gu',
  );
}
