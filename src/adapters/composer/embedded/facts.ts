import { sourceSentences, usableSentences } from '../../../domain/drafting/evidence-sentences.ts';
import { isInstruction } from '../../../domain/drafting/instructions.ts';
import type { Commission, Source } from '../../../domain/drafting/material.ts';
import { isInLanguage } from './material-language.ts';
import { boilerplate, recent, sharedTopics, slogan, topicsOf } from './relevance.ts';
import type { Address, Passage, Statement } from './statement.ts';
import { turnToReader } from './turn.ts';

/** Something about the recipient that can be said to it. */
export interface Fact {
  readonly passage: Passage;
  readonly statement: Statement;
  readonly score: number;
}

export interface Leftover {
  readonly text: string;
  readonly reason: string;
}

export interface FoundFacts {
  /** Best first. */
  readonly facts: readonly Fact[];
  readonly leftovers: readonly Leftover[];
}

/**
 * Finds what the material tells about the recipient and ranks it: concrete and recent facts near the sender's business
 * before general ones, slogans and legal text not at all. `topics` are the stems of what the message is to be about.
 */
export function findFacts(commission: Commission, address: Address, topics: ReadonlySet<string>): FoundFacts {
  const facts: Fact[] = [];
  const leftovers: Leftover[] = [];
  for (const source of commission.sources) {
    if (source.about !== 'recipient' || source.kind === 'thread') continue;
    if (!isInLanguage(source, commission.language)) {
      leftovers.push({
        text: source.title ?? source.url ?? source.id,
        reason: 'The source is in another language than the message.',
      });
      continue;
    }
    collect(source, address, topics, facts, leftovers);
  }
  facts.sort((left, right) => right.score - left.score);
  return { facts: facts.slice(0, keptFacts), leftovers };
}

const keptFacts = 8;
const sentencesLooked = 400;

function collect(
  source: Source,
  address: Address,
  topics: ReadonlySet<string>,
  facts: Fact[],
  leftovers: Leftover[],
): void {
  for (const paragraph of instructionsIn(source.text)) {
    leftovers.push({
      text: paragraph,
      reason: 'The source holds an instruction to the writer there; it is not used.',
    });
  }
  for (const span of usableSentences(source.text).slice(0, sentencesLooked)) {
    if (!isTelling(span.text)) continue;
    const trimmed = trimToClause(span);
    const statement = turnToReader(trimmed.text, address);
    if (statement === null || boilerplate.test(span.text)) continue;
    facts.push({
      passage: { source, span: trimmed },
      statement,
      score: scoreOf(trimmed.text, source, address, topics),
    });
  }
}

function isTelling(text: string): boolean {
  const words = text.split(/\s+/u).length;
  return words >= 3 && words <= 40 && !/[?]|https?:|@/u.test(text);
}

function instructionsIn(text: string): readonly string[] {
  if (sourceSentences(text).length === usableSentences(text).length) return [];
  return sourceSentences(text).flatMap((span) => (isInstruction(span.text) ? [span.text.slice(0, 200)] : []));
}

const longestWords = 13;

/** The first whole statement of a long sentence; a sentence that has no such part stays whole. */
function trimToClause(span: Passage['span']): Passage['span'] {
  if (span.text.split(/\s+/u).length <= longestWords) return span;
  for (const match of [...span.text.matchAll(clauseEnds)].reverse()) {
    const text = span.text.slice(0, match.index);
    const words = text.split(/\s+/u).length;
    if (words >= 4 && words <= longestWords)
      return { start: span.start, end: span.start + match.index, text };
  }
  return span;
}

const clauseEnds = new RegExp(
  [
    String.raw`(?:;| [–—-] |, (?:and|but|while|which|where|who|so|with|ja|mutta|jotka|joka|joissa|sekä|och|men|`,
    String.raw`som|där|und|aber|die|der|das|wobei|sodass|damit|wo) | (?:while|which|so that|in order to|medan|`,
    String.raw`samtidigt som|och (?:erbjuder|har|arbetar|levererar|säljer|driver|sysselsätter)|and (?:employ|`,
    String.raw`serve|offer|run|have|provide|deliver|work|produce|sell|operate|treat|ship|make|help)s?|`,
    String.raw`ja (?:tarjoamme|palvelemme|työllistämme|teemme|toimitamme|myymme)|und (?:bieten|beschäftigen|`,
    String.raw`beliefern|haben|produzieren|liefern|betreuen)) )`,
  ].join(''),
  'gu',
);

function scoreOf(text: string, source: Source, address: Address, topics: ReadonlySet<string>): number {
  const words = text.split(/\s+/u).length;
  let score = 0;
  if (/\d/u.test(text)) score += 3;
  if (/\p{Ll}\s+\p{Lu}\p{Ll}/u.test(text) && address.language !== 'de') score += 1.5;
  if (recent.test(text)) score += 2;
  if (slogan.test(text)) score -= 3;
  if (words >= 5 && words <= longestWords) score += 1.5;
  if (words > 16) score -= 2;
  if (source.kind === 'analysis') score += 1;
  return score + 1.5 * Math.min(3, sharedTopics(topicsOf(text, address.language), topics));
}
