import { itemAt } from '../item-at.ts';
import type { Clause } from './clauses.ts';
import { endsAsPlace, isContent, matchedTokens, type Comparison } from './comparison.ts';
import type { EvidenceSentence } from './evidence-sentences.ts';
import type { Finding } from './findings.ts';
import { findDroppedPhrase } from './dropped-phrases.ts';
import { findMovedDate } from './date-places.ts';
import { findMovedLimit } from './limit-places.ts';
import { limitWordsOf } from './limit-words.ts';
import { indexesWithout, rephrasable, limitsOf, type Limit, type Rate } from './limit-phrases.ts';
import type { Lexicon } from '../language-pack/lexicon.ts';
import type { WrittenLanguage } from '../../languages/packs.ts';
import type { Token } from './tokens.ts';

/** A clause and its evidence without the limits that both have. */
export interface WithoutLimits {
  readonly clause: Clause;
  readonly evidence: EvidenceSentence;
  /** The original indexes of the remaining words; undefined if nothing was removed. */
  readonly original?: { readonly clauseAt: readonly number[]; readonly evidenceAt: readonly number[] };
}

/**
 * Removes limits from both, so that "usually" and "as a rule" need not be the same words. From the clause it removes
 * only limits that the evidence has too. `lostLimits` checks that every limit is kept.
 */
export function withoutSharedLimits(
  clause: Clause,
  evidence: EvidenceSentence,
  language: WrittenLanguage,
): WithoutLimits {
  const { limits: own, rates: ownRates } = limitsOf(clause.tokens, language);
  const { limits: other, rates: otherRates } = limitsOf(evidence.tokens, language);
  if (other.length + ownRates.length + otherRates.length === 0) return { clause, evidence };
  const shared = (limit: Limit): boolean =>
    rephrasable.has(limit.kind) && other.some(({ kind }) => kind === limit.kind);
  const sharedRate = (rate: Rate, others: readonly Rate[]): boolean =>
    rate.units.every((unit) => others.some(({ units }) => units.includes(unit)));
  const clauseAt = indexesWithout(clause.tokens, [
    ...own.filter(shared),
    ...ownRates.filter((rate) => sharedRate(rate, otherRates)),
  ]);
  const evidenceAt = indexesWithout(evidence.tokens, [
    ...other.filter(({ kind }) => rephrasable.has(kind)),
    ...otherRates.filter((rate) => sharedRate(rate, ownRates)),
  ]);
  const before = (limit: number): number => evidenceAt.filter((at) => at < limit).length;
  return {
    original: { clauseAt, evidenceAt },
    clause: {
      tokens: clauseAt.map((at) => itemAt(clause.tokens, at)),
      side: clause.side,
      subjectAt: clauseAt.indexOf(clause.subjectAt),
    },
    evidence: {
      ...evidence,
      tokens: evidenceAt.map((at) => itemAt(evidence.tokens, at)),
      quotedFrom: before(evidence.quotedFrom),
      quotedTo: before(evidence.quotedTo),
      resolved: new Set([...evidence.resolved].map((at) => evidenceAt.indexOf(at)).filter((at) => at >= 0)),
    },
  };
}

/** The limit of a fact ("only", "usually", "per user", "plus VAT") that a clause omits or moves. */
export function lostLimits({ clause, evidence, matches, lexicon, language }: Comparison): Finding | null {
  const places = [...matches.values()].sort((left, right) => left - right);
  const own = limitsOf(clause.tokens, language).limits;
  const limits = limitsOf(evidence.tokens, language).limits.filter((limit) =>
    isOfMatched(limit, evidence.tokens, places, lexicon),
  );
  const lost = limits.find(({ kind }) => !own.some((kept) => kept.kind === kind));
  if (lost !== undefined) return dropped(evidence.tokens.slice(lost.from, lost.to));
  const moved = own.find(({ kind }) => rephrasable.has(kind) && !limits.some((limit) => limit.kind === kind));
  if (moved !== undefined) return dropped(clause.tokens.slice(moved.from, moved.to));
  return (
    findMovedLimit({ clause, evidence, matches, lexicon, language }) ??
    findMovedDate({ clause, evidence, matches, lexicon, language }) ??
    findDroppedPhrase({ clause, evidence, matches, lexicon, language }) ??
    lostRate({ clause, evidence, matches, lexicon, language }) ??
    lostTerms({ clause, evidence, matches, lexicon, language })
  );
}

/** Whether a limit belongs to the words that the clause uses, and not to another part of the sentence. */
function isOfMatched(
  limit: Limit,
  tokens: readonly Token[],
  places: readonly number[],
  lexicon: Lexicon,
): boolean {
  const isOfFigure = limit.kind === 'floor' && places.some((at) => at >= limit.from && at < limit.to);
  if (isOfFigure) return true;
  if (limit.kind === 'extra') return limitsPrice(limit, tokens, places);
  const last = places.at(-1) ?? -1;
  const part = partAround(limit, tokens, lexicon);
  const inside = places.filter((at) => at >= part.from && at < part.to);
  if (inside.some((at) => at >= limit.to || at === last)) return true;
  // Text in brackets belongs to the words before it.
  if (tokens[part.from - 1]?.lower === '(') return containsLast(part.from - 1, tokens, last, lexicon);
  const isEnd = !tokens.slice(limit.to, part.to).some((token) => isContent(token, 'neither', lexicon));
  const before = tokens.findLastIndex(
    (token, at) =>
      at >= part.from &&
      at < limit.from &&
      isContent(token, 'neither', lexicon) &&
      !lexicon.conceding.has(token.lower),
  );
  if (before >= 0) return (isEnd || limit.kind === 'exclusive') && places.includes(before);
  // "In most cases, …" stands before the fact that it limits, and "…, but only in Finland" after it.
  if (isEnd && places.some((at) => at >= part.to)) return true;
  return canLimitPrevious(limit, tokens, lexicon) && containsLast(part.from - 1, tokens, last, lexicon);
}

