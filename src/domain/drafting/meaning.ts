import { isContent, isNegation, matchedTokens, selfSubjects, type Comparison } from './comparison.ts';
import type { Finding } from './findings.ts';
import type { Lexicon } from '../language-pack/lexicon.ts';
import { lostPart } from './parts.ts';
import { findChangedTense } from './tense.ts';
import { isMonthStem, type Token } from './tokens.ts';
import { changedVoice } from './voice.ts';

/** Whether a clause agrees with its evidence in negation, modality, tense and comparison. */
export function checkMeaning(comparison: Comparison): Finding | null {
  const { clause, evidence, lexicon } = comparison;
  const region = regionOf(comparison);
  const own = clause.tokens;
  if (countNegations(own, lexicon) !== countNegations(region, lexicon)) {
    return { code: 'negation_changed', detail: evidence.text.slice(0, 80) };
  }
  const limit = isNegated(own, lexicon) ? omittedLimit(comparison) : undefined;
  if (limit !== undefined) return { code: 'negation_changed', detail: limit.text };
  if (
    modalitiesOf(
      own.filter((token) => !lexicon.framing.has(token.lower)),
      lexicon,
    ) !== modalitiesOf(region, lexicon) ||
    isConditional(evidence.tokens, own, lexicon) ||
    own.some((token) => lexicon.exceptIf.has(token.lower) && !containsAny(evidence.tokens, lexicon.exceptIf))
  ) {
    return { code: 'modality_changed', detail: evidence.text.slice(0, 80) };
  }
  if (isNegated(own, lexicon) && containsAny(own, lexicon.ability) !== containsAny(region, lexicon.ability))
    return { code: 'modality_changed', detail: evidence.text.slice(0, 80) };
  const changedTense = findChangedTense(comparison);
  if (changedTense !== null) return { code: 'modality_changed', detail: changedTense.text };
  if (addsPastProgressive(comparison))
    return { code: 'modality_changed', detail: evidence.text.slice(0, 80) };
  if (losesComparedSide(comparison) || swapsComparedSides(comparison))
    return { code: 'comparison_changed', detail: evidence.text.slice(0, 80) };
  const changed =
    changedVoice(comparison, region) ??
    addedCause(comparison) ??
    changedTime(comparison) ??
    lostPart(comparison);
  if (changed !== null) return { code: 'relation_changed', detail: changed.text };
  for (const { index, at, own: token } of matchedTokens(comparison)) {
    if (!lexicon.comparison.has(token.lower) && !lexicon.comparisonEnding.test(token.lower)) continue;
    if (isWeakened(evidence.tokens, at, lexicon) && !isWeakened(own, index, lexicon)) {
      return { code: 'comparison_changed', detail: token.text };
    }
  }
  return null;
}

/** "We take no orders under 500 euros" does not say "you take no orders": a negated fact keeps its limits. */
function omittedLimit({ clause, evidence, matches, lexicon }: Comparison): Token | undefined {
  const last = Math.max(-1, ...matches.values());
  const after = evidence.tokens.slice(last + 1);
  const end = after.findIndex((token) => endsPart(token, lexicon));
  return after
    .slice(0, end < 0 ? after.length : end)
    .find((token) => isContent(token, clause.side, lexicon) && !lexicon.filler.has(token.lower));
}

/** A word of cause, consequence, order in time or number ("each") that only the clause has. */
function addedCause({ clause, evidence, lexicon }: Comparison): Token | null {
  const added = clause.tokens.find(
    ({ lower }) =>
      (lexicon.causal.has(lower) || lexicon.quantifiers.has(lower)) &&
      !evidence.tokens.some((other) => other.lower === lower),
  );
  return added ?? null;
}

/** "You were running" does not follow from "you run", because it may be over. */
function addsPastProgressive({ clause, evidence, lexicon }: Comparison): boolean {
  const { progressive } = lexicon.grammar;
  if (progressive === null) return false;
  const holds = (tokens: readonly Token[]): boolean =>
    tokens.some(
      ({ lower }, at) => progressive.begun.has(lower) && progressive.ending.test(tokens[at + 1]?.lower ?? ''),
    );
  return holds(clause.tokens) && !holds(evidence.tokens);
}

