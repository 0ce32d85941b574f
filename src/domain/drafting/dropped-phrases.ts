import { itemAt } from '../item-at.ts';
import { isDate } from './date-places.ts';
import { endsAsPlace, isContent, type Comparison } from './comparison.ts';
import type { Finding } from './findings.ts';
import type { Lexicon } from '../language-pack/lexicon.ts';
import { limitsOf } from './limit-phrases.ts';
import { isYear } from './numbers.ts';
import type { Token } from './tokens.ts';

/**
 * Finds a phrase of place, time or size without which a clause says more than its evidence: "approved in the EU" is not
 * "approved", "closed on Sundays" not "closed", and "deviations from 2 degrees" not "deviations". After other verbs a
 * place may be left out: "you run 14 clinics" is true of "14 clinics in Wales".
 */
export function findDroppedPhrase(comparison: Comparison): Finding | null {
  const { clause, evidence, matches, lexicon, language } = comparison;
  const taken = new Set(matches.values());
  const isRestricted = statesWhatIs(comparison) || hasExclusive(comparison);
  const { limits } = limitsOf(evidence.tokens, language);
  const kept = new Set(clause.tokens.map(({ stem }) => stem));
  for (const part of partsOf(evidence.tokens, lexicon)) {
    if (!part.some((at) => taken.has(at))) continue;
    const words = part.filter((at) => !limits.some(({ from, to }) => at >= from && at < to));
    const lost = phrasesOf(words, evidence.tokens, lexicon).find((phrase) => {
      if (!isRestricted && !isSize(phrase, evidence.tokens, lexicon)) return false;
      if (!belongsToTaken(phrase, part, comparison)) return false;
      const content = phrase.filter((at) => isContent(itemAt(evidence.tokens, at), clause.side, lexicon));
      return (
        content.length > 0 &&
        !content.some((at) => taken.has(at) || kept.has(itemAt(evidence.tokens, at).stem))
      );
    });
    if (lost !== undefined) {
      const detail = lost.map((at) => itemAt(evidence.tokens, at).text).join(' ');
      return { code: 'limit_dropped', detail };
    }
  }
  return null;
}

/** Whether a clause says what its subject is, rather than what it does or has ("teillä on"). */
function statesWhatIs({ clause: { tokens, subjectAt }, lexicon }: Comparison): boolean {
  const has = lexicon.grammar.cases?.having.test(tokens[subjectAt]?.lower ?? '') === true;
  return !has && tokens.some(({ lower }) => lexicon.copulas.has(lower));
}

function hasExclusive({ clause, language }: Comparison): boolean {
  return limitsOf(clause.tokens, language).limits.some(({ kind }) => kind === 'exclusive');
}

/** "From 2 degrees", "over 40 euros": a phrase with the size above which something is true. */
function isSize(phrase: readonly number[], tokens: readonly Token[], lexicon: Lexicon): boolean {
  const words = phrase.map((at) => itemAt(tokens, at));
  const { lower } = itemAt(words, 0);
  const next = tokens[itemAt(phrase, phrase.length - 1) + 1]?.lower ?? '';
  // "From 7 to 19" is a span of time.
  if (lexicon.directions.get(next) === 'to') return false;
  if (lexicon.directions.get(lower) !== 'from' && !lexicon.hedge.has(lower)) return false;
  return words.some((token) => token.kind === 'number' && !isYear(token)) && !words.some(isDate);
}

/** Whether a phrase follows a word that the clause uses: "works since 2023 and has cut" may lose its date. */
function belongsToTaken(
  phrase: readonly number[],
  part: readonly number[],
  { clause, evidence, matches, lexicon }: Comparison,
): boolean {
  const taken = new Set(matches.values());
  const before = part.findLast(
    (at) => at < itemAt(phrase, 0) && isContent(itemAt(evidence.tokens, at), clause.side, lexicon),
  );
  return before === undefined || taken.has(before);
}

/** The phrases of a part that begin with a preposition or, where a language has cases, end as places. */
function phrasesOf(
  part: readonly number[],
  tokens: readonly Token[],
  lexicon: Lexicon,
): readonly (readonly number[])[] {
  if (lexicon.grammar.cases !== null)
    return part.filter((at) => endsAsPlace(itemAt(tokens, at), lexicon)).map((at) => [at]);
  const phrases: number[][] = [];
  let isOpen = false;
  for (const at of part) {
    const { lower } = itemAt(tokens, at);
    if (lexicon.prepositions.has(lower)) {
      const direction = lexicon.directions.get(lower) ?? '';
      isOpen = !lexicon.ofWhole.has(lower) && !/^(?:for|with)$/u.test(direction);
      if (isOpen) phrases.push([at]);
    } else if (isOpen) {
      // The verb at the end of a German sentence is no part of the phrase before it.
      isOpen = !(lexicon.grammar.verbLast && followsNoun(tokens, at));
      if (isOpen) phrases.at(-1)?.push(at);
    }
  }
  return phrases;
}

function followsNoun(tokens: readonly Token[], at: number): boolean {
  const [before, token] = [tokens[at - 1], itemAt(tokens, at)];
  return before?.kind === 'word' && before.capitalised && token.kind === 'word' && !token.capitalised;
}

/** The indexes of the words of each part of a sentence, between its boundaries and conjunctions. */
function partsOf(tokens: readonly Token[], lexicon: Lexicon): readonly (readonly number[])[] {
  const parts: number[][] = [[]];
  for (const [at, token] of tokens.entries()) {
    const joins = lexicon.conjunctions.has(token.lower) && !lexicon.articles.has(token.lower);
    if (token.kind === 'boundary' || joins) parts.push([]);
    else parts.at(-1)?.push(at);
  }
  return parts;
}
