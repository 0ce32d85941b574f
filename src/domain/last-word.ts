/** The text after the last space; the whole text if there is none. */
export function lastWord(text: string): string {
  return text.slice(text.lastIndexOf(' ') + 1);
}
