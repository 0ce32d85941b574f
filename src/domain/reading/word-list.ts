import type { WordList } from '../language-pack/reading-words.ts';

/** Whether a lower-case word is one of a list. */
export type WordTest = (lower: string) => boolean;

/**
 * Compiles a list. A test compares only beginnings and ends of words, so a hostile word takes no longer than another.
 */
export function compileWords(list: WordList): WordTest {
  const entries = list.split(/\s+/u).filter((entry) => entry !== '');
  const words = new Set(entries.filter((entry) => !entry.includes('*')));
  const begins = entries.filter((entry) => /^[^*]+\*$/u.test(entry)).map((entry) => entry.slice(0, -1));
  const ends = entries.filter((entry) => /^\*[^*]+$/u.test(entry)).map((entry) => entry.slice(1));
  const parts = entries.filter((entry) => /^\*[^*]+\*$/u.test(entry)).map((entry) => entry.slice(1, -1));
  if (begins.length + ends.length + parts.length === 0) return (lower) => words.has(lower);
  return (lower) =>
    words.has(lower) ||
    begins.some((begin) => lower.startsWith(begin)) ||
    ends.some((end) => lower.endsWith(end)) ||
    parts.some((part) => lower.includes(part));
}

/** The words of a list without stars. */
export function wordsOf(list: WordList | undefined): readonly string[] {
  return (list ?? '').split(/\s+/u).filter((entry) => entry !== '');
}
