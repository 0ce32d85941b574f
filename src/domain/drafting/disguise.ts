/**
 * The first character that a reader sees otherwise than the verifier: a variant of a digit or letter (full-width,
 * superscript, mathematical, Arabic-Indic, a fraction), or a character that hides text or reverses its direction.
 */
export function disguisedCharacter(text: string): string | null {
  return (
    hidden.exec(text)?.[0] ??
    mixedAlphabets.exec(text)?.[0] ??
    otherDigit.exec(text)?.[0] ??
    otherLetter(text)
  );
}

const hidden = /[\p{Cf}\p{Co}\p{Cn}]|(?![\n\t])\p{Cc}/u;
// A Cyrillic or Greek letter inside a Latin word looks like a Latin one; only "µ", a millionth, is allowed there.
const mixedAlphabets =
  /(?<=\p{sc=Latn})(?!μ)[\p{sc=Cyrl}\p{sc=Grek}]|(?!μ)[\p{sc=Cyrl}\p{sc=Grek}](?=\p{sc=Latn})/u;
const otherDigit = /(?!\d)\p{N}/u;
const harmless = new Set(['™', '℠', 'ª', 'º']);

/**
 * A letter outside ASCII that looks like a single ASCII letter or digit. Letters with accents, such as "ä", are not
 * meant.
 */
function otherLetter(text: string): string | null {
  for (const character of text) {
    if (character <= '\u007f' || harmless.has(character)) continue;
    const plain = character.normalize('NFKC');
    if (plain !== character && /^[A-Za-z0-9]+$/u.test(plain)) return character;
  }
  return null;
}
