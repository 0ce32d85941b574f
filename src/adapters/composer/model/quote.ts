/** The beginning and the end (exclusive) of a part of a text, in UTF-16 code units. */
import { itemAt } from '../../../domain/item-at.ts';
export interface Place {
  readonly start: number;
  readonly end: number;
}

/**
 * Finds words in a text, if needed with other white space, because models change line breaks. Returns the position
 * in the text, or null if the words are not there.
 */
export function findQuote(text: string, quote: string): Place | null {
  const wanted = quote.trim();
  if (wanted === '') return null;
  const exact = firstWhole(text, wanted);
  if (exact !== null) return exact;
  const folded = fold(text);
  const place = firstWhole(folded.text, fold(wanted).text);
  if (!place) return null;
  const { startOf } = folded;
  return { start: itemAt(startOf, place.start), end: itemAt(startOf, place.end - 1) + 1 };
}

/** The first position where the words are not part of longer words; otherwise the first position. */
function firstWhole(text: string, wanted: string): Place | null {
  let first: Place | null = null;
  for (let start = text.indexOf(wanted); start >= 0; start = text.indexOf(wanted, start + 1)) {
    const place = { start, end: start + wanted.length };
    if (!isInside(text, place.start) && !isInside(text, place.end)) return place;
    first ??= place;
  }
  return first;
}

function isInside(text: string, at: number): boolean {
  return /^[\p{L}\p{N}]{2}$/u.test(text.slice(Math.max(0, at - 1), at + 1));
}

/** A text with single spaces, and the position of each of its code units in the original. */
function fold(text: string): { text: string; startOf: readonly number[] } {
  let folded = '';
  const startOf: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    const isSpace = /\s/u.test(letter);
    if (isSpace && folded.endsWith(' ')) continue;
    folded += isSpace ? ' ' : letter;
    startOf.push(at);
  }
  return { text: folded, startOf };
}
