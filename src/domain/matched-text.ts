/** What the shape, which sticks to its place, takes of a text from there on; empty where it does not fit. */
export function matchedTextAt(text: string, at: number, pattern: RegExp): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}
