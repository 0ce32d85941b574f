import { itemAt } from '../item-at.ts';
import type { Clause, Sentence } from './clause.ts';
import type { Item } from './items.ts';

/** The items from `start` to `end`, without `end`, that name the company. */
export interface Mention {
  readonly start: number;
  readonly end: number;
}

const maxSkipped = 14;

/** The first word of a clause that names the company or what is its own, in any form. */
export function mentionIn(
  { items, vocabulary, isOwn, isCompanyKnown }: Sentence,
  clause: Clause,
): Mention | null {
  const { is } = vocabulary;
  for (let at = clause.start; at < clause.end; at += 1) {
    const { kind, lower } = itemAt(items, at);
    const isNamed = kind === 'company' || (isOwn && (is.we(lower) || is.our(lower)));
    const isMeant =
      isCompanyKnown &&
      (is.companyGenitives(lower) ||
        (is.companyNouns(lower) && is.companyArticles(items[at - 1]?.lower ?? '')));
    if (isNamed || (kind === 'word' && isMeant)) return { start: at, end: at + 1 };
  }
  return null;
}

/** Whether a sentence on a page of the company may tell of others: a rival, or an address to readers. */
export function mayBeOfOthers({ items, vocabulary }: Sentence): boolean {
  const { second } = vocabulary.lexicon;
  return items.some(
    ({ kind, lower, isCapitalised }) =>
      kind === 'word' &&
      (vocabulary.is.others(lower) || (second.has(lower) && (isCapitalised || !vocabulary.hasCapitalNouns))),
  );
}

/** A subject and its auxiliary in one word: "we've". */
export function subjectAt(sentence: Sentence, verb: number): Mention | null {
  const start = startOfMention(sentence, verb);
  return start === verb ? { start, end: verb + 1 } : null;
}

/** The company as the subject directly before a verb, past adverbs, dates, places and a description. */
export function subjectBefore(sentence: Sentence, verb: number): Mention | null {
  let at = verb - 1;
  for (let steps = 0; at >= 0 && steps < maxSkipped; steps += 1) {
    const mention = mentionEndingAt(sentence, at);
    if (mention) return mention;
    const next = skipBefore(sentence, at);
    if (next === at) return null;
    at = next;
  }
  return null;
}

/** The company as the subject directly behind a verb, where the language puts it there behind another beginning. */
export function subjectBehind(sentence: Sentence, verb: number, clauseStart: number): Mention | null {
  if (!sentence.vocabulary.lexicon.grammar.verbSecond || !hasAdverbialFirst(sentence, clauseStart, verb))
    return null;
  for (let at = verb + 1; at <= verb + 2; at += 1) {
    const mention = mentionBeginningAt(sentence, at);
    if (mention) return isPartOfOtherName(sentence, mention) ? null : mention;
    if (!sentence.vocabulary.is.adverbs(sentence.items[at]?.lower ?? '')) return null;
  }
  return null;
}

/** The company named behind "by". */
export function agentBehind(
  { items, vocabulary }: Sentence,
  from: number,
  to: number,
): Mention | 'other' | null {
  for (let at = from; at < to; at += 1) {
    if (!vocabulary.is.by(itemAt(items, at).lower)) continue;
    const isArticle =
      vocabulary.is.nameArticles(items[at + 1]?.lower ?? '') ||
      vocabulary.is.otherArticles(items[at + 1]?.lower ?? '');
    const named = at + (isArticle ? 2 : 1);
    if (items[named]?.kind === 'company') return { start: at + 1, end: named + 1 };
    if (items[named]?.isCapitalised === true) return 'other';
  }
  return null;
}

/** Whether a noun is the company's: "Koivu's new shop", "our new shop". Returns who says so. */
export function ownerBefore(sentence: Sentence, noun: number, from: number): Mention | null {
  const { items, vocabulary, isOwn, isCompanyKnown } = sentence;
  for (let at = noun - 1; at >= from && at >= noun - 6; at -= 1) {
    const item = itemAt(items, at);
    if (item.kind === 'company' && item.isInflected === true) return { start: at, end: at + 1 };
    if (isOwn && vocabulary.is.our(item.lower)) return { start: at, end: at + 1 };
    if (isCompanyKnown && vocabulary.is.companyGenitives(item.lower)) return { start: at, end: at + 1 };
    if (item.kind === 'sign' || vocabulary.lexicon.prepositions.has(item.lower)) return null;
  }
  return null;
}

