import { printable } from '../printable.ts';

/** A value under its name as a text of one line or more; times as people read them, and nothing for what is null. */
export function formatFieldValue(name: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number' && isTimeField(name) && value > 1e11) return new Date(value).toISOString();
  if (isScalarList(value)) return value.join(', ');
  if (Array.isArray(value) && value.length === 0) return '';
  return JSON.stringify(value);
}

/** Whether a name is that of a time, in epoch milliseconds. */
export function isTimeField(name: string): boolean {
  return /^(at|since|scheduledStartDate)$|At$/.test(name);
}

export function isScalarList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.length > 0 && value.every((item) => typeof item !== 'object');
}

/** The text on one line of at most so many characters; an ellipsis stands for what was cut off. */
export function truncate(text: string, width: number): string {
  const characters = Array.from(printable(text));
  return characters.length <= width ? characters.join('') : `${characters.slice(0, width - 1).join('')}…`;
}

/** The text with spaces behind it, so many characters wide. */
export function pad(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - Array.from(text).length));
}
