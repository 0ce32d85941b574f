/** The text that a sticky pattern matches at a position; empty if it does not match. */
export function matchedTextAt(text: string, at: number, pattern: RegExp): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}
