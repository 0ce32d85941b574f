/** The text before the first of these marks; the whole text if there is none. */
export function textBefore(text: string, mark: string | RegExp): string {
  const [before = ''] = text.split(mark, 1);
  return before;
}
