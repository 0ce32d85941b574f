import { isLegalForm } from '../company-name.ts';
import { itemAt } from '../item-at.ts';
import { clauseAround, type Clause, type Sentence } from './clause.ts';
import type { Match } from './word-index.ts';

/** The items from `start` to `end` (exclusive) that name the company, or something that belongs to it. */
export interface Mention extends Match {
  /**
   * `subject`: it may be the one that acts. `owner`: "our", "Koivu's". `oblique`: after a preposition, so no subject.
   */
  readonly role: 'subject' | 'owner' | 'oblique';
}

/** What decides the actor of news: the words that tell it, and the clause around the first of them. */
export interface Telling {
  readonly head: Match;
  readonly clause: Clause;
  /** From the first to the last word of the news. */
  readonly reach: Match;
  readonly actor: 'company' | 'anyone';
  /** Whether a customer may be the one that acts, as in a complaint. */
  readonly isOfCustomers: boolean;
  /** Whether the text may leave the company out, as a job advertisement on its page does. */
  readonly isImplied: boolean;
}

/**
 * The company, if it is the one that acts in the news; null if somebody else may be. `actor` is null if only the form
 * of a word implies the company.
 */
export function findActor(
  sentence: Sentence,
  mentions: readonly Mention[],
  telling: Telling,
): { readonly actor: Mention | null } | null {
  const { clause, head } = telling;
  if (hasOtherSpeaker(sentence)) return null;
  if (
    sentence.quoteEnd > 0 &&
    !mentions.some(({ start, role }) => start >= sentence.quoteEnd && role !== 'oblique')
  )
    return null;
  const opener = relativeAt(sentence, clause);
  const inClause = mentions.filter(({ start }) => isInClause(clause, start));
  const antecedent = opener === null ? undefined : mentions.findLast(({ start }) => start < opener);
  const isRelative = opener !== null && !inClause.some(({ role }) => role === 'subject');
  if (isRelative && telling.actor === 'company') {
    const isNear =
      antecedent !== undefined &&
      sentence.items.slice(antecedent.end, opener).every(({ kind }) => kind === 'sign');
    return isNear && antecedent.role !== 'owner' ? { actor: antecedent } : null;
  }
  if (telling.actor === 'company' && !telling.isImplied && addressesReader(sentence, clause, head))
    return null;
  if (!telling.isOfCustomers && isOfOthers(sentence, inClause, head)) return null;
  if (telling.actor === 'anyone') return readAnyone(sentence, mentions, inClause, telling);
  const actor =
    inClause.findLast(({ role, start }) => role === 'subject' && start < head.end) ??
    behindVerb(sentence, inClause, telling) ??
    inClause.find((mention) => mention.role === 'owner' || isAgent(sentence, mention, telling)) ??
    inOtherClause(sentence, mentions, clause);
  if (actor === undefined) return telling.isImplied && sentence.isOwn ? { actor: null } : null;
  const isFirst = actor.start < head.start && actor.role === 'subject';
  return !isFirst && hasOtherSubject(sentence, clause, head, actor) ? null : { actor };
}

/** Whether an item is in a clause, but not in a description of somebody within the clause. */
function isInClause({ start, end, gap }: Clause, at: number): boolean {
  return at >= start && at < end && !(gap && at >= gap.start && at < gap.end);
}

function readAnyone(
  sentence: Sentence,
  mentions: readonly Mention[],
  inClause: readonly Mention[],
  { isImplied }: Telling,
): { readonly actor: Mention | null } | null {
  const actor =
    inClause.find(({ role }) => role === 'subject') ??
    inClause[0] ??
    mentions.find(({ role, start }) => role === 'subject' || (role === 'owner' && start === 0)) ??
    mentions.find(
      ({ start, end }) =>
        itemAt(sentence.items, end - 1).kind === 'company' && !isInRelative(sentence, start),
    );
  return actor === undefined ? (isImplied ? { actor: null } : null) : { actor };
}

/** All words of a sentence that name the company. */
export function mentionsOf(sentence: Sentence): readonly Mention[] {
  return sentence.items.flatMap((_, at) => mentionAt(sentence, at) ?? []);
}

