import { itemAt } from '../item-at.ts';
import { isAdverb, isContent, matchedTokens, prepositionBefore, type Comparison } from './comparison.ts';
import type { Finding } from './findings.ts';
import { isYear } from './numbers.ts';
import { coordinating } from './subjects.ts';
import type { Token } from './tokens.ts';

/**
 * Whether what a clause puts together stands together in its evidence. In "makes tiles and sells bricks" the bricks
 * are not made, and in "300 customers, 20 of them in Ulm" the 300 are not in Ulm.
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
    // Both parts are cut: the first one has lost what its verb acts on, the second one its verb.
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

/** The last comma or "and" between two places of a sentence; -1 without one. */
function jointBetween(tokens: readonly Token[], from: number, to: number): number {
  for (let at = to - 1; at > from; at -= 1) {
    const { kind, lower } = itemAt(tokens, at);
    if (kind === 'boundary' || coordinating.has(lower)) return at;
  }
  return -1;
}
