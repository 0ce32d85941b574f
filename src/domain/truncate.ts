/** Cuts a text to a length in UTF-16 units, ending in an ellipsis. It never splits a character. */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text.toWellFormed();
  const start = text.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, '');
  return `${start.trimEnd()}…`.toWellFormed();
}
