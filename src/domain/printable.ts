/*
 * Makes untrusted text safe for a terminal. Control, direction and invisible characters become spaces, so that text
 * cannot forge or hide output.
 */

/** Also replaces line breaks. */
export function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ');
}

/** Keeps line breaks and tabs. */
export function printableLines(text: string): string {
  return text.replaceAll(/(?![\n\t])[\p{Cc}\p{Cf}\u2028\u2029]/gu, ' ');
}

/** Escapes such characters in JSON text, which keeps its meaning. */
export function printableJson(json: string): string {
  return json.replaceAll(/[\u007f-\u009f\p{Cf}\u2028\u2029]/gu, (character) =>
    character
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );
}
