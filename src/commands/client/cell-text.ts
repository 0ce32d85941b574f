import { printable } from '../../domain/printable.ts';

/** Formats a field's value as text. Times are readable, null is empty. */
export function formatFieldValue(name: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number' && isTimeField(name) && value > 1e11) return new Date(value).toISOString();
  if (isScalarList(value)) return value.join(', ');
  if (Array.isArray(value) && value.length === 0) return '';
  return JSON.stringify(value);
}

/** True if the field holds epoch milliseconds. */
export function isTimeField(name: string): boolean {
  return /^(at|since|scheduledStartDate)$|At$/.test(name);
}

export function isScalarList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.length > 0 && value.every((item) => typeof item !== 'object');
}

/** Cuts the text to one line of at most `width` characters, marked by an ellipsis. */
export function truncate(text: string, width: number): string {
  const characters = Array.from(printable(text));
  return characters.length <= width ? characters.join('') : `${characters.slice(0, width - 1).join('')}…`;
}

/** Pads the text with spaces to `width` characters. */
export function pad(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - Array.from(text).length));
}