/** "Faster in Glasgow than in Aberdeen" is not "faster": a comparison keeps both sides. */
function losesComparedSide({ clause, evidence, matches, lexicon }: Comparison): boolean {
  const isThan = ({ lower }: Token): boolean => lower === lexicon.than;
  if (clause.tokens.some(isThan)) return false;
  return evidence.tokens.some((token, at) => {
    if (!isThan(token) || evidence.tokens[at + 1]?.kind === 'number') return false;
    const compared = evidence.tokens
      .slice(Math.max(0, at - 4), at)
      .findIndex(({ lower }) => lexicon.comparative.test(lower));
    return compared >= 0 && [...matches.values()].some((place) => place < at && place >= at - 6);
  });
}

/** "More in winter than in summer" is not "more in summer than in winter": each side stays on its side. */
function swapsComparedSides({ clause, evidence, matches, lexicon }: Comparison): boolean {
  const [own, other] = [clause.tokens, evidence.tokens].map((tokens) =>
    tokens.findIndex(({ lower }) => lower === lexicon.than),
  ) as [number, number];
  if (own < 0 || other < 0) return false;
  const pairs = [...matches];
  const behindOwn = pairs.filter(([index]) => index > own).sort(([left], [right]) => left - right)[0];
  const behindOther = pairs.filter(([, at]) => at > other).sort(([, left], [, right]) => left - right)[0];
  return (
    (behindOwn !== undefined && behindOwn[1] < other) || (behindOther !== undefined && behindOther[0] < own)
  );
}

/** "Next spring" is not "spring": a time keeps the word that says which time is meant. */
function changedTime({ clause, evidence, matches, lexicon }: Comparison): Token | null {
  for (const { index, at, own } of matchedTokens({ clause, evidence, matches })) {
    const named = evidence.tokens[at - 1];
    if (named === undefined || !lexicon.deictic.has(named.lower)) continue;
    if (clause.tokens[index - 1]?.lower !== named.lower) return own;
  }
  return null;
}

/**
 * The part of the evidence that can change the meaning of the matched words. It begins with the subject before them and
 * ends where their part of the sentence ends.
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
  const after = tokens.slice(last + 1).findIndex((token) => endsPart(token, lexicon));
  return tokens.slice(start, after < 0 ? tokens.length : last + 1 + after);
}

function opensPart(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const before = tokens[at - 1];
  return before === undefined || before.kind === 'boundary' || lexicon.conjunctions.has(before.lower);
}

function endsPart(token: Token, lexicon: Lexicon): boolean {
  return token.kind === 'boundary' || lexicon.conjunctions.has(token.lower);
}

/** The number of words that negate. A second negation reverses the first one, or belongs to another part. */
function countNegations(tokens: readonly Token[], lexicon: Lexicon): number {
  return tokens.filter((token) => isNegation(token, lexicon)).length;
}

function isNegated(tokens: readonly Token[], lexicon: Lexicon): boolean {
  return tokens.some((token) => isNegation(token, lexicon));
}

function containsAny(tokens: readonly Token[], wanted: ReadonlySet<string>): boolean {
  return tokens.some((token) => wanted.has(token.lower));
}

function modalitiesOf(tokens: readonly Token[], lexicon: Lexicon): string {
  const found = new Set<string>();
  for (const token of tokens) {
    // "May" in a date is no modal verb.
    const modality = isMonthStem(token.stem) ? undefined : lexicon.modality.get(token.lower);
    if (modality !== undefined && modality !== 'condition' && modality !== 'occasion') found.add(modality);
  }
  return [...found].sort().join(' ');
}

function isConditional(evidence: readonly Token[], own: readonly Token[], lexicon: Lexicon): boolean {
  const holds = (tokens: readonly Token[]): boolean =>
    tokens.some((token, at) => {
      const modality = lexicon.modality.get(token.lower);
      // "When we moved" tells a time, and "when it rains" a condition.
      const happened = tokens.slice(at + 1, at + 6).some(({ lower }) => lexicon.finiteVerb.test(lower));
      return modality === 'condition' || (modality === 'occasion' && !happened);
    });
  return holds(evidence) && !holds(own);
}

function isWeakened(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  return tokens.slice(Math.max(0, at - 4), at).some((token) => lexicon.partitive.has(token.lower));
}