function isFigure({ kind }: Token): boolean {
  return kind === 'number';
}

/** Whether the clause uses the price that a limit such as "plus VAT" belongs to. */
function limitsPrice(limit: Limit, tokens: readonly Token[], places: readonly number[]): boolean {
  const price = tokens.findLastIndex(
    (token, at) => at <= limit.from && token.kind === 'unit' && token.stem !== '%',
  );
  if (price >= 0) return places.includes(price);
  return places.some((at) => {
    const { kind, stem } = itemAt(tokens, at);
    return kind === 'unit' && stem !== '%';
  });
}

function partAround(limit: Limit, tokens: readonly Token[], lexicon: Lexicon): { from: number; to: number } {
  const from = tokens.findLastIndex((token, at) => at < limit.from && endsPart(token, lexicon)) + 1;
  const to = tokens.findIndex((token, at) => at >= limit.to && endsPart(token, lexicon));
  return { from, to: to < 0 ? tokens.length : to };
}

function endsPart(token: Token, lexicon: Lexicon): boolean {
  return token.kind === 'boundary' || lexicon.conjunctions.has(token.lower);
}

/** Whether a limit that begins a part of the sentence can belong to the part before it. */
function canLimitPrevious(limit: Limit, tokens: readonly Token[], lexicon: Lexicon): boolean {
  if (limit.kind === 'usual' || limit.kind === 'at times' || limit.kind === 'average') return false;
  if (limit.kind !== 'exclusive') return true;
  const next = tokens[limit.to];
  return next !== undefined && (lexicon.prepositions.has(next.lower) || endsAsPlace(next, lexicon));
}

/** Whether the part that ends at an index contains the last word that the clause uses. */
function containsLast(end: number, tokens: readonly Token[], last: number, lexicon: Lexicon): boolean {
  let to = end;
  while (to > 0 && endsPart(itemAt(tokens, to), lexicon)) to -= 1;
  const from = tokens.findLastIndex((token, at) => at < to && endsPart(token, lexicon)) + 1;
  return last >= from && last <= to;
}

/** "9 euros per user per month" is neither "9 euros" nor "9 euros a month". */
function lostRate({ clause, evidence, matches, language }: Comparison): Finding | null {
  const [own, other] = [clause, evidence].map(({ tokens }) => limitsOf(tokens, language).rates) as [
    readonly Rate[],
    readonly Rate[],
  ];
  if (own.length === 0 && other.length === 0) return null;
  for (const { index, at, own: token } of matchedTokens({ clause, evidence, matches })) {
    const kept = own.filter(({ of }) => of === index).flatMap(({ units }) => units);
    const rates = other.filter(({ of }) => of === at);
    const lost = rates.find(({ units }) => units.some((unit) => !kept.includes(unit)));
    if (lost !== undefined) return dropped(evidence.tokens.slice(lost.from, lost.to));
    const held = rates.flatMap(({ units }) => units);
    if (isFigure(token) && kept.some((unit) => !held.includes(unit))) return dropped([token]);
  }
  return null;
}

/** "Free for orders over 200 euros" is not "free". */
function lostTerms({ clause, evidence, matches, lexicon, language }: Comparison): Finding | null {
  const words = limitWordsOf(language);
  const taken = new Set(matches.values());
  const at = evidence.tokens.findIndex((token, place) => taken.has(place) && words.free.test(token.lower));
  if (at < 0) return null;
  const part = partAround({ kind: 'condition', from: at, to: at + 1 }, evidence.tokens, lexicon);
  const isTerm = (token: Token, place: number): boolean => {
    if (place < part.from || place >= part.to || place === at) return false;
    // A word before the verb belongs to the subject unless its case says where.
    const isPlace = lexicon.grammar.cases === null || place > at || endsAsPlace(token, lexicon);
    return isPlace && words.freeFor.test(token.lower);
  };
  const terms = evidence.tokens.flatMap((token, place) => (isTerm(token, place) ? [place] : []));
  if (terms.length === 0) {
    // "The first two months are free" is not "free".
    const figure = evidence.tokens.find(
      (token, place) => place >= part.from && place < part.to && isFigure(token) && !taken.has(place),
    );
    return figure === undefined ? null : dropped([figure]);
  }
  const lost = (lexicon.grammar.cases === null ? terms : terms.slice(0, 1))
    .map((from, order) => ({
      from,
      to: Math.min(
        lexicon.grammar.cases === null ? (terms[order + 1] ?? part.to) : part.to,
        from < at ? at : part.to,
      ),
    }))
    .find(({ from, to }) => {
      const content = evidence.tokens
        .slice(from, to)
        .flatMap((token, offset) => (isContent(token, clause.side, lexicon) ? [from + offset] : []));
      return content.length > 0 && !content.some((place) => taken.has(place));
    });
  return lost === undefined ? null : dropped(evidence.tokens.slice(lost.from, lost.to));
}

function dropped(tokens: readonly Token[]): Finding {
  return { code: 'limit_dropped', detail: tokens.map(({ text }) => text).join(' ') };
}
