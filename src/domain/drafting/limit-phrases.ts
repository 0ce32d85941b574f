import { itemAt } from '../item-at.ts';
import type { LimitKind } from '../language-pack/limit-words.ts';
import { lexiconOf } from './lexicon.ts';
import { limitWordsOf, timeUnits } from './limit-words.ts';
import type { WrittenLanguage } from '../../languages/packs.ts';
import { isYear } from './numbers.ts';
import { stemOf, type Token } from './tokens.ts';

export interface Limit {
  readonly kind: LimitKind;
  /** Indexes of tokens; `to` is excluded. */
  readonly from: number;
  readonly to: number;
}

export interface Rate {
  readonly units: readonly string[];
  /** Index of the number to which the rate belongs. */
  readonly of: number;
  readonly from: number;
  readonly to: number;
}

export interface Limits {
  readonly limits: readonly Limit[];
  readonly rates: readonly Rate[];
}

/** The limits in a sentence. They are cached, because the composer verifies the same sentences several times. */
export function limitsOf(tokens: readonly Token[], language: WrittenLanguage): Limits {
  const known = limitsOfTokens.get(tokens);
  if (known !== undefined) return known;
  const text = tokens.map(({ lower }) => lower.replaceAll(' ', '_')).join(' ');
  const key = `${language} ${text}`;
  const found = limitsOfTexts.get(key) ?? {
    limits: limitsIn(text, language),
    rates: ratesIn(text, tokens, language),
  };
  if (limitsOfTexts.size >= textsKept) limitsOfTexts.clear();
  limitsOfTexts.set(key, found);
  limitsOfTokens.set(tokens, found);
  return found;
}

/** Kinds that different words can express. For other kinds, the words themselves are compared. */
export const rephrasable: ReadonlySet<LimitKind> = new Set([
  ...(['exclusive', 'usual', 'at times', 'average', 'extra'] as const),
  ...(['request', 'arrangement', 'fee', 'availability', 'best', 'nearly'] as const),
]);

/** Whether words state nothing but a limit: "in most cases". */
export function isBareLimit(tokens: readonly Token[], language: WrittenLanguage): boolean {
  const limits = limitsOf(tokens, language).limits.filter(({ kind }) => rephrasable.has(kind));
  const words = indexesWithout(tokens, limits).filter((at) => itemAt(tokens, at).kind !== 'boundary');
  return limits.length > 0 && words.length === 0;
}

/** The indexes of the tokens outside of some ranges. */
export function indexesWithout(
  tokens: readonly Token[],
  ranges: readonly { readonly from: number; readonly to: number }[],
): readonly number[] {
  return tokens.map((_, at) => at).filter((at) => !ranges.some(({ from, to }) => at >= from && at < to));
}

const limitsOfTokens = new WeakMap<readonly Token[], Limits>();
const limitsOfTexts = new Map<string, Limits>();
const textsKept = 2000;

function limitsIn(text: string, language: WrittenLanguage): readonly Limit[] {
  const { any, kinds } = limitWordsOf(language);
  if (!any.test(text)) return [];
  return kinds.flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)].map((match) => ({ kind, ...rangeOf(text, match) })),
  );
}

/** The units of the numbers in a sentence: "9 euros per user and month". */
function ratesIn(text: string, tokens: readonly Token[], language: WrittenLanguage): readonly Rate[] {
  const numbers = tokens.flatMap((token, at) => (token.kind === 'number' && !isYear(token) ? [at] : []));
  if (numbers.length === 0) return [];
  return [...text.matchAll(limitWordsOf(language).rate)].flatMap((match) => {
    const { from, to } = rangeOf(text, match);
    const of =
      numbers.findLast((at) => at < from && from - at <= 6) ??
      (numbers.length === 1 ? numbers[0] : undefined);
    const units = [match.groups?.unit, match.groups?.second].flatMap((unit) =>
      unit === undefined ? [] : [unitOf(unit, language)],
    );
    return of === undefined || (of > from && !units.every(isTime)) ? [] : [{ units, of, from, to }];
  });
}

function rangeOf(text: string, match: RegExpExecArray): { from: number; to: number } {
  const from = text.slice(0, match.index).split(' ').length - 1;
  return { from, to: from + match[0].split(' ').length };
}

function unitOf(word: string, language: WrittenLanguage): string {
  const time = timeUnits.find(([, beginning]) => beginning.test(word));
  if (time !== undefined) return time[0];
  // A stemmer does not know all cases.
  return lexiconOf(language).grammar.cases === null ? stemOf(word, language) : word.slice(0, 5);
}

function isTime(unit: string): boolean {
  return timeUnits.some(([time]) => time === unit);
}
