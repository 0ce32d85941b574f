import { isContent, selfSubjects } from './comparison.ts';
import type { EvidenceSentence } from './evidence-sentences.ts';
import type { Lexicon } from './lexicon/shape.ts';
import type { Token } from './tokens.ts';

/**
 * Whether a sentence about the recipient lets a question or a call to action speak of things as "yours". `wanted` are
 * the words that do. The sentence must tell of the recipient itself and as a fact: not of a rival, not as a plan, and
 * not as something that is not so or over.
 */
export function givesToReader(
  evidence: EvidenceSentence,
  wanted: readonly Token[],
  lexicon: Lexicon,
): boolean {
  const { tokens } = evidence;
  const isWanted = (token: Token): boolean =>
    wanted.some((other) => other.kind === token.kind && other.stem === token.stem);
  const first = tokens.findIndex(isWanted);
  if (first < 0 || evidence.isTakenBack || tokens.some((token) => isNoFact(token, lexicon))) return false;
  const subject = selfSubjects(evidence, lexicon).findLast((at) => at < first);
  const between = tokens.slice(subject === undefined ? 0 : subject + 1, first);
  if (subject !== undefined) return !between.some(({ lower }) => lexicon.relative.has(lower));
  // Without a subject of its own, as in a note, nobody else may stand before the words.
  return between.every((token) => !isContent(token, 'recipient', lexicon) || !token.capitalised);
}

function isNoFact(token: Token, lexicon: Lexicon): boolean {
  return (
    lexicon.negation.has(token.lower) || token.lower.endsWith("n't") || lexicon.modality.has(token.lower)
  );
}
