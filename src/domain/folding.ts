/** The form of a text in which two that differ only by letter case, width or white space are the same. */
export function fold(text: string): string {
  return onceFolded(onceFolded(text));
}

/** Upper case first, for it writes out what has no capital, such as ß; a last sigma becomes like every other. */
function onceFolded(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .trim();
}
