import { findWords } from '../../languages/all-phrases.ts';

/** Whether a text says when to come back. A time with "maybe" does not count. */
export function namesLaterTime(text: string): boolean {
  return later.test(text) && !perhaps.test(text);
}

const later = findWords(({ enquiries }) => enquiries.times.later);
const perhaps = findWords(({ enquiries }) => enquiries.times.perhaps);
