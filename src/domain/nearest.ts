/**
 * The known word that a misspelt one most likely means, or undefined. A third of its letters may differ, at least
 * two; in words of up to four letters, only one. Letter case is ignored.
 */
export function nearest(
  word: string,
  known: Iterable<string>,
  maxMistakes: number = word.length < 5 ? 1 : Math.max(2, Math.floor(word.length / 3)),
): string | undefined {
  let best: string | undefined;
  let bestDistance = maxMistakes + 1;
  for (const candidate of known) {
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase(), bestDistance);
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}

/** Damerau-Levenshtein distance, where a swap of neighbours costs one. Stops when the result must reach `limit`. */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  // Positions outside the table are too far.
  const at = (row: readonly number[], place: number): number => row[place] ?? limit;
  let beforePrevious: readonly number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const substitution = at(previous, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = isSwapped ? at(beforePrevious, j - 2) + 1 : limit;
      row.push(Math.min(at(previous, j) + 1, at(row, j - 1) + 1, substitution, swap));
    }
    // A swap refers to the row before the previous one, so both rows must be too far.
    if (Math.min(...row, ...previous) >= limit) return limit;
    [beforePrevious, previous] = [previous, row];
  }
  return at(previous, b.length);
}
