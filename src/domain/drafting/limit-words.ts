import type { LimitKind, LimitWords, TimeUnit } from '../language-pack/limit-words.ts';
import { allPacks, packs, writtenLanguages, type WrittenLanguage } from '../../languages/packs.ts';

/** The words that limit a fact in one language, as regular expressions. */
export function limitWordsOf(language: WrittenLanguage): SearchableLimits {
  return searchable[language];
}

export interface SearchableLimits extends Omit<LimitWords, 'kinds'> {
  readonly kinds: readonly (readonly [LimitKind, RegExp])[];
  /** Matches if any kind does. Most sentences have none. */
  readonly any: RegExp;
}

function makeSearchable(words: LimitWords): SearchableLimits {
  const kinds = words.kinds.map(([kind, alternatives]): [LimitKind, RegExp] => [
    kind,
    new RegExp(`(?<!\\S)(?:${alternatives})(?!\\S)`, 'gu'),
  ]);
  return { ...words, kinds, any: new RegExp(kinds.map(([, { source }]) => source).join('|'), 'u') };
}

const searchable = Object.fromEntries(
  writtenLanguages.map((language) => [language, makeSearchable(packs[language].limits)]),
) as Readonly<Record<WrittenLanguage, SearchableLimits>>;

/** Units of time in all languages. */
export const timeUnits: readonly (readonly [TimeUnit, RegExp])[] = (
  ['hour', 'day', 'week', 'month', 'quarter', 'year'] as const
).map((unit) => [
  unit,
  new RegExp(`^(?:${allPacks.map(({ limits }) => limits.timeUnits[unit]).join('|')})`, 'u'),
]);
