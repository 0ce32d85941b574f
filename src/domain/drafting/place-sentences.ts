import type { DraftSentence } from './material.ts';
import type { Span } from './sentences.ts';

export interface PlacedSentence {
  readonly start: number;
  readonly end: number;
  readonly sentence: DraftSentence;
}

export interface SentencePlaces {
  /** In the order of the text. */
  readonly placed: readonly PlacedSentence[];
  /** Sentences that the text does not hold as they are. */
  readonly missing: readonly DraftSentence[];
  /** What stands between the placed sentences, without white space at its ends. */
  readonly gaps: readonly Span[];
}

/** Finds the sentences of a draft in its text, in their order if possible. No two of them share a place. */
export function placeSentences(text: string, sentences: readonly DraftSentence[]): SentencePlaces {
  const placed: PlacedSentence[] = [];
  const missing: DraftSentence[] = [];
  let from = 0;
  for (const sentence of sentences) {
    const start = findFree(text, sentence.text, from, placed) ?? findFree(text, sentence.text, 0, placed);
    if (start === undefined) missing.push(sentence);
    else {
      from = start + sentence.text.length;
      placed.push({ start, end: from, sentence });
    }
  }
  placed.sort((left, right) => left.start - right.start);
  return { placed, missing, gaps: gapsOf(text, placed) };
}

function findFree(
  text: string,
  wanted: string,
  from: number,
  placed: readonly PlacedSentence[],
): number | undefined {
  if (wanted === '') return undefined;
  for (let at = text.indexOf(wanted, from); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const end = at + wanted.length;
    const isTaken = placed.some((other) => at < other.end && other.start < end);
    if (!isTaken && !insideWord.test(text.slice(Math.max(0, at - 1), at + 1)) && endsWhole(text, end))
      return at;
  }
  return undefined;
}

/** "We charge 10" does not stand in "We charge 1000". */
function endsWhole(text: string, end: number): boolean {
  return !insideWord.test(text.slice(end - 1, end + 1));
}

const insideWord = /^[\p{L}\p{N}]{2}$/u;

function gapsOf(text: string, placed: readonly PlacedSentence[]): readonly Span[] {
  const starts = [0, ...placed.map(({ end }) => end)];
  const ends = [...placed.map(({ start }) => start), text.length];
  return starts.flatMap((start, index) => {
    const gap = text.slice(start, ends[index]);
    const trimmed = gap.trim();
    if (trimmed === '') return [];
    const at = start + gap.indexOf(trimmed);
    return [{ start: at, end: at + trimmed.length, text: trimmed }];
  });
}
