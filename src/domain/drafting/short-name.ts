import { anyOfPhrases } from '../../languages/all-phrases.ts';
import { byLanguage } from '../../languages/by-language.ts';
import { readLocations } from '../brief/locations.ts';
import { lexiconOf } from './lexicon.ts';
import type { WrittenLanguage } from '../../languages/packs.ts';

const fewestLetters = 4;

const ordinaryNames = byLanguage(
  ({ lexicon }) => new RegExp(`^${anyOfPhrases(lexicon.ordinaryNames)}$`, 'u'),
);

/**
 * The short name by which texts call a company: "Ashgrove" for "Ashgrove Garden Centres", "Vainio" for "Kuljetusliike
 * Vainio". `name` is without its legal form; `texts` are those about the company. Null if the rest of the name says
 * something else than a trade, or if the short name is a place, an ordinary word or a part of another name in the texts
 * ("Port Ashgrove", "Peter Ashgrove").
 */
export function shortNameOf(
  name: string,
  texts: readonly string[],
  language: WrittenLanguage,
): string | null {
  const { tradeNames } = lexiconOf(language);
  const words = name.split(/\s+/u);
  const isTrade = (word: string) => tradeNames.has(word.toLowerCase()) || /^(?:&|co\.?)$/iu.test(word);
  const first = words.findIndex((word) => !isTrade(word));
  const last = words.findLastIndex((word) => !isTrade(word));
  const short = words.slice(first, last + 1).join(' ');
  if (first < 0 || short === name || !isDistinctive(short, language)) return null;
  if (first === 0 && ordinaryNames[language].test(short.toLowerCase())) return null;
  return isPartOfOther(short, name, texts, language) ? null : short;
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
