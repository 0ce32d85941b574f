import { packs, type WrittenLanguage } from '../../languages/packs.ts';
import { itemAt } from '../item-at.ts';
import { sideOfToken, type Clause } from './clauses.ts';
import type { EvidenceSentence } from './evidence-sentences.ts';
import type { Lexicon } from '../language-pack/lexicon.ts';
import { isMonthStem, type Token } from './tokens.ts';

/** How a word stands for the company: as itself ("you", "Acme", "the company") or as an owner ("your", "its"). */
export type PartyRole = 'itself' | 'owner' | null;

/** A clause and a sentence of evidence whose words are compared. */
export interface WordsCompared {
  readonly clause: Clause;
  readonly evidence: EvidenceSentence;
  readonly lexicon: Lexicon;
  readonly language: WrittenLanguage;
}

/** Where the words of a clause stand in its evidence. */
export interface Aligned extends WordsCompared {
  /** For each word of the clause its index in the evidence; -1 for those that only the clause has. */
  readonly places: readonly number[];
  readonly taken: ReadonlySet<number>;
  readonly parts: readonly SentencePart[];
}

/** A part of a sentence between its boundaries and conjunctions; `to` is excluded. */
export interface SentencePart {
  readonly from: number;
  readonly to: number;
  /** The boundary or conjunction before the part; empty for the first part. */
  readonly joint: string;
  /** The conjunction or relative pronoun with which the part begins; empty if there is none. */
  readonly opener: string;
}

/** An article: the only kind of word that a clause may add, apart from the company. */
export function isArticle({ kind, lower }: Token, { articles, grammar }: Lexicon): boolean {
  if (kind !== 'word') return false;
  return (
    articles.has(lower) ||
    grammar.definite.articles.has(lower) ||
    grammar.pronounArticles?.words.has(lower) === true
  );
}

/** Words of the evidence without which it says the same: articles, "also", "however". */
export function isLight(
  token: Token,
  { lexicon, language }: Pick<WordsCompared, 'lexicon' | 'language'>,
): boolean {
  if (token.kind !== 'word') return false;
  return (
    isArticle(token, lexicon) ||
    lexicon.conceding.has(token.lower) ||
    lexicon.emptyAdverbs.has(token.lower) ||
    (token.capitalised && packs[language].names.honorifics.has(token.lower))
  );
}

/** How a word of the clause stands for the company that the evidence is about. */
export function roleInClause(at: number, { clause, evidence, lexicon }: WordsCompared): PartyRole {
  const token = itemAt(clause.tokens, at);
  if (sideOfToken(token, lexicon) !== evidence.source.about || isInflectedOnly(token, lexicon)) return null;
  return lexicon.possessive.has(token.lower) || token.inflected ? 'owner' : 'itself';
}

/** A Finnish verb or noun whose ending stands for the company. It is compared like any other word. */
function isInflectedOnly(
  { kind, lower }: Token,
  { grammar, second, firstSubject, firstOther }: Lexicon,
): boolean {
  if (kind !== 'word' || grammar.cases === null) return false;
  return !second.has(lower) && !firstSubject.has(lower) && !firstOther.has(lower);
}

/** How a word of the evidence stands for its company. */
export function roleInEvidence(at: number, { evidence, lexicon, language }: WordsCompared): PartyRole {
  const { tokens, source, resolved, companyWords } = evidence;
  const token = itemAt(tokens, at);
  if (token.kind === source.about) return token.inflected ? 'owner' : 'itself';
  // "Us" is the object, while "you" may be the subject.
  if (token.kind !== 'word' || lexicon.firstObject.has(token.lower)) return null;
  if (resolved.has(at)) return lexicon.owners.has(token.lower) ? 'owner' : 'itself';
  if (isInflectedOnly(token, lexicon)) return ownKindOwner();
  if (lexicon.firstSubject.has(token.lower) || lexicon.firstOther.has(token.lower))
    return lexicon.possessive.has(token.lower) ? 'owner' : 'itself';
  const isNamed = tokens.some(({ kind }, index) => index < at && kind === source.about) || resolved.size > 0;
  const isOwner = lexicon.owners.has(token.lower) || lexicon.grammar.reflexiveOwners.has(token.lower);
  if (isOwner && isNamed) return 'owner';
  return ownKindOwner();

  /** "Yhtiön", "åkeriets": a word for the kind of company, in the genitive. */
  function ownKindOwner(): PartyRole {
    const { genitive } = packs[language].lexicon.grammar;
    const noun = genitive(token.lower);
    return noun !== null && (lexicon.selfNouns.has(noun) || companyWords.has(noun)) ? 'owner' : null;
  }
}

/**
 * Whether a word of the clause is the same as one of the evidence. Only the word for the company may have another
 * form.
 */
export function isSameWord(index: number, at: number, compared: WordsCompared): boolean {
  const { clause, evidence, lexicon } = compared;
  const [own, other] = [itemAt(clause.tokens, index), itemAt(evidence.tokens, at)];
  const [role, otherRole] = [roleInClause(index, compared), roleInEvidence(at, compared)];
  if (role !== null || otherRole !== null) {
    if (role === null) return own.kind === 'word' && own.lower === other.lower;
    if (role === 'itself' && otherRole === 'itself')
      return hangs(clause.tokens, index, lexicon) === hangs(evidence.tokens, at, lexicon);
    return role === otherRole || isAttribute(role, otherRole, at, evidence);
  }
  if (own.kind !== other.kind) return false;
  if (own.kind === 'link' && evidence.source.about !== 'sender') return false;
  if (own.kind === 'number' || own.kind === 'unit' || isMonthStem(own.stem)) return own.stem === other.stem;
  if (own.lower === other.lower) return true;
  if (own.kind !== 'word' || isMonthStem(other.stem)) return false;
  const { grammar } = lexicon;
  if (grammar.isOwnedForm(own.lower, other.lower)) return true;
  if (grammar.isOtherPerson(own.lower, other.lower)) return isNextToParty(index, compared);
  if (grammar.isIndefiniteOf(own.lower, other.lower)) return followsOwner(index, compared);
  return grammar.isPresentPassiveOf(other.lower, own.lower) && isNextToParty(index, compared);
}

function hangs(tokens: readonly Token[], at: number, { prepositions }: Lexicon): boolean {
  return prepositions.has(tokens[at - 1]?.lower ?? '');
}

/** "All Harbour products" are "all your products". */
function isAttribute(
  role: PartyRole,
  otherRole: PartyRole,
  at: number,
  { tokens }: EvidenceSentence,
): boolean {
  const next = tokens[at + 1];
  return (
    role === 'owner' &&
    otherRole === 'itself' &&
    next?.kind === 'word' &&
    tokens[at]?.inflected === false &&
    at > 0
  );
}

function isNextToParty(index: number, compared: WordsCompared): boolean {
  const { clause, lexicon } = compared;
  if (lexicon.grammar.cases !== null) return true;
  const before = clause.tokens.slice(Math.max(0, index - 4), index);
  const start = Math.max(0, index - 4);
  return (
    before.some((_, offset) => roleInClause(start + offset, compared) === 'itself') ||
    (index + 1 < clause.tokens.length && roleInClause(index + 1, compared) === 'itself')
  );
}

function followsOwner(index: number, compared: WordsCompared): boolean {
  const start = Math.max(0, index - 4);
  return compared.clause.tokens
    .slice(start, index)
    .some((_, offset) => roleInClause(start + offset, compared) === 'owner');
}
