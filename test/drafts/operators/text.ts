import type { Rewrite } from './mutation-words.ts';

/** A part of a sentence. */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export function spanOf(match: RegExpExecArray): Span {
  return { start: match.index, end: match.index + match[0].length, text: match[0] };
}

export function spansOf(text: string, pattern: RegExp): readonly Span[] {
  return [...text.matchAll(pattern)].map(spanOf);
}

/** A sentence with other words in the place of a part, its spaces and first capital put in order. */
export function replaceSpan(
  sentence: string,
  { start, end }: Pick<Span, 'start' | 'end'>,
  text: string,
): string {
  return tidy(`${sentence.slice(0, start)}${text}${sentence.slice(end)}`);
}

/** A sentence with several parts replaced; they must not overlap. */
export function replaceSpans(sentence: string, parts: readonly (readonly [Span, string])[]): string {
  const last = [...parts].sort(([left], [right]) => right.start - left.start);
  return tidy(
    last.reduce(
      (text, [{ start, end }, replacement]) => `${text.slice(0, start)}${replacement}${text.slice(end)}`,
      sentence,
    ),
  );
}

/** Every sentence that one rewrite makes of one of its matches. */
export function rewriteEach(sentence: string, rewrites: readonly Rewrite[]): readonly string[] {
  return rewrites.flatMap(({ from, to }) =>
    [...sentence.matchAll(from)].map((match) => {
      return replaceSpan(sentence, spanOf(match), fillGroups(to, match));
    }),
  );
}

/** The sentence with every match of every rewrite replaced, each word once. */
export function rewriteAll(sentence: string, rewrites: readonly Rewrite[]): string {
  const parts: [Span, string][] = [];
  for (const { from, to } of rewrites) {
    for (const match of sentence.matchAll(from)) {
      const span = spanOf(match);
      if (parts.some(([other]) => span.start < other.end && other.start < span.end)) continue;
      parts.push([span, fillGroups(to, match)]);
    }
  }
  return replaceSpans(sentence, parts);
}

/**
 * A replacement with the groups of a match. The first word of a sentence loses its capital letter after another
 * word.
 */
function fillGroups(replacement: string, match: RegExpExecArray): string {
  return replacement.replace(/\$(\d)/gu, (_, group: string, at: number) => {
    const text = match[Number(group)] ?? '';
    const wasFirst = match.index === 0 && match[0].startsWith(text);
    return wasFirst && at > 0 ? text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()) : text;
  });
}

export function keepCapital(before: string, after: string): string {
  return /^\p{Lu}/u.test(before) && !/^\p{Lu}{2}/u.test(before) ? capitalise(after) : after;
}

export function capitalise(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

export function tidy(text: string): string {
  const spaced = text
    .replace(/\s+/gu, ' ')
    .replace(/ (?=[.,;:?!])/gu, '')
    .replace(/^[\s,;]+/u, '')
    .trim();
  return capitalise(spaced.replace(/,(?=[,.;])/gu, ''));
}

/** What a sentence is compared by: its letters and digits, without regard to capitals and spaces. */
export function sentenceKey(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The share of a sentence's words that another text contains, by their first letters. */
export function shareOfWords(sentence: string, text: string): number {
  const words = sentence.toLowerCase().match(/[\p{L}\d]{4,}/gu) ?? [];
  const lower = text.toLowerCase();
  return words.filter((word) => lower.includes(word.slice(0, 5))).length / Math.max(1, words.length);
}
