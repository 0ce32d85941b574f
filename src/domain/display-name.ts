const maxLength = 100;

/**
 * A name that the caller invented, as messages repeat it: cut, and on one line. A line break would end the line of a
 * tool's error text that agents parse.
 */
export function displayName(name: string): string {
  if (name === '') return '""';
  return name
    .slice(0, maxLength)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, '\ufffd')
    .toWellFormed();
}
