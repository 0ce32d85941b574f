/**
 * Formats texts as an array for PostgreSQL. Quotes each, because a bare `null` is no text and bare blanks are cut, and
 * escapes only what the array syntax knows: there, `\n` is the letter n.
 */
export function formatTextArray(texts: readonly string[]): string {
  return `{${texts.map((text) => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`).join(',')}}`;
}
