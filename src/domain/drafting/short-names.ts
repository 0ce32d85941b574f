import { readLocations } from '../brief/locations.ts';
import { lexiconOf } from './lexicon.ts';
import type { WrittenLanguage } from '../../languages/packs.ts';

const fewestLetters = 4;

/**
 * The short names by which texts call a company: "Ashgrove" for "Ashgrove Garden Centres", "Vainio" for "Kuljetusliike
 * Vainio". `name` is without its legal form; `texts` are those about the company. A beginning that is a place, an
 * ordinary word, or part of another name in the texts ("Port Ashgrove", "Peter Ashgrove") is no short name.
 */
export function shortNamesOf(
  name: string,
  texts: readonly string[],
  language: WrittenLanguage,
): readonly string[] {
  const words = name.split(/\s+/u);
  if (words.length < 2) return [];
  const beginnings = words.slice(1).map((_, at) => words.slice(0, at + 1).join(' '));
  return [...beginnings, words.slice(1).join(' ')].filter(
    (short) => isOwnWord(short, language) && !isPartOfOther(short, name, texts, language),
  );
}

function isOwnWord(short: string, language: WrittenLanguage): boolean {
  const { connecting, comparison, ordinaryNames, companyKind } = lexiconOf(language);
  const words = short.toLowerCase().split(' ');
  const [first = ''] = words;
  if (first.length < fewestLetters || !/^\p{Lu}/u.test(short)) return false;
  if (words.some((word) => connecting.has(word)) || comparison.has(first) || ordinaryNames.test(first))
    return false;
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
  const { places, hasCapitalNouns, connecting } = lexiconOf(language);
  return texts.some((text) =>
    text.split(name).some((part) =>
      [...part.matchAll(pattern(short))].some(({ groups = {} }) => {
        const { before = '', after = '' } = groups;
        const isBehindName = /^\p{Lu}[\p{L}.]*$/u.test(before) && !connecting.has(before.toLowerCase());
        const isBeforeName = /^\p{Lu}/u.test(after) && hasCapitalNouns !== true;
        return isBehindName || isBeforeName || places.has(before.toLowerCase());
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
