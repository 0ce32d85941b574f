/** Where a stretch of a text begins, and where it ends, the end excluded, in UTF-16 code units. */
import { itemAt } from '../../../domain/item-at.ts';
export interface Place {
  readonly start: number;
  readonly end: number;
}

/**
 * Finds words in a text: as they are, else with any white space for any other, as models copy line breaks. The place is
 * that of the text's own words. Null where they do not stand there.
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

/** The first place where the words stand whole, not inside longer ones; else the first one at all. */
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

/** A text with one space for each stretch of white space, and where each of its code units stands in the original. */
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
