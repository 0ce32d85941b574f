import { allWords } from '../../languages/all-words.ts';
import { itemAt } from '../item-at.ts';
import type { Comparison } from './comparison.ts';
import { matchedTokens, selfSubjects } from './comparison.ts';
import type { Grammar } from '../language-pack/grammar.ts';
import type { Lexicon } from '../language-pack/lexicon.ts';
import { isYear } from './numbers.ts';
import type { Token } from './tokens.ts';

/**
 * The word by which a clause and its evidence differ in tense, because only one of the two puts the fact in the past;
 * else null. "You opened a shop" does not follow from "Ashgrove opens a shop", which may still be a plan.
 */
export function findChangedTense(comparison: Comparison): Token | null {
  return (
    pastVerb(comparison) ??
    pastState(comparison) ??
    datedFragment(comparison) ??
    addedPastVerb(comparison) ??
    addedPastState(comparison)
  );
}

/** A verb that only the clause puts in the past: "opened" where the evidence has "opens" or "is opening". */
function addedPastVerb({ clause, evidence, matches, lexicon }: Comparison): Token | null {
  const found = matchedTokens({ clause, evidence, matches }).find(({ index, own, other }) => {
    if (own.kind !== 'word' || own.lower === other.lower || (other.capitalised && own.capitalised))
      return false;
    return lexicon.grammar.isPastOf(own.lower, other.lower) && !isStated(clause.tokens, index, lexicon);
  });
  if (found !== undefined) return found.own;
  // "Planned" and "plans" are the same modality.
  const isModal = ({ lower }: Token): boolean => lexicon.modality.has(lower);
  const modal = clause.tokens
    .filter(isModal)
    .find(({ lower }) =>
      evidence.tokens.some((other) => isModal(other) && lexicon.grammar.isPastOf(lower, other.lower)),
    );
  return modal ?? null;
}

/** After "is" or "are", a participle is a state of today: "are sold". */
function isStated(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  return tokens
    .slice(Math.max(0, at - 2), at)
    .some(({ lower }) => lexicon.present.has(lower) && lexicon.passive.has(lower));
}

/** "Was certified" where the evidence has "is certified"; "has been" is in the past too. */
function addedPastState({ clause, evidence, lexicon }: Comparison): Token | null {
  const isPast = ({ lower }: Token): boolean => lexicon.pastVerbs.has(lower);
  if (evidence.tokens.some(isPast)) return null;
  const isNow = evidence.tokens.some(
    ({ lower }, at) =>
      lexicon.present.has(lower) && !lexicon.passive.has(evidence.tokens[at + 1]?.lower ?? ''),
  );
  return isNow ? (clause.tokens.find(isPast) ?? null) : null;
}

function pastVerb({ clause, evidence, matches, lexicon }: Comparison): Token | null {
  const { progressive, verbLast, isPastOf } = lexicon.grammar;
  // "Eröffnet hat" is also in the past.
  if (verbLast && clause.tokens.some(({ lower }) => lexicon.present.has(lower))) return null;
  for (const { index, at, own, other } of matchedTokens({ clause, evidence, matches })) {
    if (own.kind !== 'word' || other.capitalised) continue;
    if (
      isPastProgressive(evidence.tokens, at, progressive) &&
      !isPastProgressive(clause.tokens, index, progressive)
    )
      return other;
    if (own.lower === other.lower) continue;
    const isNoun = lexicon.beforeNouns.has(clause.tokens[index - 1]?.lower ?? '');
    if (!isNoun && isPastOf(other.lower, own.lower) && !isPerfect(evidence.tokens, at, lexicon)) return other;
  }
  return null;
}

/** "Was operating" may be over. */
function isPastProgressive(
  tokens: readonly Token[],
  verb: number,
  progressive: Grammar['progressive'],
): boolean {
  if (progressive?.ending.test(itemAt(tokens, verb).lower) !== true) return false;
  return tokens.slice(Math.max(0, verb - 2), verb).some(({ lower }) => progressive.past.has(lower));
}

/** After "has" or "is", a participle is not in the past: "has opened", "is located". */
function isPerfect(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  return tokens.slice(Math.max(0, at - 3), at).some(({ lower }) => lexicon.perfect.has(lower));
}

/** "Had 40 shops" does not say "have 40 shops", and "operated 40 shops" does not say "your 40 shops". */
function pastState({ clause, evidence, matches, lexicon }: Comparison): Token | null {
  const places = [...matches.values()];
  if (places.length === 0 || clause.tokens.some(({ lower }) => lexicon.pastVerbs.has(lower))) return null;
  const [first, last] = [Math.min(...places), Math.max(...places)];
  const found = findPastVerb(evidence.tokens, first, last, lexicon);
  if (found === null || places.some((at) => evidence.tokens[at] === found)) return null;
  const isNow = clause.tokens.some(({ lower }) => lexicon.present.has(lower));
  const isOwned = lexicon.possessive.has(clause.tokens[clause.subjectAt]?.lower ?? '');
  const hasVerb = matchedTokens({ clause, evidence, matches }).some(
    ({ index, other }) => index > 0 && lexicon.finiteVerb.test(other.lower),
  );
  return isNow || (isOwned && !hasVerb) ? found : null;
}

/** The nearest verb before an index, or one up to a second index, of something that lasted and may be over. */
export function findPastVerb(
  tokens: readonly Token[],
  first: number,
  last: number,
  lexicon: Lexicon,
): Token | null {
  const nearest = tokens
    .slice(0, first)
    .findLast(({ lower }) => lexicon.pastVerbs.has(lower) || lexicon.present.has(lower));
  const region = [...(nearest === undefined ? [] : [nearest]), ...tokens.slice(first, last + 1)];
  return region.find(({ lower }) => lexicon.pastVerbs.has(lower)) ?? null;
}

/** "In 1998: 900 employees" and "900 employees in 1998" state the number only for that year. */
function datedFragment({ clause, evidence, lexicon }: Comparison): Token | null {
  if (clause.tokens.some(isYear) || selfSubjects(evidence, lexicon).length > 0) return null;
  if (!clause.tokens.some(({ lower }) => lexicon.present.has(lower))) return null;
  if (evidence.tokens.some(({ lower }) => lexicon.auxiliary.has(lower) || lexicon.finiteVerb.test(lower)))
    return null;
  const year = evidence.tokens.find((token, at) => {
    if (!isYear(token)) return false;
    return !sinceWords.has(evidence.tokens[at - 1]?.lower ?? '');
  });
  return year ?? null;
}

const sinceWords = allWords(({ lexicon }) => lexicon.since);
