/** A text with its first letter in upper case. */
export function sentenceCase(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** A text with its first letter in lower case. */
export function lowerFirst(text: string): string {
  return text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
}

/** Names in a row, the last one after the language's "and". */
export function listed(names: readonly string[], and: string): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`;
}

/** The text after the last space; the whole text if there is none. */
export function lastWord(text: string): string {
  return text.slice(text.lastIndexOf(' ') + 1);
}

/** A text in lower case, without the marks of letters, with ligatures expanded. */
export function foldedText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[ßłøđðıæœþ]/gu, (letter) => plainLetters[letter] ?? letter);
}

/** Letters without a Unicode decomposition. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};

/** A text with "ss" for each "ß". */
export function withoutSharpS(text: string): string {
  return text.replaceAll('ß', 'ss');
}
