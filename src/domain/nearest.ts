/**
 * The known word that a misspelt one most likely means, or undefined. By default one letter may differ in words of up
 * to four letters. In longer words a third of the letters may differ, at least two. Letter case is ignored.
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

/** The Damerau-Levenshtein distance, where swapped neighbours cost one. Returns `limit` once it cannot be smaller. */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  // Positions outside the table count as too far.
  const distanceAt = (row: readonly number[], column: number): number => row[column] ?? limit;
  let beforePrevious: readonly number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const substitution = distanceAt(previous, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = isSwapped ? distanceAt(beforePrevious, j - 2) + 1 : limit;
      row.push(Math.min(distanceAt(previous, j) + 1, distanceAt(row, j - 1) + 1, substitution, swap));
    }
    // A swap refers to the row before the previous one, so both rows must be too far.
    if (Math.min(...row, ...previous) >= limit) return limit;
    [beforePrevious, previous] = [previous, row];
  }
  return distanceAt(previous, b.length);
}
