import { itemAt } from '../item-at.ts';
import type { Clause, Side } from './clauses.ts';
import { sideOfToken } from './clauses.ts';
import type { EvidenceSentence } from './evidence-sentences.ts';
import type { Lexicon } from '../language-pack/lexicon.ts';
import { allPacks, type WrittenLanguage } from '../../languages/packs.ts';
import type { Token } from './tokens.ts';

/** The index of each content word of a clause, with its index in the sentence of evidence. */
export type Matches = ReadonlyMap<number, number>;

/** A clause and the sentence of evidence that should support it. */
export interface Comparison {
  readonly clause: Clause;
  readonly evidence: EvidenceSentence;
  readonly matches: Matches;
  readonly lexicon: Lexicon;
  readonly language: WrittenLanguage;
}

/** A word of a clause and the evidence word that matches it. */
interface MatchedTokens {
  readonly index: number;
  readonly at: number;
  readonly own: Token;
  readonly other: Token;
}

/** The matches with their words, in the order of the map. */
export function matchedTokens({
  clause,
  evidence,
  matches,
}: Pick<Comparison, 'clause' | 'evidence' | 'matches'>): readonly MatchedTokens[] {
  return Array.from(matches, ([index, at]) => ({
    index,
    at,
    own: itemAt(clause.tokens, index),
    other: itemAt(evidence.tokens, at),
  }));
}

/** Whether a token states a fact that the evidence must contain. */
export function isContent(token: Token, side: Side, lexicon: Lexicon): boolean {
  if (token.kind === 'number' || token.kind === 'unit' || token.kind === 'link') return true;
  if (token.kind !== 'word') return false;
  if (lexicon.comparison.has(token.lower)) return true;
  if (isNegation(token, lexicon)) return false;
  if (lexicon.modality.has(token.lower) || lexicon.hedge.has(token.lower)) return false;
  if (lexicon.connecting.has(token.lower) || lexicon.framing.has(token.lower)) return false;
  if (side === 'sender' && lexicon.offering.has(token.lower)) return false;
  return !(
    lexicon.second.has(token.lower) ||
    lexicon.firstSubject.has(token.lower) ||
    lexicon.firstOther.has(token.lower)
  );
}

/** Whether a word has a capital letter and does not begin the sentence. */
export function isName(tokens: readonly Token[], index: number): boolean {
  const token = itemAt(tokens, index);
  if (token.kind !== 'word' || !token.capitalised) return false;
  const before = tokens[index - 1];
  return before !== undefined && !(before.kind === 'boundary' && /^[:–—|•]$/u.test(before.lower));
}

/** Whether two words are the same name, with or without an ending of the language. */
export function sameName(left: string, right: string, lexicon: Lexicon): boolean {
  if (left === right) return true;
  const [short, long] = left.length < right.length ? [left, right] : [right, left];
  if (short.length < 3 || !long.startsWith(short)) return false;
  return lexicon.nameEndings.has(long.slice(short.length).replace(/^[:'’-]/u, ''));
}

/** Indexes of the subjects of the evidence that mean the company whose facts its source contains. */
export function selfSubjects(evidence: EvidenceSentence, lexicon: Lexicon): readonly number[] {
  const indexes: number[] = [];
  for (const [index, token] of evidence.tokens.entries()) {
    if (token.inflected) continue;
    if (token.kind === evidence.source.about) indexes.push(index);
    else if (lexicon.firstSubject.has(token.lower) || lexicon.grammar.firstEnding?.test(token.lower))
      indexes.push(index);
    else if (evidence.resolved.has(index) && !lexicon.owners.has(token.lower)) indexes.push(index);
    else if (isAddressed(token, evidence, lexicon)) indexes.push(index);
  }
  return indexes;
}

// A research note may address its company ("you operate"). On a page, "you" is a visitor.
function isAddressed(token: Token, { source }: EvidenceSentence, lexicon: Lexicon): boolean {
  if (source.about !== 'recipient' || source.kind !== 'analysis') return false;
  return lexicon.second.has(token.lower) && sideOfToken(token, lexicon) === 'recipient';
}

/** The preposition of the phrase with a word. Adjectives and numbers may stand between them. */
export function prepositionBefore(tokens: readonly Token[], index: number, lexicon: Lexicon): string {
  let room = 3;
  for (let at = index - 1; at >= 0 && room > 0; at -= 1, room -= 1) {
    const token = itemAt(tokens, at);
    if (lexicon.prepositions.has(token.lower)) return token.lower;
    if (joinsNames(tokens, at)) {
      // "From Visma and SAP" means from both.
      at -= 1;
      room = 4;
      continue;
    }
    if (token.kind === 'number') continue;
    if (token.kind !== 'word' || (token.capitalised && at > 0)) return '';
  }
  return '';
}

/** Whether a word or a comma joins the two names around it. */
export function joinsNames(tokens: readonly Token[], at: number): boolean {
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  const { lower } = itemAt(tokens, at);
  if ((lower !== ',' && !wordsForAnd.has(lower)) || at < 1) return false;
  return [before, next].every((token) => token?.kind === 'word' && token.capitalised);
}

const wordsForAnd: ReadonlySet<string> = new Set(allPacks.map(({ answering }) => answering.and));

/** Whether the prepositions before two words have the same direction, or one of the words has none. */
export function sameDirection(
  own: { readonly tokens: readonly Token[]; readonly at: number },
  other: { readonly tokens: readonly Token[]; readonly at: number },
  lexicon: Lexicon,
): boolean {
  const [left, right] = [own, other].map(({ tokens, at }) =>
    lexicon.directions.get(prepositionBefore(tokens, at, lexicon)),
  );
  return left === undefined || right === undefined || left === right;
}

/** Whether the ending of a word is that of a place: where, from where or to where. */
export function endsAsPlace({ lower }: Token, { grammar }: Lexicon): boolean {
  return grammar.cases?.place.test(lower) === true;
}

/** Whether a word says how something happens. */
export function isAdverb({ lower }: Token, { grammar }: Lexicon): boolean {
  return grammar.adverbEnding?.test(lower) === true;
}

export function isNegation({ lower }: Token, { negation, grammar }: Lexicon): boolean {
  return negation.has(lower) || grammar.negationEnding?.test(lower) === true;
}
