/*
 * Texts for a terminal that others may have written: signs that would move the cursor, change colours, turn the
 * direction of writing or show nothing become spaces, so that nothing on the screen can be made up or hidden.
 */

/** On one line: line breaks become spaces too. */
export function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ');
}

/** With the line breaks and tabs that it has. */
export function printableLines(text: string): string {
  return text.replaceAll(/(?![\n\t])[\p{Cc}\p{Cf}\u2028\u2029]/gu, ' ');
}

/** A text of JSON that says the same: what JSON leaves as it is, is written as an escape. */
export function printableJson(json: string): string {
  return json.replaceAll(/[\u007f-\u009f\p{Cf}\u2028\u2029]/gu, (sign) =>
    sign
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );
}
