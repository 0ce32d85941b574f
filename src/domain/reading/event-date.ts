import { itemAt } from '../item-at.ts';
import { clauseAround, itemsOf, type Clause, type Sentence } from './clause.ts';
import type { TriggerKind } from '../language-pack/reading-words.ts';
import { padDate } from './dates.ts';
import { oldestTriggerDay } from './trigger.ts';
import type { FoundEvent } from './event.ts';
import type { Item } from './items.ts';

export interface Days {
  readonly pageDate: string | null;
  /** Whether a sentence without a date gets the date of the page. */
  readonly isPageDated: boolean;
  readonly today: string;
}

/** The date of an event in ISO 8601, or null if the text has none, it may belong to something else, or is too old. */
export function eventDate(sentence: Sentence, found: FoundEvent, days: Days): string | null {
  const date = found.cue.isCurrent ? days.pageDate : dateSaid(sentence, found, days);
  if (date === null || date < oldestTriggerDay(new Date(`${days.today}T00:00:00Z`))) return null;
  const isLater = padDate(date) > days.today;
  if (isLater && date.length === yearLength) return null;
  const isPlanned = found.isToCome || date.length === dayLength;
  return isLater && !isPlanned && days.pageDate === null ? null : date;
}

/** The date in the clause, before the text, or in a clause that continues the news; otherwise that of the page. */
function dateSaid(sentence: Sentence, found: FoundEvent, { pageDate, isPageDated }: Days): string | null {
  const { clause, reach, isToCome, cue } = found;
  const { items, vocabulary } = sentence;
  const places = items.flatMap(({ kind }, at) => (kind === 'date' ? [at] : []));
  const told = places.filter((at) => !isFormerly(sentence, at));
  const own = told.filter((at) => !isOfSomethingElse(sentence, at));
  const isNear = (at: number) =>
    (at >= clause.start && at < clause.end && !isInGap(clause, at)) || (at >= reach.start && at < reach.end);
  const inClause = own.filter(isNear);
  const dates = new Set(inClause.map((at) => itemAt(items, at).date ?? null));
  const [date] = dates;
  if (date !== undefined) return dates.size > 1 ? null : date;
  const isOldYear = items.some(
    ({ kind, lower }) => kind === 'number' && isYear(lower) && lower < (pageDate ?? ''),
  );
  const isLater = (at: number) => pageDate !== null && (itemAt(items, at).date ?? '') > pageDate;
  const past = own.filter((at) => !isLater(at) || comesTrueLater.has(cue.kind));
  const [first] = past;
  if (first !== undefined) {
    const isOnly = new Set(past.map((at) => itemAt(items, at).date)).size === 1;
    const isMeant = isDateline(items, first) || isLater(first) || completesNews(sentence, first, clause);
    return isOnly && isMeant && !isOldYear ? (itemAt(items, first).date ?? null) : null;
  }
  const isOfOtherTime = told.some((at) => (itemAt(items, at).date ?? '') <= (pageDate ?? ''));
  const isVague = vocabulary.doubts.find(items).has('vague');
  return !isPageDated || isOldYear || isOfOtherTime || isToCome || isVague || isHabit(sentence, found)
    ? null
    : pageDate;
}

/** What the company does in general: "we build kitchens" (without "a", "new" or "now"), "when we open a shop". */
function isHabit({ items, vocabulary: { is } }: Sentence, { clause, reach, cue }: FoundEvent): boolean {
  const hasHabit = items.slice(reach.start, reach.end).some(({ lower }) => is.habits(lower));
  const near = items.slice(Math.min(clause.start, reach.start), Math.max(clause.end, reach.end));
  if (is.whenOpeners(items[clause.start]?.lower ?? '')) return true;
  const isOneFirm = cue.kind === 'acquisition' && !near.some(({ lower }) => is.we(lower));
  return hasHabit && !isOneFirm && !near.some(({ lower }) => is.novelties(lower));
}

/** News that is announced before it happens. A contract is made already; only its term lies ahead. */
const comesTrueLater: ReadonlySet<string> = new Set<TriggerKind>([
  'opening',
  'expansion',
  'new_leader',
  'relocation',
  'product',
]);

/** "Founded in May 2026", "following an audit in June". */
function isFormerly({ items, vocabulary }: Sentence, date: number): boolean {
  for (let at = date - 1; at >= Math.max(0, date - maxBeforeDate); at -= 1) {
    const { kind, lower } = itemAt(items, at);
    if (kind === 'sign' && lower !== '.') return false;
    if (kind === 'word' && vocabulary.is.formerly(lower)) return true;
    if (kind === 'company' || vocabulary.lexicon.auxiliary.has(lower) || vocabulary.events.has(lower))
      return false;
  }
  return false;
}

const maxBeforeDate = 8;

/** Whether the clause of a date continues the news: "completed on 8 September". */
function completesNews(sentence: Sentence, at: number, news: Clause): boolean {
  const { vocabulary } = sentence;
  const isRelative = news.start > 0 && vocabulary.is.relatives(itemAt(sentence.items, news.start).lower);
  if (isRelative || isFormerly(sentence, at)) return false;
  const clause = clauseAround(sentence, at);
  return itemsOf(sentence, clause).some(
    ({ kind, lower }) =>
      kind === 'word' &&
      (vocabulary.is.settled(lower) || (clause.start >= news.end && vocabulary.events.has(lower))),
  );
}

function isInGap({ gap }: Clause, at: number): boolean {
  return gap !== undefined && at >= gap.start && at < gap.end;
}

/** "Kiel, 8 September 2026 –" before the text. */
function isDateline(items: readonly Item[], date: number): boolean {
  const end = items.findIndex(({ kind, lower }) => kind === 'sign' && '–—-:)'.includes(lower));
  return end > date && date < maxDatelineLength;
}

function isYear(number: string): boolean {
  return /^(?:19|20)\d\d$/u.test(number);
}

const dayLength = '2026-09-08'.length;

/** A plan for an unknown day of a year has no date yet. */
const yearLength = 4;

const maxDatelineLength = 6;

/** "Since 2019", "until March", "planned for 2027". */
function isOfSomethingElse(sentence: Sentence, at: number): boolean {
  const { items, vocabulary } = sentence;
  const { is } = vocabulary;
  const wordAt = (index: number) => items[index]?.lower ?? '';
  // "Between March and July".
  if (is.joiners(wordAt(at - 1)) && items[at - 2]?.kind === 'date')
    return isOfSomethingElse(sentence, at - 2);
  let before = at - 1;
  while (is.dateOpeners(wordAt(before)) && !is.otherDatesBefore(wordAt(before))) before -= 1;
  let behind = at + 1;
  while (is.dateOpeners(wordAt(behind)) && !is.otherDatesBehind(wordAt(behind))) behind += 1;
  return is.otherDatesBefore(wordAt(before)) || is.otherDatesBehind(wordAt(behind));
}
