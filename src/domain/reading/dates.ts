import { monthOf } from '../drafting/months.ts';
import { joinRuns, type Item } from './items.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Makes one item of each date. `pageDate` completes dates without a year and stands for "today". */
export function joinDates(
  items: readonly Item[],
  vocabulary: Vocabulary,
  pageDate: string | null,
): readonly Item[] {
  return joinRuns(items, (index) => {
    const found = readDate({ items, vocabulary, pageDate }, index);
    const [first, last] = [items[index], found && items[index + found.length - 1]];
    if (!found || !first || !last) return null;
    const { date, length } = found;
    return { item: { ...first, kind: 'date', end: last.end, date }, length };
  });
}

/** A date in figures alone: "14.4.2026", "2026-04-14", "14/4/2026", "4/2026". */
export function isoOfFigures(written: string): string | null {
  const [, isoYear, isoMonth, isoDay] = /^((?:19|20)\d\d)-(\d\d)-(\d\d)$/u.exec(written) ?? [];
  if (isoYear !== undefined) return isoOf(isoYear, Number(isoMonth), Number(isoDay));
  const [, day, month, year] = /^(\d{1,2})[./](\d{1,2})[./]((?:19|20)\d\d)$/u.exec(written) ?? [];
  if (year !== undefined) return isoOf(year, Number(month), Number(day));
  const [, monthAlone, yearOfMonth] = /^(\d{1,2})\/((?:19|20)\d\d)$/u.exec(written) ?? [];
  return yearOfMonth === undefined ? null : isoOf(yearOfMonth, Number(monthAlone), null);
}

interface DateContext {
  readonly items: readonly Item[];
  readonly vocabulary: Vocabulary;
  readonly pageDate: string | null;
}

interface FoundDate {
  readonly date: string | null;
  readonly length: number;
}

