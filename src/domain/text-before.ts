/** The text before the first match of the separator; the whole text if there is none. */
export function textBefore(text: string, separator: string | RegExp): string {
  const [before = ''] = text.split(separator, 1);
  return before;
}
