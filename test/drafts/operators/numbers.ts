import { wholeWords, type MutationWords } from './mutation-words.ts';
import { datesOf } from './dates.ts';
import { keepCapital, spansOf, type Span } from './text.ts';

/** A number that counts or measures something: no part of a date, of a name or of a word. */
export interface CountedNumber extends Span {
  readonly value: number;
  readonly isClockTime: boolean;
}

/** The numbers of a text in their order: digits and number words. */
export function numbersOf(text: string, words: MutationWords): readonly CountedNumber[] {
  const dates = datesOf(text, words);
  const written = spansOf(text, wholeWords(words.numbers.flat().join('|'))).map((span) => ({
    ...span,
    value: 2 + (rowOf(span.text, words)?.indexOf(span.text.toLowerCase()) ?? 0),
  }));
  const digits = spansOf(text, digitPattern).map((span) => ({ ...span, value: valueOf(span.text) }));
  return [...digits, ...written]
    .filter((span) => !isYear(span.text) && !dates.some((date) => isPartOf(span, date, text)))
    .sort((left, right) => left.start - right.start)
    .map((span) => ({ ...span, isClockTime: isClockTime(span, text) }));
}

/** Whether a number is in a date or is the first day of a range: "4 to 29 January". */
function isPartOf(number: Span, date: Span, text: string): boolean {
  if (number.start < date.end && date.start < number.end) return true;
  return (
    number.end < date.start &&
    /^\.?\s*(?:to|bis|till|and|und|och|ja|–|-)\s*$/u.test(text.slice(number.end, date.start))
  );
}

function isClockTime({ start, end, value }: Span & { readonly value: number }, text: string): boolean {
  if (value > 24) return false;
  const after = /^(?:[.:]\d\d)?\s*(?:a\.?m|p\.?m|noon|Uhr|o'clock|(?:to|bis) \d+ (?:Uhr|[ap]m))/u.test(
    text.slice(end),
  );
  return (
    after ||
    /(?<!\p{L})(?:klo|kello|kl\.?|klockan)\s*(?:[\d.:]+\s*(?:–|och|till|ja)\s*)?$/iu.test(
      text.slice(0, start),
    )
  );
}

const digitPattern =
  /(?<![\p{L}\d/]|\d[.,:]|[\p{L}\d]-)\d{1,3}(?:(?:[., \u00a0]\d{3})+(?!\d)|\d*)(?:[.,]\d+)?(?![\d/]|[.,:]\d)/gu;

function isYear(text: string): boolean {
  return /^(?:19|20)\d\d$/u.test(text);
}

function valueOf(digits: string): number {
  const grouped = /^\d{1,3}(?:[., \u00a0]\d{3})+$/u.test(digits);
  return Number(grouped ? digits.replace(/\D/gu, '') : digits.replace(/[ \u00a0]/gu, '').replace(',', '.'));
}

function rowOf(text: string, words: MutationWords): readonly string[] | undefined {
  return words.numbers.find((row) => row.includes(text.toLowerCase()));
}

/** Whether one number can replace another: in some languages, a number word must have the same form. */
export function canReplace(number: CountedNumber, other: CountedNumber, words: MutationWords): boolean {
  if (number.isClockTime !== other.isClockTime) return false;
  return words.numbers.length === 1 || rowOf(number.text, words) === rowOf(other.text, words);
}

/** Another number in the same notation, or null. */
export function otherNumber({ text }: CountedNumber, words: MutationWords, isLarger: boolean): string | null {
  const row = rowOf(text, words);
  if (row === undefined) return isLarger ? larger(text) : smaller(text);
  const at = row.indexOf(text.toLowerCase());
  return keepCapital(text, row[isLarger ? at + 2 : at - 1] ?? '') || null;
}

function larger(digits: string): string {
  const [first = ''] = /[1-9]/u.exec(digits) ?? [];
  return first === '9' ? digits.replace('9', '19') : digits.replace(first, String(Number(first) + 1));
}

function smaller(digits: string): string | null {
  const first = /[1-9]/u.exec(digits)?.[0] ?? '';
  if (first !== '1') return first === '' ? null : digits.replace(first, String(Number(first) - 1));
  const next = /(?<=1\d*[.,]?\d*)[1-9]/u.exec(digits);
  if (next === null) return /^10+$/u.test(digits) ? digits.replace(/^10/u, '7') : null;
  return `${digits.slice(0, next.index)}${Number(next[0]) - 1}${digits.slice(next.index + 1)}`;
}
