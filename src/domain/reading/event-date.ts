import { itemAt } from '../item-at.ts';
import type { Clause, Sentence } from './clause.ts';
import { padDate } from './dates.ts';
import { oldestTriggerDay } from './trigger.ts';
import type { FoundEvent } from './event.ts';
import type { Item } from './items.ts';

export interface Days {
  readonly pageDate: string | null;
  /** Whether a sentence without a date is of the day of the page. */
  readonly isPageDated: boolean;
  readonly today: string;
}

/** The date of an event in ISO 8601, or null if it is not said, may be another one, or is too old. */
export function eventDate(sentence: Sentence, found: FoundEvent, days: Days): string | null {
  const date = found.event.isCurrent ? days.pageDate : dateSaid(sentence, found, days);
  if (date === null || date < oldestTriggerDay(new Date(`${days.today}T00:00:00Z`))) return null;
  const isLater = padDate(date) > days.today;
  if (isLater && date.length === yearLength) return null;
  return isLater && !found.isToCome && days.pageDate === null ? null : date;
}

/** The date in the clause or before the text or, if the sentence has no date of its own, the page's. */
function dateSaid(
  sentence: Sentence,
  { clause, isToCome }: FoundEvent,
  { pageDate, isPageDated }: Days,
): string | null {
  const { items } = sentence;
  const places = items.flatMap(({ kind }, at) => (kind === 'date' ? [at] : []));
  const own = places.filter((at) => !isOfSomethingElse(sentence, at));
  const inClause = own.filter((at) => at >= clause.start && at < clause.end && !isInGap(clause, at));
  const dates = new Set(inClause.map((at) => itemAt(items, at).date ?? null));
  const [date] = dates;
  if (date !== undefined) return dates.size > 1 ? null : date;
  const [first] = own;
  if (first !== undefined)
    return own.length === 1 && isDateline(items, first) ? (itemAt(items, first).date ?? null) : null;
  const isBygone = items.some(
    ({ kind, lower }) => kind === 'number' && isYear(lower) && lower < (pageDate ?? ''),
  );
  const isOfOtherTime = places.some((at) => (itemAt(items, at).date ?? '') <= (pageDate ?? ''));
  const isVague = items.some(
    ({ kind, lower }) => kind === 'word' && sentence.vocabulary.is.vagueTimes(lower),
  );
  return !isPageDated || isBygone || isOfOtherTime || isToCome || isVague ? null : pageDate;
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

/** A plan for some day of a year has no date yet. */
const yearLength = 4;

const maxDatelineLength = 6;

/** "Since 2019", "until March", "planned for 2027". */
function isOfSomethingElse({ items, vocabulary: { is } }: Sentence, at: number): boolean {
  const wordAt = (index: number) => items[index]?.lower ?? '';
  let before = at - 1;
  while (is.dateOpeners(wordAt(before)) && !is.otherDatesBefore(wordAt(before))) before -= 1;
  let behind = at + 1;
  while (is.dateOpeners(wordAt(behind)) && !is.otherDatesBehind(wordAt(behind))) behind += 1;
  return is.otherDatesBefore(wordAt(before)) || is.otherDatesBehind(wordAt(behind));
}
