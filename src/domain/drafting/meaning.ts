import { selfSubjects, type Comparison } from './comparison.ts';
import type { Finding } from './findings.ts';
import type { Lexicon } from './lexicon/shape.ts';
import type { Token } from './tokens.ts';

/** Whether a clause agrees with its evidence in negation, modality and comparison. */
export function checkMeaning(comparison: Comparison): Finding | null {
  const { clause, evidence, matches, lexicon } = comparison;
  const region = regionOf(comparison);
  const own = clause.tokens;
  if (isNegated(own, lexicon) !== isNegated(region, lexicon)) {
    return { code: 'negation_changed', detail: evidence.text.slice(0, 80) };
  }
  if (
    modalitiesOf(
      own.filter((token) => !lexicon.framing.has(token.lower)),
      lexicon,
    ) !== modalitiesOf(region, lexicon) ||
    isConditional(evidence.tokens, own, lexicon)
  ) {
    return { code: 'modality_changed', detail: evidence.text.slice(0, 80) };
  }
  for (const [index, at] of matches) {
    const token = own[index]!;
    if (!lexicon.comparison.has(token.lower) && !lexicon.comparisonEnding.test(token.lower)) continue;
    if (isWeakened(evidence.tokens, at, lexicon) && !isWeakened(own, index, lexicon)) {
      return { code: 'comparison_changed', detail: token.text };
    }
  }
  return null;
}

/**
 * The part of the evidence that can turn the meaning of what was taken from it: from the subject before the first match
 * (or the sentence's start) to the end of the part of the sentence in which the last match stands.
 */
function regionOf({ evidence, matches, lexicon }: Comparison): readonly Token[] {
  const places = [...matches.values()];
  const first = places.length === 0 ? 0 : Math.min(...places);
  const last = places.length === 0 ? 0 : Math.max(...places);
  const { tokens } = evidence;
  const opening = selfSubjects(evidence, lexicon).filter(
    (at) => at <= first && opensPart(tokens, at, lexicon),
  );
  const start = opening.at(-1) ?? 0;
  let end = last + 1;
  while (end < tokens.length && !endsPart(tokens[end]!, lexicon)) end += 1;
  return tokens.slice(start, end);
}

function opensPart(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const before = tokens[at - 1];
  return before === undefined || before.kind === 'boundary' || lexicon.conjunctions.has(before.lower);
}

function endsPart(token: Token, lexicon: Lexicon): boolean {
  return token.kind === 'boundary' || lexicon.conjunctions.has(token.lower);
}

// Two negations that stand side by side ("weder … noch", "no … without") are taken as one: the safe reading.
function isNegated(tokens: readonly Token[], lexicon: Lexicon): boolean {
  return tokens.some((token) => lexicon.negation.has(token.lower) || token.lower.endsWith("n't"));
}

function modalitiesOf(tokens: readonly Token[], lexicon: Lexicon): string {
  const found = new Set<string>();
  for (const token of tokens) {
    const modality = lexicon.modality.get(token.lower);
    if (modality !== undefined && modality !== 'condition') found.add(modality);
  }
  return [...found].sort().join(' ');
}

function isConditional(evidence: readonly Token[], own: readonly Token[], lexicon: Lexicon): boolean {
  const holds = (tokens: readonly Token[]): boolean =>
    tokens.some((token) => lexicon.modality.get(token.lower) === 'condition');
  return holds(evidence) && !holds(own);
}

function isWeakened(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  return tokens.slice(Math.max(0, at - 4), at).some((token) => lexicon.partitive.has(token.lower));
}
