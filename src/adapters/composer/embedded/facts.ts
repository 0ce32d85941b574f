import { sourceSentences, usableSentences } from '../../../domain/drafting/evidence-sentences.ts';
import { isInstruction } from '../../../domain/drafting/instructions.ts';
import type { DraftRequest, Source } from '../../../domain/drafting/material.ts';
import { descriptionOf, fieldOf } from './description.ts';
import { kindOf, kindWeights, type FactKind } from './fact-kind.ts';
import { isInLanguage } from './material-language.ts';
import { boilerplate, sharedTopics, slogan, topicsOf } from './relevance.ts';
import { retell } from './retell.ts';
import { shorten } from './shorten.ts';
import type { Statement } from '../../../domain/language-pack/draft-phrases.ts';
import type { Address, Passage } from './statement.ts';
import { turnToReader } from './turn.ts';
import { isUnfit } from '../../../domain/drafting/unfit.ts';

/** Something about the recipient that can be said to it. */
export interface Fact {
  readonly passage: Passage;
  readonly kind: FactKind;
  /** Ways to say it, best first, each with the part of the passage that it tells. */
  readonly tellings: readonly Telling[];
  /** What the company is called ("Finnish hardware chain") or its field, where the fact is no statement. */
  readonly noun?: string;
  readonly score: number;
}

export interface Telling {
  readonly passage: Passage;
  readonly statement: Statement;
}

/** Words of a source that are not used, or none where nothing was found at all, and why. */
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
 * Finds what the material tells about the recipient and ranks it: recent events and what the company does, near the
 * sender's business, before size and age; slogans and legal text not at all. `topics` are the stems of what the message
 * is to be about.
 */
export function findFacts(request: DraftRequest, address: Address, topics: ReadonlySet<string>): FoundFacts {
  const facts: Fact[] = [];
  const leftovers: Leftover[] = [];
  for (const source of request.sources) {
    if (source.about !== 'recipient' || source.kind === 'thread') continue;
    if (!isInLanguage(source, request.language)) {
      leftovers.push(inAnotherLanguage(source));
      continue;
    }
    for (const paragraph of instructionsIn(source.text)) {
      leftovers.push({
        text: paragraph,
        reason: 'The source holds an instruction to the writer there; it is not used.',
      });
    }
    for (const span of usableSentences(source.text).slice(0, sentencesLooked)) {
      if (isUnfit(span.text)) {
        leftovers.push({
          text: beginningOf(span.text),
          reason: 'Payments, troubles and contact details are nothing to open a message with.',
        });
        continue;
      }
      const fact = factOf({ source, span }, address, topics);
      if (fact !== null) facts.push(fact);
    }
  }
  facts.sort((left, right) => right.score - left.score);
  return { facts: facts.slice(0, keptFacts), leftovers };
}

/** A source that the message cannot quote, by the words it begins with. */
export function inAnotherLanguage({ text, title, url }: Source): Leftover {
  const name = title ?? url;
  const which = name === undefined ? 'The source' : `The source “${name}”`;
  return { text: beginningOf(text), reason: `${which} is in another language than the message.` };
}

function beginningOf(text: string): string {
  if (text.length <= mostShown) return text;
  // The last word may be cut in two.
  return `${text.slice(0, mostShown).replace(/(?<!\s)\s+\S*$/u, '')}…`;
}

const mostShown = 200;
const keptFacts = 8;
const sentencesLooked = 400;

function instructionsIn(text: string): readonly string[] {
  if (sourceSentences(text).length === usableSentences(text).length) return [];
  return sourceSentences(text).flatMap((span) => (isInstruction(span.text) ? [span.text.slice(0, 200)] : []));
}

function factOf(passage: Passage, address: Address, topics: ReadonlySet<string>): Fact | null {
  const { source, span } = passage;
  if (boilerplate.test(span.text) || /https?:|@/u.test(span.text)) return null;
  const called = source.kind === 'analysis' ? descriptionOf(span.text, address.language) : null;
  if (called !== null) return nounFact(passage, 'description', called);
  const field = source.kind === 'analysis' ? fieldOf(span.text, address.language) : null;
  if (field !== null) return nounFact(passage, 'field', field);
  const words = span.text.split(/\s+/u).length;
  if (words < 3 || words > 40) return null;
  const tellings = shorten(span.text, address.language).flatMap((text) => {
    const part = { source, span: { start: span.start, end: span.start + text.length, text } };
    return statementsOf(text, source, address).map((statement) => ({ passage: part, statement }));
  });
  const [first] = tellings;
  if (!first) return null;
  const told = first.passage.span.text;
  const kind = kindOf(told);
  return { passage, kind, tellings, score: kindWeights[kind] + worthOf(told, source, address, topics) };
}

function nounFact(passage: Passage, kind: 'description' | 'field', noun: string): Fact {
  return { passage, kind, tellings: [], noun, score: kindWeights[kind] };
}

function statementsOf(text: string, source: Source, address: Address): readonly Statement[] {
  // Of a text in which nobody knows who speaks, only what names the company is of use.
  const own = source.speaker === 'unknown' ? null : turnToReader(text, address);
  if (own !== null) return [own];
  const tellsOfCompany = source.kind === 'analysis' || source.kind === 'page' || source.speaker === 'unknown';
  return tellsOfCompany ? retell(text, address) : [];
}

const wordsWell = 16;

function worthOf(text: string, source: Source, address: Address, topics: ReadonlySet<string>): number {
  const words = text.split(/\s+/u).length;
  let worth = 1.2 * Math.min(3, sharedTopics(topicsOf(text, address.language), topics));
  if (/\d/u.test(text)) worth += 1;
  if (/(?<!\d)202[5-9](?!\d)/u.test(text)) worth += 1;
  if (/\p{Ll}\s+\p{Lu}\p{Ll}/u.test(text) && address.language !== 'de') worth += 1;
  if (slogan.test(text)) worth -= 4;
  if (words >= 5 && words <= wordsWell) worth += 1;
  if (words > wordsWell) worth -= 2;
  return source.kind === 'analysis' ? worth + 0.5 : worth;
}
