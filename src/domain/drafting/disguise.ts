/**
 * The first character that a reader takes for something the verifier does not see: a digit or letter in another guise
 * (full-width, superscript, mathematical, Arabic-Indic, a fraction), or a character that hides or turns text around.
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
// A Cyrillic or Greek letter inside a Latin word looks like another one; the sign for a millionth is at home there.
const mixedAlphabets =
  /(?<=\p{sc=Latn})(?!μ)[\p{sc=Cyrl}\p{sc=Grek}]|(?!μ)[\p{sc=Cyrl}\p{sc=Grek}](?=\p{sc=Latn})/u;
const otherDigit = /(?!\d)\p{N}/u;
const harmless = new Set(['™', '℠', 'ª', 'º']);

/**
 * A letter outside ASCII whose plain form is an ASCII letter or digit alone. Letters with marks, as in ä, are
 * themselves.
 */
function otherLetter(text: string): string | null {
  for (const character of text) {
    if (character <= '\u007f' || harmless.has(character)) continue;
    const plain = character.normalize('NFKC');
    if (plain !== character && /^[A-Za-z0-9]+$/u.test(plain)) return character;
  }
  return null;
}
