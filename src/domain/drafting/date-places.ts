import { itemAt } from '../item-at.ts';
import { isContent, type Comparison } from './comparison.ts';
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
  const isTakenDate = (at: number) => taken.has(at) && isDate(itemAt(evidence.tokens, at));
  const isDated = (part: readonly number[]) => part.some((at) => isDate(itemAt(evidence.tokens, at)));
  const dated = parts.find((part) => part.some((at) => taken.has(at) && isDate(itemAt(evidence.tokens, at))));
  if (dated === undefined || !clause.tokens.some(isDate)) return null;
  const lent = parts.find((part) => lendsItsDate(part, { clause, evidence, matches, lexicon }));
  if (lent !== undefined)
    return { code: 'relation_changed', detail: itemAt(evidence.tokens, lent.find(isTakenDate) ?? 0).text };
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

/** Whether a clause uses only the date of a part that says more: "… and will open a shop in 2027". */
function lendsItsDate(
  part: readonly number[],
  { clause, evidence, matches, lexicon }: Pick<Comparison, 'clause' | 'evidence' | 'matches' | 'lexicon'>,
): boolean {
  const taken = new Set(matches.values());
  const isOfDate = (at: number): boolean => {
    const token = itemAt(evidence.tokens, at);
    return isDate(token) || token.kind === 'number';
  };
  if (!part.some((at) => taken.has(at) && isDate(itemAt(evidence.tokens, at)))) return false;
  const content = part.filter(
    (at) => !isOfDate(at) && isContent(itemAt(evidence.tokens, at), clause.side, lexicon),
  );
  return content.length > 0 && !content.some((at) => taken.has(at));
}

export function isDate(token: Token): boolean {
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