function readDate(context: DateContext, at: number): FoundDate | null {
  const item = context.items[at];
  if (item === undefined || item.kind === 'sign') return null;
  if (isDigit(item.lower.charCodeAt(0)))
    return (
      readFigures(item) ?? readShortFigures(context, at) ?? readDayFirst(context, at) ?? readYear(context, at)
    );
  return readWeekday(context, at) ?? readMonthFirst(context, at) ?? readPageDay(context, at);
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** "1.3." of the year of the page. */
function readShortFigures({ items, vocabulary, pageDate }: DateContext, at: number): FoundDate | null {
  const [, day, month] = /^(\d{1,2})\.(\d{1,2})$/u.exec(items[at]?.lower ?? '') ?? [];
  if (!vocabulary.hasShortDates || items[at + 1]?.lower !== '.' || day === undefined) return null;
  return { date: pageDate === null ? null : nearest(pageDate, Number(month), Number(day)), length: 2 };
}

/** "8 September 2026", "8. September", "8th of September". */
function readDayFirst({ items, vocabulary, pageDate }: DateContext, at: number): FoundDate | null {
  const day = /^\d/u.test(items[at]?.lower ?? '') ? dayOf(items[at], vocabulary) : null;
  if (day === null) return null;
  let next = at + 1;
  while (next < at + 3 && (items[next]?.lower === '.' || vocabulary.is.dayEndings(items[next]?.lower ?? '')))
    next += 1;
  const month = monthAt(items[next], vocabulary, true);
  if (month === null) return null;
  return withYear(items, next + 1, at, { day, month, pageDate });
}

/** "September 2026", "September 8, 2026", "in September". */
function readMonthFirst({ items, vocabulary, pageDate }: DateContext, at: number): FoundDate | null {
  const month = monthAt(items[at], vocabulary, false);
  if (month === null) return null;
  // "Oct. 5"
  const after = items[at + 1]?.lower === '.' && vocabulary.hasMonthFirst ? at + 2 : at + 1;
  const next = items[after];
  const named = vocabulary.dayNames.get(next?.lower ?? '') ?? null;
  if (named !== null) return withYear(items, after + 1, at, { day: named, month, pageDate });
  const isDay = vocabulary.hasMonthFirst || items[after + 1]?.lower === '.';
  const day = isDay ? dayOf(next, vocabulary) : null;
  if (day !== null) return withYear(items, after + 1, at, { day, month, pageDate });
  return withYear(items, at + 1, at, { day: null, month, pageDate });
}

function withYear(
  items: readonly Item[],
  next: number,
  at: number,
  { day, month, pageDate }: { day: number | null; month: number; pageDate: string | null },
): FoundDate {
  const skipped = items[next]?.lower === ',' || items[next]?.lower === '.' ? 1 : 0;
  const year = yearOf(items[next + skipped]);
  if (year !== null) return { date: isoOf(year, month, day), length: next + skipped + 1 - at };
  return { date: pageDate === null ? null : nearest(pageDate, month, day), length: next - at };
}

function readPageDay({ items, vocabulary, pageDate }: DateContext, at: number): FoundDate | null {
  for (const { words, daysBefore, isMonth } of vocabulary.pageDays.get(items[at]?.lower ?? '') ?? []) {
    if (!words.every((word, offset) => items[at + offset]?.lower === word)) continue;
    const date = pageDate === null ? null : dayBefore(pageDate, daysBefore);
    return { date: isMonth && date !== null ? date.slice(0, 7) : date, length: words.length };
  }
  return null;
}

/** "On Friday": the last Friday before the day of the page. In "on Saturday, 17 October" the date decides. */
function readWeekday(context: DateContext, at: number): FoundDate | null {
  const { items, vocabulary, pageDate } = context;
  const weekday = vocabulary.weekdays.get(items[at]?.lower ?? '');
  if (weekday === undefined) return null;
  for (let next = at + 1; next <= at + 3; next += 1) {
    const found = readDayFirst(context, next) ?? readMonthFirst(context, next) ?? readFigures(items[next]);
    if (found !== null) return { ...found, length: next + found.length - at };
    const { lower = '' } = items[next] ?? {};
    if (lower !== ',' && !vocabulary.is.dateOpeners(lower)) break;
  }
  const opener = items[at - 1]?.lower ?? '';
  const isNext = vocabulary.is.nextOpeners(opener);
  if (!isNext && !vocabulary.is.weekdayOpeners(opener)) return null;
  if (pageDate === null) return { date: null, length: 1 };
  const daysBefore = (new Date(padDate(pageDate)).getUTCDay() - weekday + 7) % 7;
  return { date: dayBefore(pageDate, isNext ? daysBefore - 7 : daysBefore), length: 1 };
}

function readFigures(item: Item | undefined): FoundDate | null {
  const date = item?.kind === 'number' ? isoOfFigures(item.lower) : null;
  return date === null ? null : { date, length: 1 };
}

function dayBefore(date: string, days: number): string {
  const day = new Date(`${padDate(date)}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - days);
  return day.toISOString().slice(0, 10);
}

/** "In 2026". A year after a name belongs to the name: "Expo 2026". */
function readYear({ items, vocabulary }: DateContext, at: number): FoundDate | null {
  const year = yearOf(items[at]);
  if (year === null) return null;
  const before = items[at - 1];
  const isOpened =
    before === undefined ||
    vocabulary.is.yearOpeners(before.lower) ||
    (!vocabulary.needsYearOpener && before.kind === 'word' && !before.isCapitalised);
  if (!isOpened) return null;
  const month = monthAt(items[at + 1], vocabulary, true);
  return month === null ? { date: year, length: 1 } : { date: isoOf(year, month, null), length: 2 };
}

function dayOf(item: Item | undefined, { is }: Vocabulary): number | null {
  const [, digits, ending] = /^(\d{1,2})(\p{L}*)$/u.exec(item?.lower ?? '') ?? [];
  if (digits === undefined || (ending !== '' && !is.dayEndings(ending ?? ''))) return null;
  const day = Number(digits);
  return day >= 1 && day <= 31 ? day : null;
}

/** Of "mid-" and "early-" before a month. */
const maxPrefixLength = 5;

/** Names of months that are also other words, such as "may", need a capital letter. */
function monthAt(
  item: Item | undefined,
  { months, lexicon }: Vocabulary,
  isBehindDay: boolean,
): number | null {
  if (item?.kind !== 'word') return null;
  const hyphen = item.lower.indexOf('-');
  const name = hyphen > 0 && hyphen <= maxPrefixLength ? item.lower.slice(hyphen + 1) : item.lower;
  const month = monthOf(name) ?? months.get(name) ?? null;
  if (month === null) return null;
  const isOther = lexicon.modality.has(item.lower) || lexicon.connecting.has(item.lower);
  if (isOther && !isBehindDay && !item.isCapitalised) return null;
  return month;
}

function yearOf(item: Item | undefined): string | null {
  return item?.kind === 'number' && /^(?:19|20)\d\d$/u.test(item.lower) ? item.lower : null;
}

function isoOf(year: string, month: number, day: number | null): string | null {
  const padded = String(month).padStart(2, '0');
  if (month < 1 || month > 12) return null;
  if (day === null) return `${year}-${padded}`;
  const iso = `${year}-${padded}-${String(day).padStart(2, '0')}`;
  const time = Date.parse(`${iso}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== iso ? null : iso;
}

/** Completes a date without a year with the year that brings it closest to the date of the page. */
function nearest(pageDate: string, month: number, day: number | null): string | null {
  const year = Number(pageDate.slice(0, 4));
  const distanceOf = (date: string) => Math.abs(Date.parse(padDate(date)) - Date.parse(padDate(pageDate)));
  const dates = [year - 1, year, year + 1].flatMap((each) => isoOf(String(each), month, day) ?? []);
  return dates.sort((left, right) => distanceOf(left) - distanceOf(right))[0] ?? null;
}

/** The first day of a date that names only a month or year. */
export function padDate(date: string): string {
  return `${date}-01-01`.slice(0, 10);
}
