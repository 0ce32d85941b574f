import { allPacks } from '../../languages/packs.ts';

/** The number of each month by the forms of its name in all packs. */
const monthNumbers: ReadonlyMap<string, number> = new Map(
  allPacks.flatMap(({ texts }) =>
    texts.months.flatMap((forms, index) =>
      forms.split(' ').map((form): [string, number] => [form, index + 1]),
    ),
  ),
);

/** All names of months in all packs. */
export const months: ReadonlySet<string> = new Set(monthNumbers.keys());

/** The number of the month that a lower-case word names, 1 for January; undefined if it names none. */
export function monthOf(lower: string): number | undefined {
  return monthNumbers.get(lower);
}

/** Day, month and year of a date in figures alone, "14.4.2026" or "2026-04-14"; null for other figures. */
export function dateInFigures(written: string): { day: string; month: number; year: string } | null {
  const [, day, month, year] = /^(\d{1,2})\.(\d{1,2})\.((?:19|20)\d\d)$/u.exec(written) ?? [];
  const [, isoYear, isoMonth, isoDay] = /^((?:19|20)\d\d)-(\d\d)-(\d\d)$/u.exec(written) ?? [];
  const date = { day: day ?? isoDay ?? '', month: Number(month ?? isoMonth), year: year ?? isoYear ?? '' };
  return date.month >= 1 && date.month <= 12 && Number(date.day) >= 1 && Number(date.day) <= 31 ? date : null;
}