/** "The new shop of Koivu". */
export function ownerBehind({ items, vocabulary }: Sentence, noun: number, to: number): Mention | null {
  for (let at = noun + 1; at < to && at <= noun + 4; at += 1) {
    if (itemAt(items, at).kind === 'company' && vocabulary.is.of(itemAt(items, at - 1).lower))
      return { start: at, end: at + 1 };
    if (itemAt(items, at).kind === 'company' && vocabulary.is.of(items[at - 2]?.lower ?? ''))
      return { start: at, end: at + 1 };
  }
  return null;
}

function mentionEndingAt(sentence: Sentence, at: number): Mention | null {
  const { items, vocabulary } = sentence;
  const item = items[at];
  if (item === undefined) return null;
  const isRelative = item.kind === 'word' && vocabulary.is.relatives(item.lower);
  if (isRelative && items[at - 1]?.lower === ',') return mentionEndingAt(sentence, at - 2);
  if (isRelative) return mentionEndingAt(sentence, at - 1);
  const start = startOfMention(sentence, at);
  return start === null || isBehindPreposition(sentence, start) ? null : { start, end: at + 1 };
}

function mentionBeginningAt(sentence: Sentence, at: number): Mention | null {
  for (const last of [at, at + 1]) {
    const start = startOfMention(sentence, last);
    if (start === at) return { start, end: last + 1 };
  }
  return null;
}

/** Where the words begin that name the company and end at an item; null if it does not name the company. */
function startOfMention(
  { items, vocabulary, isOwn, isCompanyKnown, isItKnown }: Sentence,
  at: number,
): number | null {
  const { is } = vocabulary;
  const item = items[at];
  const before = items[at - 1]?.lower ?? '';
  if (item === undefined) return null;
  if (item.kind === 'company') {
    if (item.isInflected === true || is.otherArticles(before)) return null;
    return is.nameArticles(before) ? at - 1 : at;
  }
  if (item.kind !== 'word') return null;
  if (isOwn && is.we(item.lower)) return at;
  if (isItKnown && at === 0 && is.it(item.lower)) return at;
  if (!isCompanyKnown || !is.companyNouns(item.lower)) return null;
  if (vocabulary.needsCompanyArticle) return is.companyArticles(before) ? at - 1 : null;
  return at;
}

function isBehindPreposition({ items, vocabulary }: Sentence, start: number): boolean {
  const before = items[start - 1];
  if (before === undefined || before.kind !== 'word') return false;
  return vocabulary.lexicon.prepositions.has(before.lower) || vocabulary.is.by(before.lower);
}

/** The index before what may stand between a subject and its verb; the same index if nothing such ends there. */
function skipBefore({ items, vocabulary }: Sentence, at: number): number {
  const { is } = vocabulary;
  const item = itemAt(items, at);
  if (item.kind === 'date') return at - 1;
  if (item.kind === 'word' && (is.adverbs(item.lower) || is.dateOpeners(item.lower))) return at - 1;
  if (item.lower === ',') return commaBefore(items, at);
  if (item.lower === ')') return openingBefore(items, at);
  if (!item.isCapitalised || item.kind !== 'word') return at;
  if (vocabulary.hasPlaceEndings && is.placeEndings(item.lower)) return at - 1;
  let start = at;
  while (start > 0 && itemAt(items, start - 1).isCapitalised && itemAt(items, start - 1).kind === 'word')
    start -= 1;
  return is.placePrepositions(items[start - 1]?.lower ?? '') ? start - 2 : at;
}

/** The index before the description that a comma closes. */
function commaBefore(items: readonly Item[], comma: number): number {
  for (let at = comma - 1; at > 0 && at > comma - 16; at -= 1) {
    if (itemAt(items, at).kind === 'company') return comma;
    if (itemAt(items, at).lower === ',') return at - 1;
  }
  return comma;
}

function openingBefore(items: readonly Item[], closing: number): number {
  for (let at = closing - 1; at > 0 && at > closing - 10; at -= 1)
    if (itemAt(items, at).lower === '(') return at - 1;
  return closing;
}

/** Whether the clause opens with a date, an adverb or a preposition, so that no subject can stand before the verb. */
function hasAdverbialFirst({ items, vocabulary }: Sentence, start: number, verb: number): boolean {
  const first = items[start];
  if (first === undefined || start >= verb) return false;
  if (first.kind === 'date') return true;
  return (
    first.kind === 'word' &&
    (vocabulary.lexicon.prepositions.has(first.lower) ||
      vocabulary.is.adverbs(first.lower) ||
      vocabulary.is.dateOpeners(first.lower) ||
      vocabulary.is.yearOpeners(first.lower))
  );
}

/** A capitalised word behind a name may make another name of it. */
function isPartOfOtherName({ items }: Sentence, { end }: Mention): boolean {
  const next = items[end];
  return items[end - 1]?.kind === 'company' && next?.kind === 'word' && next.isCapitalised;
}
