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
 * The short name by which texts call a company: "Ashgrove" for "Ashgrove Garden Centres", "Vainio" for "Kuljetusliike
 * Vainio". Null if the rest of the name says something else than a trade, or if the short name is a place, an ordinary
 * word or a part of another name in the texts ("Port Ashgrove", "Peter Ashgrove"). A text must use it beside the whole
 * name, unless it is the name of the company's domain: alone, "Hartley" may be a person, and "Kivi" a stone.
 */
export function shortNameOf({ name, texts, domain }: NamedCompany, language: WrittenLanguage): string | null {
  const { tradeNames } = lexiconOf(language);
  const words = name.split(/\s+/u);
  const isTrade = (word: string) => tradeNames.has(word.toLowerCase()) || /^(?:&|co\.?)$/iu.test(word);
  const first = words.findIndex((word) => !isTrade(word));
  const last = words.findLastIndex((word) => !isTrade(word));
  const short = words.slice(first, last + 1).join(' ');
  if (first < 0 || short === name || !isDistinctive(short, language)) return null;
  if (first === 0 && ordinaryNames[language].test(short.toLowerCase())) return null;
  if (domainName(domain) !== plainLetters(short) && !texts.some((text) => standsBeside(short, name, text)))
    return null;
  return isOrdinaryWord(short, texts, language) || isPartOfOther(short, name, texts, language) ? null : short;
}

/** "ashgrove" of "www.ashgrove.co.uk". */
function domainName(domain: string | undefined): string {
  return plainLetters(domain?.replace(/^www\./u, '').split('.')[0] ?? '');
}

function plainLetters(text: string): string {
  const folded = text.toLowerCase().normalize('NFKD');
  return folded.replace(/[^\p{L}\p{N}]/gu, '');
}

/** Whether a text holds both the whole name and, elsewhere, the short one. */
function standsBeside(short: string, name: string, text: string): boolean {
  const parts = text.split(name);
  return parts.length > 1 && parts.some((part) => pattern(short).test(part));
}

/** Whether the texts write the first word of a short name small, or with an article as German writes its nouns. */
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

/** Whether the short name stands behind or before another name, or behind a preposition of places. */
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