function mentionAt(sentence: Sentence, at: number): Mention | null {
  const { items, vocabulary, isOwn, isCompanyKnown, isItKnown } = sentence;
  const { is } = vocabulary;
  const { kind, lower, isInflected } = itemAt(items, at);
  const before = items[at - 1]?.lower ?? '';
  const one = { start: at, end: at + 1 };
  if (kind === 'company') {
    const start = is.nameArticles(before) || is.otherArticles(before) ? at - 1 : at;
    const role =
      isInflected === true ? 'owner' : is.otherArticles(before) ? 'oblique' : roleAt(sentence, start);
    return { start, end: at + 1, role };
  }
  if (kind !== 'word') return null;
  if (isOwn && is.we(lower)) return { ...one, role: 'subject' };
  if (isOwn && (is.our(lower) || is.ownEndings(lower))) return { ...one, role: 'owner' };
  if (isOwn && is.us(lower)) return { ...one, role: 'oblique' };
  if (isItKnown && at <= 1 && is.it(lower)) return { ...one, role: 'subject' };
  if (!isCompanyKnown || namesAnother(sentence, at)) return null;
  if (is.companyGenitives(lower)) return { ...one, role: 'owner' };
  if (!is.companyNouns(lower) && !(sentence.isNamed && is.tradeNouns(lower))) return null;
  if (!vocabulary.needsCompanyArticle) return { ...one, role: roleAt(sentence, at) };
  if (!is.companyArticles(before)) return null;
  return { start: at - 1, end: at + 1, role: roleAt(sentence, at - 1) };
}

/** "The carrier Baltica" is not this company. */
function namesAnother({ items }: Sentence, at: number): boolean {
  const next = items[at + 1];
  return next?.kind === 'word' && next.isCapitalised;
}

function roleAt({ items, vocabulary }: Sentence, start: number): Mention['role'] {
  const before = items[start - 1];
  if (before?.kind !== 'word') return 'subject';
  if (vocabulary.is.of(before.lower)) {
    const thing = items[start - 2];
    return thing !== undefined && vocabulary.events.has(thing.lower) ? 'owner' : 'oblique';
  }
  const { prepositions } = vocabulary.lexicon;
  const isBehind = prepositions.has(before.lower) || vocabulary.is.placePrepositions(before.lower);
  return isBehind ? 'oblique' : 'subject';
}

/** The company in a clause that continues the news: "said Koivu", not "that Koivu built". */
function inOtherClause(
  sentence: Sentence,
  mentions: readonly Mention[],
  clause: Clause,
): Mention | undefined {
  const others = mentions.filter(
    ({ start, role }) => role !== 'oblique' && !isInClause(clause, start) && !isInRelative(sentence, start),
  );
  return (
    others.findLast(({ start, role }) => role === 'subject' && start < clause.start) ??
    others.find(({ start, role }) => role === 'owner' && start === 0) ??
    others.find(({ start, end }) => start >= clause.end && isNamedBy(sentence, end))
  );
}

/** Whether a mention that ends here is a name or "we". */
function isNamedBy({ items, vocabulary }: Sentence, end: number): boolean {
  const last = itemAt(items, end - 1);
  return last.kind === 'company' || vocabulary.is.we(last.lower);
}

/** "Opened by Koivu". Before the verb, "by" also means "of" in some languages, if the clause is not passive. */
function isAgent({ items, vocabulary }: Sentence, { start }: Mention, { clause, head }: Telling): boolean {
  if (!vocabulary.is.by(items[start - 1]?.lower ?? '')) return false;
  const { passive } = vocabulary.lexicon;
  return start > head.start || items.slice(clause.start, clause.end).some(({ lower }) => passive.has(lower));
}

/** The company directly after a verb, in a language that puts the subject there if the clause begins otherwise. */
function behindVerb(
  sentence: Sentence,
  mentions: readonly Mention[],
  { clause, head }: Telling,
): Mention | undefined {
  const { items, vocabulary } = sentence;
  if (!isTurned(sentence, clause, head)) return undefined;
  return mentions.find(({ role, start }) => {
    if (role !== 'subject' || start < head.end) return false;
    return items
      .slice(head.end, start)
      .every(
        ({ kind, lower }) =>
          kind === 'date' || vocabulary.is.adverbs(lower) || vocabulary.is.nameArticles(lower),
      );
  });
}

/** Whether the subject may follow the verb: the clause begins with something else, or the order of words is free. */
function isTurned({ items, vocabulary }: Sentence, { start }: Clause, head: Match): boolean {
  const { grammar, prepositions, numberWords } = vocabulary.lexicon;
  if (!grammar.verbSecond) return grammar.cases !== null;
  const first = itemAt(items, start);
  if (start === head.start || first.kind === 'date' || first.kind === 'number') return true;
  const { is } = vocabulary;
  return (
    prepositions.has(first.lower) ||
    numberWords.has(first.lower) ||
    [is.adverbs, is.dateOpeners, is.yearOpeners, is.otherArticles].some((test) => test(first.lower))
  );
}

