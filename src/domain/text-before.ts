/** The text before the first match of the mark; the whole text without a match. */
export function textBefore(text: string, mark: string | RegExp): string {
  const [before = ''] = text.split(mark, 1);
  return before;
}
