import { itemAt } from '../item-at.ts';
import type { Comparison } from './comparison.ts';
import type { Finding } from './findings.ts';
import type { Lexicon } from '../language-pack/lexicon.ts';
import { isYear } from './numbers.ts';
import { isMonthStem, type Token } from './tokens.ts';

/**
 * Finds a date that a clause gives to another part of the sentence: from "it was built in 1984, and Acme bought it in
 * 2025" does not follow "Acme bought it in 1984".
 */
export function findMovedDate({ clause, evidence, matches, lexicon }: Comparison): Finding | null {
  const taken = new Set(matches.values());
  const parts = partsOf(evidence.tokens, lexicon);
  const isDated = (part: readonly number[]) => part.some((at) => isDate(itemAt(evidence.tokens, at)));
  const dated = parts.find((part) => part.some((at) => taken.has(at) && isDate(itemAt(evidence.tokens, at))));
  if (dated === undefined || !clause.tokens.some(isDate)) return null;
  const others = parts.filter((part) => part !== dated && isDated(part));
  const isTakenFrom = (part: readonly number[]) =>
    part.some((at) => taken.has(at)) &&
    !part.some((at) => taken.has(at) && isDate(itemAt(evidence.tokens, at)));
  const other = others.find(isTakenFrom);
  const date = dated.find((at) => taken.has(at) && isDate(itemAt(evidence.tokens, at)));
  return other === undefined || date === undefined
    ? null
    : { code: 'relation_changed', detail: itemAt(evidence.tokens, date).text };
}

function isDate(token: Token): boolean {
  return isYear(token) || isMonthStem(token.stem);
}

/** The indexes of the words of each part of a sentence, between its boundaries and conjunctions. */
function partsOf(tokens: readonly Token[], lexicon: Lexicon): readonly (readonly number[])[] {
  const parts: number[][] = [[]];
  for (const [at, token] of tokens.entries()) {
    if (token.kind === 'boundary' || lexicon.conjunctions.has(token.lower)) parts.push([]);
    else parts.at(-1)?.push(at);
  }
  return parts;
}
