import { itemAt } from '../item-at.ts';
import { isContent, isNegation, sameDirection, selfSubjects } from './comparison.ts';
import type { EvidenceSentence } from './evidence-sentences.ts';
import type { Lexicon } from '../language-pack/lexicon.ts';
import { findPastVerb } from './tense.ts';
import type { Token } from './tokens.ts';

/** A question or a call to action, with the indexes of the words for things of the reader. */
export interface Claimed {
  readonly tokens: readonly Token[];
  readonly yours: readonly number[];
}

/**
 * Whether a sentence about the recipient supports the word "your" in a question or a call to action. The sentence
 * must state a fact about the recipient in the same relation: nothing about a rival, no plan, and nothing that is
 * negated or over.
 */
export function givesToReader(evidence: EvidenceSentence, claimed: Claimed, lexicon: Lexicon): boolean {
  const { tokens } = evidence;
  if (evidence.isTakenBack || evidence.isOfOther || tokens.some((token) => isNoFact(token, lexicon)))
    return false;
  const places = claimed.yours.map((index) => placeOf(claimed.tokens, index, tokens, lexicon));
  if (places.includes(-1)) return false;
  const first = Math.min(...places);
  if (findPastVerb(tokens, first, Math.max(...places), lexicon) !== null) return false;
  const subject = selfSubjects(evidence, lexicon).findLast((at) => at <= first);
  const between = tokens.slice(subject === undefined ? 0 : subject + 1, first);
  if (subject !== undefined) return !between.some(({ lower }) => lexicon.relative.has(lower));
  // If the sentence has no subject, as in a note, nobody else may be named before the words.
  return between.every((token) => !isContent(token, 'recipient', lexicon) || !token.capitalised);
}

function placeOf(own: readonly Token[], index: number, tokens: readonly Token[], lexicon: Lexicon): number {
  const { kind, stem } = itemAt(own, index);
  return tokens.findIndex(
    (token, at) =>
      token.kind === kind &&
      token.stem === stem &&
      sameDirection({ tokens: own, at: index }, { tokens, at }, lexicon),
  );
}

function isNoFact(token: Token, lexicon: Lexicon): boolean {
  return isNegation(token, lexicon) || lexicon.modality.has(token.lower);
}
