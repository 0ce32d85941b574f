import { allPacks } from '../../languages/packs.ts';
import { isContent, type Comparison } from './comparison.ts';
import type { Finding } from './findings.ts';
import { limitsOf, type Limit } from './limit-phrases.ts';
import { isYear } from './numbers.ts';
import { isMonthStem, type Token } from './tokens.ts';

/**
 * Finds a limit that stands at another word in the clause than in its evidence, or a missing time that limits the
 * fact: "only the Lahti shop rents skis" supports neither "the Lahti shop rents only skis" nor "rents skis"; "open
 * on Sundays from April to June" does not support "open on Sundays".
 */
export function findMovedLimit(comparison: Comparison): Finding | null {
  return findMovedExclusive(comparison) ?? findCutExclusive(comparison) ?? findDroppedRange(comparison);
}

function findMovedExclusive({ clause, evidence, matches, language }: Comparison): Finding | null {
  const exclusivesOf = (tokens: readonly Token[]) =>
    limitsOf(tokens, language).limits.filter(({ kind }) => kind === 'exclusive');
  const [own, others] = [exclusivesOf(clause.tokens), exclusivesOf(evidence.tokens)];
  const pairs = [...matches];
  const allowed = others.map((limit) =>
    neighboursOf(
      limit,
      evidence.tokens,
      pairs.map(([, at]) => at),
    ),
  );
  const moved = own.find((limit) => {
    const { before, next } = neighboursOf(
      limit,
      clause.tokens,
      pairs.map(([index]) => index),
    );
    const [atBefore, atNext] = [matches.get(before), matches.get(next)];
    return !allowed.some((other) =>
      next < 0
        ? atBefore === other.next || (other.next < 0 && atBefore === other.before)
        : atNext === other.next || (other.next < 0 && atNext === other.before),
    );
  });
  return moved === undefined || others.length === 0
    ? null
    : dropped(clause.tokens.slice(moved.from, moved.to));
}

/** "Only drivers with a licence" is not "only drivers": all words that "only" limits must stay. */
function findCutExclusive({
  clause,
  evidence: { tokens },
  matches,
  lexicon,
  language,
}: Comparison): Finding | null {
  const taken = new Set(matches.values());
  const kept = new Set(clause.tokens.map(({ stem }) => stem));
  for (const { kind: limitKind, to } of limitsOf(tokens, language).limits) {
    if (limitKind !== 'exclusive') continue;
    const end = tokens.findIndex(({ kind }, at) => at >= to && kind === 'boundary');
    const scope = tokens.slice(to, end < 0 ? tokens.length : end);
    if (!scope.some((_, offset) => taken.has(to + offset))) continue;
    const lost = scope.find(
      (token) =>
        isContent(token, clause.side, lexicon) && !lexicon.filler.has(token.lower) && !kept.has(token.stem),
    );
    if (lost !== undefined) return dropped([lost]);
  }
  return null;
}

interface Neighbours {
  readonly before: number;
  readonly next: number;
}

/** The nearest of some words before a limit, and after it in its part of the sentence; -1 if there is none. */
function neighboursOf({ from, to }: Limit, tokens: readonly Token[], places: readonly number[]): Neighbours {
  const end = tokens.findIndex(({ kind }, at) => at >= to && kind === 'boundary');
  const behind = places.filter((at) => at >= to && (end < 0 || at < end));
  return {
    before: Math.max(-1, ...places.filter((at) => at < from)),
    next: behind.length === 0 ? -1 : Math.min(...behind),
  };
}

/** "Open on Sundays from April to June": the months limit the fact, unless a year makes them the date of an event. */
function findDroppedRange({ clause, evidence: { tokens }, matches }: Comparison): Finding | null {
  const taken = new Set(matches.values());
  const kept = new Set(clause.tokens.map(({ stem }) => stem));
  for (const [last, token] of tokens.entries()) {
    const first = isMonthStem(token.stem) ? firstOfRange(tokens, last) : -1;
    if (first < 0 || kept.has(token.stem) || kept.has(tokens[first]?.stem ?? '')) continue;
    if (tokens.slice(first, last + 2).some(isYear)) continue;
    const endsPart = ({ kind, lower }: Token) => kind === 'boundary' && !/^[–—-]$/u.test(lower);
    const from = tokens.findLastIndex((other, at) => at < first && endsPart(other)) + 1;
    const end = tokens.findIndex((other, at) => at > last && endsPart(other));
    const isOfTaken = [...taken].some((at) => at >= from && (end < 0 || at < end));
    if (isOfTaken) return dropped(tokens.slice(first, last + 1));
  }
  return null;
}

/** The beginning of a range of months, given its end: "April to June", "huhti–kesäkuussa"; -1 if it is no range. */
function firstOfRange(tokens: readonly Token[], last: number): number {
  if (/^[–—-]$/u.test(tokens[last - 1]?.lower ?? '') && tokens[last - 2]?.kind === 'word') return last - 2;
  const first = tokens.findLastIndex(({ stem }, at) => at < last && isMonthStem(stem));
  const between = tokens.slice(first + 1, last);
  const isShort = between.length > 0 && between.length <= 3;
  return first >= 0 &&
    isShort &&
    between.every(({ kind, lower }) => kind === 'number' || rangeJoints.has(lower))
    ? first
    : -1;
}

/** Words between the two ends of a range. */
const rangeJoints: ReadonlySet<string> = new Set(
  allPacks.flatMap(({ texts }) => [...texts.rangeJoints, '–', '—', '-']),
);

function dropped(tokens: readonly Token[]): Finding {
  return { code: 'limit_dropped', detail: tokens.map(({ text }) => text).join(' ') };
}
