import type { MutationWords } from './mutation-words.ts';
import { spanOf, type Span } from './text.ts';

/** A date as a text writes it, with the parts that it names. */
export interface WrittenDate extends Span {
  readonly day: string | null;
  /** From 0 to 11. */
  readonly month: number | null;
  readonly monthWord: string | null;
  readonly year: string | null;
}

/** The dates of a text in their order: "4 May 2026", "May 2026", "May", "4.5.2026" and "2026". */
export function datesOf(text: string, words: MutationWords): readonly WrittenDate[] {
  return [...text.matchAll(datePattern(words))].map((match): WrittenDate => {
    const { day, numericDay, month, numericMonth, year, numericYear, onlyYear } = match.groups ?? {};
    const named = words.months.findIndex((name) => name.toLowerCase() === month?.toLowerCase());
    return {
      ...spanOf(match),
      day: day ?? numericDay ?? null,
      month: named >= 0 ? named : numericMonth === undefined ? null : Number(numericMonth) - 1,
      monthWord: month ?? null,
      year: year ?? numericYear ?? onlyYear ?? null,
    };
  });
}

const patterns = new WeakMap<MutationWords, RegExp>();

function datePattern(words: MutationWords): RegExp {
  const known = patterns.get(words);
  if (known !== undefined) return known;
  const year = String.raw`(?:19|20)\d\d(?![\d/]|[.,]\d)`;
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\d.,/-])(?:(?:${words.datePreposition}) )?(?:` +
      [
        String.raw`(?<numericDay>\d{1,2})\.(?<numericMonth>\d{1,2})\.(?<numericYear>${year})`,
        String.raw`(?:(?<day>\d{1,2})\.? )?(?<month>${words.months.join('|')})(?:${words.monthEnding})` +
          String.raw`(?![\p{L}\d])(?:,? (?<year>${year}))?`,
        String.raw`(?<onlyYear>${year})`,
      ].join('|') +
      ')',
    'gu',
  );
  patterns.set(words, pattern);
  return pattern;
}

/** Whether two dates cannot be one: they name different years, months or days. */
export function exclude(left: WrittenDate, right: WrittenDate): boolean {
  const differ = <T>(one: T | null, other: T | null): boolean =>
    one !== null && other !== null && one !== other;
  return (
    differ(left.year, right.year) ||
    differ(left.month, right.month) ||
    (left.month !== null && left.month === right.month && differ(left.day, right.day))
  );
}
