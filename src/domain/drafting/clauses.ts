import { itemAt } from '../item-at.ts';
import { lexiconOf } from './lexicon.ts';
import type { Lexicon } from '../language-pack/lexicon.ts';
import { isBareLimit } from './limit-phrases.ts';
import type { ProposedSentence } from './material.ts';
import type { WrittenLanguage } from '../../languages/packs.ts';
import { months } from './months.ts';
import { isMonthStem, type Token } from './tokens.ts';

export type Side = 'recipient' | 'sender' | 'neither';

/** A part of a sentence with one subject, and the company that it is about. */
export interface Clause {
  readonly tokens: readonly Token[];
  readonly side: Side;
  /** Index of the token that stands for the subject; -1 if the clause has none. */
  readonly subjectAt: number;
}

/**
 * Divides a sentence where a new subject begins, so that "you operate 12 clinics, and we fill them" is two claims,
 * each with its source. The words of a clause show whom it is about; what the composer says counts only if they do
 * not.
 */
export function splitClauses(
  tokens: readonly Token[],
  language: WrittenLanguage,
  declared: ProposedSentence['about'],
): readonly Clause[] {
  const lexicon = lexiconOf(language);
  const clauses: Clause[] = [];
  let previous: Side = declared;
  for (const part of partsOf(tokens, lexicon, language)) {
    const subjectAt = subjectIndex(part, lexicon);
    const side = subjectAt < 0 ? previous : (sideOfToken(itemAt(part, subjectAt), lexicon) ?? previous);
    clauses.push({ tokens: part, side, subjectAt });
    previous = side;
  }
  return clauses;
}

/** Whether a token means the sender ("we") or the recipient ("you"), and which of the two. */
export function sideOfToken(token: Token, lexicon: Lexicon): Side | null {
  if (token.kind === 'recipient') return 'recipient';
  if (token.kind === 'sender') return 'sender';
  if (token.kind !== 'word' || lexicon.webWords.has(token.lower)) return null;
  if (lexicon.firstSubject.has(token.lower) || lexicon.firstOther.has(token.lower)) return 'sender';
  if (!token.capitalised && lexicon.thirdWhenSmall.has(token.lower)) return null;
  if (lexicon.second.has(token.lower)) return 'recipient';
  if (lexicon.grammar.firstEnding?.test(token.lower)) return 'sender';
  if (lexicon.grammar.secondEnding?.test(token.lower)) return 'recipient';
  return null;
}

/** Whether a word refers to an earlier sentence. Before a number, "den" is the article of a date. */
export function pointsBack(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  return lexicon.backward.has(itemAt(tokens, at).lower) && tokens[at + 1]?.kind !== 'number';
}

function partsOf(
  tokens: readonly Token[],
  lexicon: Lexicon,
  language: WrittenLanguage,
): readonly (readonly Token[])[] {
  let part: Token[] = [];
  const parts = [part];
  for (const [index, token] of tokens.entries()) {
    const opens =
      token.kind === 'boundary'
        ? opensAtBoundary(token, tokens, index, lexicon)
        : lexicon.conjunctions.has(token.lower) && startsSubject(tokens, index + 1, lexicon);
    // "In most cases, you …" begins with a limit of what follows. Copied, because the part still grows.
    if (opens && part.length > 0 && !isBareLimit([...part], language)) {
      part = [];
      parts.push(part);
    }
    part.push(token);
  }
  return parts;
}

function opensAtBoundary(
  { lower }: Token,
  tokens: readonly Token[],
  index: number,
  lexicon: Lexicon,
): boolean {
  // "Huhti–kesäkuussa" is one span of time.
  if (lower === '–' && isMonthStem(tokens[index + 1]?.stem ?? '')) return false;
  const isSpan = tokens[index - 1]?.kind === 'number' && tokens[index + 1]?.kind === 'number';
  if (isSpan && /^[–—-]$/u.test(lower)) return false;
  if (/^[;:–—|•-]$/u.test(lower)) return true;
  return lower === ',' && startsSubject(tokens, index + 1, lexicon);
}

/** Whether a clause with its own subject, the sender or the reader, begins at an index. */
export function startsSubject(tokens: readonly Token[], from: number, lexicon: Lexicon): boolean {
  for (const [offset, token] of tokens.slice(from, from + 2).entries()) {
    if (hangsBeforeVerb(tokens, from + offset, lexicon)) return true;
    if (sideOfToken(token, lexicon) !== null && !token.inflected && !lexicon.firstObject.has(token.lower))
      return true;
    if (!lexicon.conjunctions.has(token.lower) && !lexicon.complementisers.has(token.lower)) return false;
  }
  return false;
}

/** "Bei Ihnen leben …": the verb after the phrase shows that a clause begins with it. */
function hangsBeforeVerb(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  if (!lexicon.grammar.verbSecond || !lexicon.prepositions.has(itemAt(tokens, at).lower)) return false;
  const [party, verb] = [tokens[at + 1], tokens[at + 2]];
  if (party === undefined || sideOfToken(party, lexicon) === null || lexicon.possessive.has(party.lower))
    return false;
  return verb?.kind === 'word' && !verb.capitalised && !lexicon.prepositions.has(verb.lower);
}

/**
 * The first token that can be the subject. A pronoun after a preposition is no subject ("in your region we
 * operate"), nor is a writer who only reports ("I noticed that you operate").
 */
function subjectIndex(tokens: readonly Token[], lexicon: Lexicon): number {
  let candidate = -1;
  let onlyReportedSince = false;
  let isReported = false;
  for (const [index, token] of tokens.entries()) {
    const side = sideOfToken(token, lexicon);
    if (side === null) {
      isReported ||= onlyReportedSince && lexicon.complementisers.has(token.lower);
      if (lexicon.framing.has(token.lower)) onlyReportedSince ||= candidate >= 0;
      else if (candidate >= 0 && !isLight(token, lexicon)) return isReported ? -1 : candidate;
      continue;
    }
    const before = tokens[index - 1];
    if (lexicon.firstObject.has(token.lower)) continue;
    // "I came across you" is about the reader, though "across" is a preposition elsewhere.
    const hangs = before !== undefined && lexicon.prepositions.has(before.lower);
    if (hangs && !lexicon.framing.has(before.lower)) continue;
    if (candidate < 0) candidate = index;
    else if (onlyReportedSince && sideOfToken(itemAt(tokens, candidate), lexicon) === 'sender') return index;
  }
  return candidate;
}

function isLight(token: Token, lexicon: Lexicon): boolean {
  return (
    token.kind === 'boundary' ||
    token.kind === 'number' ||
    months.has(token.lower) ||
    lexicon.connecting.has(token.lower) ||
    lexicon.complementisers.has(token.lower)
  );
}
