import { itemAt } from '../item-at.ts';
import { sideOfToken, type Clause } from './clauses.ts';
import { isContent, isName, sameName, type Comparison } from './comparison.ts';
import type { EvidenceSentence } from './evidence-sentences.ts';
import { isAligned } from './aligned.ts';
import { followsOther } from './antecedents.ts';
import type { Finding } from './findings.ts';
import { foreignWord } from './foreign-words.ts';
import { separatedVerbAt } from './separable-verbs.ts';
import { lexiconOf } from './lexicon.ts';
import type { Lexicon } from '../language-pack/lexicon.ts';
import { lostLimits, withoutSharedLimits } from './limits.ts';
import type { WrittenLanguage } from '../../languages/packs.ts';
import { checkMeaning } from './meaning.ts';
import { checkNumber } from './numbers.ts';
import { checkRelations } from './relations.ts';
import { unknownSpeaker } from './speaker.ts';
import type { Token } from './tokens.ts';

/**
 * Why a sentence of evidence does not support a clause; null if it does. The quoted part must contain every number,
 * name and content word of the clause in the same relation. Nothing in the sentence may change their meaning.
 */
export function findFault(
  clause: Clause,
  evidence: EvidenceSentence,
  language: WrittenLanguage,
): Finding | null {
  if (/\?["”’»)]*$/u.test(evidence.text)) return { code: 'source_asks', detail: evidence.text.slice(0, 80) };
  if (evidence.isTakenBack) return { code: 'modality_changed', detail: evidence.text.slice(0, 80) };
  if (evidence.isOfOther) return { code: 'subject_changed', detail: evidence.text.slice(0, 80) };
  const lexicon = lexiconOf(language);
  const foreign = foreignWord(clause.tokens, lexicon.connecting);
  if (foreign !== null) return { code: 'word_not_in_evidence', detail: foreign.text };
  const speaker = unknownSpeaker(evidence.source, evidence.tokens, lexicon);
  if (speaker !== undefined) return { code: 'speaker_unknown', detail: speaker.text };
  const speaking = clause.tokens.find((_, at) => speaksOfOwn(clause.tokens, at, evidence, lexicon));
  if (speaking !== undefined) return { code: 'wrong_side', detail: speaking.text };
  if (takesFromOther(clause, evidence, lexicon))
    return { code: 'subject_changed', detail: evidence.text.slice(0, 80) };
  const added = addedParty(clause, evidence, lexicon);
  if (added !== null) return { code: 'name_not_in_evidence', detail: added.text };
  if (isAligned({ clause, evidence, lexicon, language })) return null;
  const withoutLimits = withoutSharedLimits(clause, evidence, language);
  const matched = matchesOf(withoutLimits.clause, withoutLimits.evidence, { lexicon, language });
  if ('code' in matched) return matched;
  const common = { lexicon, language };
  const comparison: Comparison = { ...withoutLimits, ...common, matches: matched };
  const fault = checkRelations(comparison) ?? checkMeaning(comparison);
  if (fault !== null) return fault;
  const { original } = withoutLimits;
  if (original === undefined) return lostLimits(comparison);
  const matches = new Map(
    [...matched].map(([index, at]) => [itemAt(original.clauseAt, index), itemAt(original.evidenceAt, at)]),
  );
  return lostLimits({ ...common, clause, evidence, matches });
}

/**
 * Maps each word of a clause to its place in the quoted part, each place once if possible. Returns a finding if a
 * word is missing.
 */
function matchesOf(
  clause: Clause,
  evidence: EvidenceSentence,
  { lexicon, language }: { lexicon: Lexicon; language: WrittenLanguage },
): Map<number, number> | Finding {
  const matches = new Map<number, number>();
  const taken = new Set<number>();
  let last = -1;
  for (const [index, token] of clause.tokens.entries()) {
    const states = isContent(token, clause.side, lexicon) || statesFact(clause, index, lexicon);
    if (!states || hedgesNumber(clause.tokens, index, lexicon)) continue;
    const places = placesOf(token, clause, index, evidence, { lexicon, language });
    const place =
      places.find((at) => at > last && !taken.has(at)) ?? places.find((at) => !taken.has(at)) ?? places[0];
    if (place === undefined) return missing(token, isName(clause.tokens, index), lexicon);
    if (token.kind === 'number') {
      const numberMatch = checkNumber(clause.tokens, index, evidence, places, lexicon);
      if ('code' in numberMatch) return numberMatch;
      matches.set(index, numberMatch.at);
      taken.add(numberMatch.at);
      last = numberMatch.at;
      continue;
    }
    matches.set(index, place);
    taken.add(place);
    last = place;
  }
  return matches;
}

/** Whether the clause says "your depot" although the evidence may be about another company, named before it. */
function takesFromOther(
  { tokens: clauseTokens, subjectAt }: Clause,
  evidence: EvidenceSentence,
  lexicon: Lexicon,
): boolean {
  const { tokens, before, source, resolved } = evidence;
  if (source.about !== 'recipient' || !lexicon.possessive.has(clauseTokens[subjectAt]?.lower ?? ''))
    return false;
  const isNamed = tokens.some(
    ({ kind, lower }, at) =>
      kind === source.about ||
      resolved.has(at) ||
      lexicon.firstSubject.has(lower) ||
      lexicon.firstOther.has(lower),
  );
  return !isNamed && followsOther(before, source.about, lexicon);
}

/**
 * Whether the clause says "our" or "us" with evidence about the reader's company. "I read" and "we saw" only say how
 * the writer found it.
 */
function speaksOfOwn(
  clauseTokens: readonly Token[],
  at: number,
  { source, tokens }: EvidenceSentence,
  lexicon: Lexicon,
): boolean {
  const token = itemAt(clauseTokens, at);
  if (source.about !== 'recipient' || token.kind !== 'word') return false;
  // "Caught my eye" says nothing about the sender's company.
  if (lexicon.framing.has(clauseTokens[at + 1]?.lower ?? '')) return false;
  const isPossessiveOrObject =
    lexicon.possessive.has(token.lower) || lexicon.prepositions.has(clauseTokens[at - 1]?.lower ?? '');
  return (
    isPossessiveOrObject &&
    sideOfToken(token, lexicon) === 'sender' &&
    !tokens.some(({ kind }) => kind === 'sender')
  );
}

/**
 * Another party that the clause adds, for example after a preposition ("for Acme", "with you"). If the evidence does
 * not mention it, the clause invents a relation.
 */
function addedParty(clause: Clause, evidence: EvidenceSentence, lexicon: Lexicon): Token | null {
  const found = clause.tokens.find((token, index) => {
    if (index === clause.subjectAt || clause.side === 'neither') return false;
    const isOther =
      token.kind === 'person' ||
      ((token.kind === 'recipient' || token.kind === 'sender') && token.kind !== clause.side);
    const before = clause.tokens[index - 1];
    const followsPreposition = before !== undefined && lexicon.prepositions.has(before.lower);
    const isActor = token.kind === 'person' && !isAddressed(clause.tokens, index);
    return (
      isOther &&
      (followsPreposition || isActor || token.inflected) &&
      !evidence.tokens.some((other) => names(other, token))
    );
  });
  return found ?? null;
}

/** "Sam, you run …" only addresses Sam. */
function isAddressed(tokens: readonly Token[], index: number): boolean {
  return [tokens[index - 1], tokens[index + 1]].some((token) => token?.lower === ',');
}

function names(other: Token, token: Token): boolean {
  return other.kind === token.kind && (token.kind !== 'person' || other.lower === token.lower);
}

/**
 * "I found that you grew" only says how the writer learned a fact; in "you found a planner", the finding is the
 * fact.
 */
function statesFact({ tokens, subjectAt, side }: Clause, index: number, lexicon: Lexicon): boolean {
  if (side !== 'recipient' || subjectAt < 0 || index <= subjectAt) return false;
  const token = itemAt(tokens, index);
  if (!lexicon.framing.has(token.lower) || lexicon.webWords.has(token.lower)) return false;
  return lexicon.finiteVerb.test(token.lower) || lexicon.grammar.participle?.test(token.lower) === true
    ? !tokens.some((other) => sideOfToken(other, lexicon) === 'sender')
    : false;
}

// "More than 300" is a hedge, which is compared with the number. "More customers" is a comparison, which the evidence
// must contain.
function hedgesNumber(tokens: readonly Token[], index: number, lexicon: Lexicon): boolean {
  if (!lexicon.hedge.has(itemAt(tokens, index).lower)) return false;
  return tokens.slice(index + 1, index + 3).some((token) => token.kind === 'number');
}

function placesOf(
  token: Token,
  clause: Clause,
  index: number,
  evidence: EvidenceSentence,
  { lexicon, language }: { lexicon: Lexicon; language: WrittenLanguage },
): readonly number[] {
  const asName = isName(clause.tokens, index);
  const places: number[] = [];
  for (let at = evidence.quotedFrom; at < evidence.quotedTo; at += 1) {
    const other = itemAt(evidence.tokens, at);
    if (other.kind !== token.kind) continue;
    if (
      token.kind === 'link'
        ? evidence.source.about === 'sender' && other.stem === token.stem
        : matchesWord(token, other)
    ) {
      places.push(at);
    }
  }
  if (places.length === 0 && token.kind === 'word') {
    const verb = separatedVerbAt(token, clause.tokens, evidence.tokens, language);
    if (verb >= evidence.quotedFrom && verb < evidence.quotedTo) return [verb];
  }
  return places;

  function matchesWord(own: Token, other: Token): boolean {
    if (own.kind === 'number' || own.kind === 'unit') return own.stem === other.stem;
    if (lexicon.comparison.has(own.lower) || lexicon.comparisonEnding.test(own.lower))
      return own.lower === other.lower;
    if (!asName) return own.stem === other.stem || isSameInflectedName(own, other, lexicon);
    return other.capitalised && sameName(own.lower, other.lower, lexicon);
  }
}

// The first word of a sentence may be a name, and a stemmer does not know all cases of names.
function isSameInflectedName(own: Token, other: Token, lexicon: Lexicon): boolean {
  if (lexicon.grammar.cases === null) return false;
  return own.capitalised && other.capitalised && sameName(own.lower, other.lower, lexicon);
}

function missing(token: Token, asName: boolean, lexicon: Lexicon): Finding {
  if (token.kind === 'number') return { code: 'number_not_in_evidence', detail: token.text };
  if (token.kind === 'unit') return { code: 'unit_changed', detail: token.text };
  if (token.kind === 'link') return { code: 'link_not_in_evidence', detail: token.text };
  if (lexicon.comparison.has(token.lower) || lexicon.comparisonEnding.test(token.lower)) {
    return { code: 'comparison_changed', detail: token.text };
  }
  return { code: asName ? 'name_not_in_evidence' : 'word_not_in_evidence', detail: token.text };
}
