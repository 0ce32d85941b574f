import { isLegalForm } from '../company-name.ts';
import { itemAt } from '../item-at.ts';
import { clauseAround, itemsOf, type Clause, type Sentence } from './clause.ts';
import type { Item } from './items.ts';
import { findPlace } from './place.ts';
import {
  agentBehind,
  mayBeOfOthers,
  mentionIn,
  ownerBefore,
  ownerBehind,
  subjectAt,
  subjectBefore,
  subjectBehind,
  type Mention,
} from './subject.ts';
import type { CompiledEvent, VerbUse } from './vocabulary.ts';

/** News that a sentence tells of the company, with the clause that tells it. */
export interface FoundEvent {
  readonly event: CompiledEvent;
  readonly clause: Clause;
  /** The first item of the news. */
  readonly start: number;
  readonly actor: Mention | null;
  readonly isToCome: boolean;
}

/** The first news of the company in a sentence. */
export function findEvent(sentence: Sentence): FoundEvent | null {
  const { items, vocabulary } = sentence;
  for (const [verb, { kind, lower }] of items.entries()) {
    if (kind !== 'word') continue;
    for (const use of vocabulary.uses.get(lower) ?? []) {
      const found = readUse(sentence, verb, use);
      if (found !== null && !isDoubted(sentence, found.clause, verb)) return found;
    }
  }
  return null;
}

interface Predicate {
  readonly clause: Clause;
  /** Where the verb begins, with its auxiliary. */
  readonly verb: number;
  readonly isPassive: boolean;
  readonly isToCome: boolean;
}

/** Reads with the company as the subject, or as the owner of the thing in the news. */
function readUse(sentence: Sentence, verb: number, { form, event }: VerbUse): FoundEvent | null {
  const predicate = readPredicate(sentence, verb, form);
  if (predicate === null || isReported(sentence, predicate.clause)) return null;
  if (!hasWords(sentence, verb, predicate, event)) return null;
  const { clause, isToCome } = predicate;
  const found = { event, clause, isToCome };
  if (event.subject === 'any') return readAnySubject(sentence, found);
  if (form === 'first') return sentence.isOwn ? { ...found, start: verb, actor: null } : null;
  if (event.subject === 'object') {
    const subject = predicate.isPassive ? subjectOf(sentence, predicate) : null;
    return subject && { ...found, start: subject.start, actor: subject };
  }
  if (predicate.isPassive || event.subject === 'noun') return readNounSubject(sentence, predicate, event);
  const subject = subjectOf(sentence, predicate);
  return subject && { ...found, start: Math.min(subject.start, predicate.verb), actor: subject };
}

/** A person or thing as the subject, on a page of the company itself. */
function readAnySubject(
  sentence: Sentence,
  found: Pick<FoundEvent, 'event' | 'clause' | 'isToCome'>,
): FoundEvent | null {
  if (!sentence.isOwn || mayBeOfOthers(sentence)) return null;
  const actor = mentionIn(sentence, found.clause);
  return { ...found, start: found.clause.start, actor };
}

/** "She said that": what somebody says or asks for. */
function isReported({ items, vocabulary }: Sentence, { start }: Clause): boolean {
  return vocabulary.lexicon.complementisers.has(items[start]?.lower ?? '');
}

/** The verb with its auxiliary, or null where the form cannot stand alone and its auxiliary is missing. */
function readPredicate(sentence: Sentence, verb: number, form: VerbUse['form']): Predicate | null {
  const { is } = sentence.vocabulary;
  const clause = clauseAround(sentence, verb);
  const alone = { clause, verb, isPassive: form === 'passive', isToCome: false };
  if (form === 'infinitive') {
    const future = auxiliaryBefore(sentence, verb, clause, is.future);
    return future === null ? null : { ...alone, verb: future, isToCome: true };
  }
  if (form === 'progressive') {
    const be = auxiliaryBefore(sentence, verb, clause, is.be);
    return be === null ? null : { ...alone, verb: be };
  }
  if (form !== 'participle') return alone;
  const passive = auxiliaryBefore(sentence, verb, clause, is.passive);
  if (passive !== null) {
    const future = auxiliaryBefore(sentence, passive, clause, is.future);
    return {
      ...alone,
      verb: outermost(sentence, passive, clause),
      isPassive: true,
      isToCome: future !== null,
    };
  }
  const have = auxiliaryBefore(sentence, verb, clause, is.have);
  return have === null ? null : { ...alone, verb: have };
}

/** "Has been opened": the first auxiliary of the chain. */
function outermost(sentence: Sentence, auxiliary: number, clause: Clause): number {
  const { have, future, passive } = sentence.vocabulary.is;
  const before = auxiliaryBefore(
    sentence,
    auxiliary,
    clause,
    (word) => have(word) || future(word) || passive(word),
  );
  return before ?? auxiliary;
}

/** The auxiliary of a verb: directly before it or, where the verb closes the clause, anywhere before it. */
function auxiliaryBefore(
  sentence: Sentence,
  verb: number,
  { start }: Clause,
  test: (word: string) => boolean,
): number | null {
  const { items, vocabulary } = sentence;
  const isAnywhere = vocabulary.lexicon.grammar.verbLast;
  for (let at = verb - 1; at >= start && at >= verb - maxBetween; at -= 1) {
    const { kind, lower } = itemAt(items, at);
    if (kind === 'word' && test(lower)) return at;
    if (isAnywhere || kind === 'company' || kind === 'date') continue;
    const isSkipped =
      vocabulary.is.adverbs(lower) ||
      vocabulary.is.we(lower) ||
      vocabulary.is.companyNouns(lower) ||
      vocabulary.is.dateOpeners(lower) ||
      vocabulary.is.companyArticles(lower) ||
      vocabulary.is.nameArticles(lower);
    if (!isSkipped) return null;
  }
  return null;
}

