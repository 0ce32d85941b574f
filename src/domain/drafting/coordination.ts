import { itemAt } from '../item-at.ts';
import { isAdverb, isContent, matchedTokens, prepositionBefore, type Comparison } from './comparison.ts';
import type { Finding } from './findings.ts';
import { isYear } from './numbers.ts';
import { coordinating } from './subjects.ts';
import type { Token } from './tokens.ts';

/**
 * Whether words that a clause joins are joined in its evidence. "Makes tiles and sells bricks" does not say that bricks
 * are made. "300 customers, 20 of them in Ulm" does not say that 300 are in Ulm.
 */
export function checkCoordination(comparison: Comparison): Finding | null {
  const { clause, evidence, matches, lexicon } = comparison;
  const places = [...matches.values()].sort((left, right) => left - right);
  const taken = new Set(places);
  const numbered = matchedTokens(comparison).some(({ own }) => isCount(own));
  for (const [order, from] of places.entries()) {
    const to = places[order + 1];
    if (to === undefined) break;
    const joint = jointBetween(evidence.tokens, from, to);
    if (joint < 0) continue;
    const [left, right] = [evidence.tokens.slice(from + 1, joint), evidence.tokens.slice(joint + 1, to)];
    const own = right.find((token) => isContent(token, clause.side, lexicon) && !isFree(token));
    const count = right.find(isCount);
    if (numbered && count !== undefined) return changed(count);
    const some = right.find(({ lower }) => lexicon.partitive.has(lower) || lexicon.quantifiers.has(lower));
    if (numbered && some !== undefined) return changed(some);
    const isLost = left.some((token) => isContent(token, clause.side, lexicon) && !isFree(token));
    // The clause has the first part without its object, and the second part without its verb.
    if (own !== undefined && isLost && !taken.has(joint)) return changed(own);
    const isPlaced = prepositionBefore(evidence.tokens, to, lexicon) !== '';
    if (own !== undefined && numbered && isPlaced && left.some(({ lower }) => lexicon.places.has(lower)))
      return changed(own);
  }
  return null;

  function isFree(token: Token): boolean {
    return lexicon.filler.has(token.lower) || isYear(token) || isAdverb(token, lexicon);
  }
}

function changed({ text }: Token): Finding {
  return { code: 'relation_changed', detail: text };
}

function isCount(token: Token): boolean {
  return token.kind === 'number' && !isYear(token);
}

/** The last comma or "and" between two indexes; -1 if there is none. */
function jointBetween(tokens: readonly Token[], from: number, to: number): number {
  for (let at = to - 1; at > from; at -= 1) {
    const { kind, lower } = itemAt(tokens, at);
    if (kind === 'boundary' || coordinating.has(lower)) return at;
  }
  return -1;
}
