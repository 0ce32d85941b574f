/**
 * The known word that a misspelt one most likely meant, or undefined when none is near: a third of its letters may
 * differ and two at least, but of a word of four letters or less a single one. Letter case is ignored.
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

/** Levenshtein's distance, with neighbours that changed places as one mistake; given up where it must reach `limit`. */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  // What lies outside of the table is too far.
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
    // A swap reaches back over one row, so both must be too far.
    if (Math.min(...row, ...previous) >= limit) return limit;
    [beforePrevious, previous] = [previous, row];
  }
  return at(previous, b.length);
}
