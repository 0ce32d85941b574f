/**
 * The words of a name in a payload, or of the type of an event, however they are joined: `doNotContact`, `opt_out` and
 * `Opt-out:` become `do not contact`, `opt out` and `opt out`. In lower case and without marks above, in or below
 * letters or signs that nobody sees, with ligatures written out.
 */
export function wordsOfName(name: string): string {
  const parted = name
    .slice(0, maxNameLength)
    .replace(/\p{Cf}+/gu, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2');
  return foldedText(parted)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** In lower case, without marks and with ligatures written out. */
export function foldedText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[ßłøđðıæœþ]/gu, (letter) => plainLetters[letter] ?? letter);
}

const maxNameLength = 200;

/** Letters that Unicode does not take apart. */
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
