/** Words of a text, without case, signs and spaces between them. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** The share of the shorter text's runs of so many words that the other text has too, between 0 and 1. */
export function sharedRuns(one: string, other: string, length = 3): number {
  const [first, second] = [runsOf(wordsOf(one), length), runsOf(wordsOf(other), length)];
  const [few, many] = first.size < second.size ? [first, second] : [second, first];
  if (few.size === 0) return 0;
  return [...few].filter((run) => many.has(run)).length / few.size;
}

function runsOf(words: readonly string[], length: number): Set<string> {
  const count = Math.max(0, words.length - length + 1);
  return new Set(Array.from({ length: count }, (_, at) => words.slice(at, at + length).join(' ')));
}