const maxBetween = 24;

function subjectOf(sentence: Sentence, { verb, clause }: Predicate): Mention | null {
  return (
    subjectAt(sentence, verb) ?? subjectBefore(sentence, verb) ?? subjectBehind(sentence, verb, clause.start)
  );
}

/** What opens, or is opened, must be the company's by a genitive, by "our" or by the "by" of a passive. */
function readNounSubject(sentence: Sentence, predicate: Predicate, event: CompiledEvent): FoundEvent | null {
  const { clause, verb, isToCome, isPassive } = predicate;
  const agent = isPassive ? agentBehind(sentence, verb, clause.end) : null;
  if (agent === 'other') return null;
  const noun = nounIn(sentence, clause, event);
  if (noun === null) return null;
  const actor = agent ?? ownerBefore(sentence, noun, clause.start) ?? ownerBehind(sentence, noun, clause.end);
  if (actor === null) return null;
  return { event, clause, isToCome, actor, start: Math.min(actor.start, noun, verb) };
}

function nounIn({ items }: Sentence, { start, end }: Clause, { hasNoun }: CompiledEvent): number | null {
  for (let at = start; at < end; at += 1) {
    const item = itemAt(items, at);
    if (item.kind === 'word' && hasNoun?.(item.lower) === true) return at;
  }
  return null;
}

function hasWords(sentence: Sentence, verb: number, predicate: Predicate, event: CompiledEvent): boolean {
  const words = itemsOf(sentence, predicate.clause).filter(
    ({ kind }) => kind !== 'company' && kind !== 'date',
  );
  if (words.some(({ lower }) => event.isException(lower))) return false;
  if (event.isBeside !== null && !words.some(({ lower }) => event.isBeside?.(lower) === true)) return false;
  if (event.takesName && namesOther(sentence, verb, predicate)) return true;
  if (event.takesPlace && findPlace(sentence, { start: verb, end: predicate.clause.end }) !== null)
    return true;
  return event.hasNoun === null ? !event.takesName : hasNoun(sentence, verb, predicate, event);
}

/** The noun that the verb acts on: not one behind a preposition, as in "opened talks about a new shop". */
function hasNoun(sentence: Sentence, verb: number, predicate: Predicate, event: CompiledEvent): boolean {
  const { items, vocabulary } = sentence;
  const { clause, isPassive } = predicate;
  const isFree = vocabulary.hasFreeOrder || isPassive || event.subject === 'noun';
  const from = isFree || predicate.verb !== verb ? clause.start : verb + 1;
  let isReachable = true;
  for (let at = from; at < clause.end; at += 1) {
    const item = itemAt(items, at);
    if (item.kind !== 'word') continue;
    if (isReachable && at !== verb && event.hasNoun?.(item.lower) === true) return true;
    if (vocabulary.lexicon.prepositions.has(item.lower))
      isReachable = isFree || event.isBeside?.(item.lower) === true || isOfPlaceOrTime(items, at + 1);
    else if (at === predicate.verb || at === verb || isNewPhrase(sentence, at)) isReachable = true;
  }
  return false;
}

/** An article that does not belong to a preposition begins the object: "opened in Kiel a new shop". */
function isNewPhrase({ items, vocabulary }: Sentence, at: number): boolean {
  const { indefinite, prepositions } = vocabulary.lexicon;
  return indefinite.has(itemAt(items, at).lower) && !prepositions.has(items[at - 1]?.lower ?? '');
}

/** Whether the verb acts on another company that is named: by its legal form or, if nouns are small, by any name. */
function namesOther(
  { items, vocabulary }: Sentence,
  verb: number,
  { clause, isPassive }: Predicate,
): boolean {
  if (isPassive) return false;
  const from = vocabulary.hasFreeOrder || vocabulary.lexicon.grammar.verbLast ? clause.start : verb + 1;
  for (let at = from; at < clause.end; at += 1) {
    const { kind, lower, isCapitalised } = itemAt(items, at);
    if (kind !== 'word' || at === 0 || !isCapitalised) continue;
    if (isLegalForm(lower)) return true;
    const before = items[at - 1]?.lower ?? '';
    const isPlace = vocabulary.is.placePrepositions(before) || vocabulary.is.placeEndings(lower);
    if (!vocabulary.hasCapitalNouns && !isPlace && !vocabulary.lexicon.prepositions.has(before)) return true;
  }
  return false;
}

function isOfPlaceOrTime(items: readonly Item[], at: number): boolean {
  const next = items[at];
  return next !== undefined && (next.kind === 'date' || next.isCapitalised);
}

/** Denied, doubted, planned or asked. */
function isDoubted(sentence: Sentence, clause: Clause, verb: number): boolean {
  const { items, vocabulary } = sentence;
  const { negation, modality } = vocabulary.lexicon;
  const isCondition = ({ kind, lower }: Item) => kind === 'word' && modality.get(lower) === 'condition';
  const isConditional = vocabulary.is.conditionOpeners(items[0]?.lower ?? '');
  if (items.at(-1)?.lower === '?' || isConditional || items.some(isCondition)) return true;
  return itemsOf(sentence, clause).some(
    (item) =>
      item.kind === 'word' &&
      item !== items[verb] &&
      (negation.has(item.lower) || vocabulary.is.doubts(item.lower)),
  );
}