/** The relative pronoun that opens a clause, or null. */
function relativeAt({ items, vocabulary }: Sentence, { start }: Clause): number | null {
  const { lower } = items[start] ?? { lower: '' };
  const isBehindComma = items[start - 1]?.lower === ',';
  const next = items[start + 1];
  const hasSubject = next?.kind === 'company' || vocabulary.is.pronouns(next?.lower ?? '');
  if (vocabulary.is.relatives(lower) && !hasSubject) return start;
  if (isBehindComma && vocabulary.lexicon.relativeAfterComma.has(lower)) return start;
  return null;
}

/** Whether an item is in a clause such as "that Koivu built", which describes something else. */
function isInRelative(sentence: Sentence, at: number): boolean {
  const { items, vocabulary } = sentence;
  const { start } = clauseAround(sentence, at);
  const { lower } = itemAt(items, start);
  const isBehindComma = items[start - 1]?.lower === ',';
  return (
    vocabulary.is.relatives(lower) || (isBehindComma && vocabulary.lexicon.relativeAfterComma.has(lower))
  );
}

/** "I", or an order to a program or reader. */
function hasOtherSpeaker({ items, vocabulary }: Sentence): boolean {
  return items.some(({ kind, lower }) => kind === 'word' && vocabulary.is.speakers(lower));
}

/** "That you move": the reader before the verb. */
function addressesReader({ items, vocabulary }: Sentence, clause: Clause, head: Match): boolean {
  const { second } = vocabulary.lexicon;
  return items
    .slice(clause.start, head.start)
    .some(
      ({ kind, lower, isCapitalised }) =>
        kind === 'word' && second.has(lower) && (isCapitalised || !vocabulary.hasCapitalNouns),
    );
}

/** A customer, rival or neighbour before the verb, who acts. "With a customer" does not. */
function isOfOthers({ items, vocabulary }: Sentence, mentions: readonly Mention[], head: Match): boolean {
  const { prepositions } = vocabulary.lexicon;
  return items.slice(0, head.start).some(({ kind, lower }, at) => {
    if (kind !== 'word' || !vocabulary.is.others(lower)) return false;
    const isBehindCompany = mentions.some(({ role, end }) => role === 'subject' && end < at);
    const isAside = items
      .slice(Math.max(0, at - 2), at)
      .some((item) => prepositions.has(item.lower) && !vocabulary.is.of(item.lower));
    return !isBehindCompany && !isAside;
  });
}

/** Whether a name stands before the verb, and the company does not: "Baltica acquired Koivu". */
function hasOtherSubject(
  { items, vocabulary }: Sentence,
  clause: Clause,
  head: Match,
  actor: Mention,
): boolean {
  for (let at = clause.start; at < head.start; at += 1) {
    const { kind, lower, isCapitalised } = itemAt(items, at);
    if (kind !== 'word' || !isCapitalised || (at >= actor.start && at < actor.end)) continue;
    if (isLegalForm(lower) && at > 0) return true;
    if (vocabulary.hasCapitalNouns || vocabulary.weekdays.has(lower)) continue;
    const before = items[at - 1];
    const isFirst = at === clause.start || before?.kind === 'sign';
    if (isFirst && isNameAtFirst({ items, vocabulary }, at, head)) return true;
    if (isFirst) continue;
    const isPlace =
      vocabulary.is.placePrepositions(before?.lower ?? '') ||
      vocabulary.lexicon.prepositions.has(before?.lower ?? '') ||
      (vocabulary.hasPlaceEndings && vocabulary.is.placeEndings(lower));
    if (!isPlace) return true;
  }
  return false;
}

/** "Lightform, which …", "Baltica has …": whether the first word is a name, and not an article or preposition. */
function isNameAtFirst(
  { items, vocabulary }: Pick<Sentence, 'items' | 'vocabulary'>,
  at: number,
  head: Match,
): boolean {
  const { connecting, auxiliary } = vocabulary.lexicon;
  const [first, second, third] = items.slice(at, at + 3);
  if (first === undefined || connecting.has(first.lower) || vocabulary.events.has(first.lower)) return false;
  if (vocabulary.is.adverbs(first.lower) || vocabulary.is.dateOpeners(first.lower)) return false;
  if (second?.lower === ',') return vocabulary.is.relatives(third?.lower ?? '');
  return head.start === at + 1 || auxiliary.has(second?.lower ?? '');
}
