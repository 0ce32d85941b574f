/** Words of a text, without case, signs and spaces between them. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

const runLength = 3;

/** What of a text is compared with others: all that follow one another of three words. */
export function runsOf(text: string): ReadonlySet<string> {
  const words = wordsOf(text);
  const count = Math.max(0, words.length - runLength + 1);
  return new Set(Array.from({ length: count }, (_, at) => words.slice(at, at + runLength).join(' ')));
}

/** The share of the shorter text's runs that the other text has too, between 0 and 1. */
export function sharedRuns(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [few, many] = one.size < other.size ? [one, other] : [other, one];
  if (few.size === 0) return 0;
  return [...few].filter((run) => many.has(run)).length / few.size;
}
