import { contactKindsOf } from './phrases/contact-words.ts';
import { mendable, wellWritten } from './phrases/mendable-words.ts';
import type { ReplyText } from './reply-text.ts';

/** Shorter words have too many neighbours that mean something else. */
const minMended = 6;
const maxMended = 24;
/** Of longer texts, the beginning counts. */
const maxWords = 600;

/** A reply in which misspelt words of an opt-out are corrected. */
export function mendReply(reply: ReplyText): ReplyText {
  const text = mendWords(reply.text);
  if (text === reply.text) return reply;
  return {
    ...reply,
    text,
    lines: reply.lines.map(mendWords),
    sentences: reply.sentences.map(mendWords),
  };
}

/**
 * A folded text in which misspelt words of an opt-out are corrected: letters with spaces (`s t o p`), digits for
 * letters (`unsubscr1be`), doubled or missing letters, `ae` for `ä`, or one wrong letter. Other words stay. Takes
 * time in proportion to the text.
 */
export function mendWords(text: string): string {
  let words = 0;
  return joinApart(text).replaceAll(/[\p{L}\p{N}$](?:[\p{L}\p{N}@$!|'-]{0,78}[\p{L}\p{N}])?/gu, (word) => {
    words += 1;
    return words > maxWords ? word : mendWord(word);
  });
}

const lettersApart = /(?<![\p{L}\p{N}])\p{L}(?:[ ._*-]\p{L}){3,40}(?![\p{L}\p{N}])/gu;

function joinApart(text: string): string {
  return text.replaceAll(lettersApart, (letters) => letters.replaceAll(/\P{L}/gu, ''));
}

function mendWord(word: string): string {
  if (word.length > maxMended || contactKindsOf(word).size > 0 || wellWritten.has(word)) return word;
  const plain = /\p{L}/u.test(word) && /[0-9@$!|]/u.test(word) ? withLetters(word) : word;
  if (plain !== word && (contactKindsOf(plain).size > 0 || known.has(plain))) return plain;
  const squeezed = squeeze(plain);
  return known.get(squeezed) ?? (plain.length < minMended ? word : (nearest(squeezed) ?? word));
}

const letterFor: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
};

function withLetters(word: string): string {
  return word.replaceAll(/[013457@$!|]/gu, (sign) => letterFor[sign] ?? sign);
}

/** A word without doubled letters, and without the "e" that replaces the dots of an umlaut. */
function squeeze(word: string): string {
  return word
    .replaceAll('ae', 'a')
    .replaceAll('oe', 'o')
    .replaceAll(/(?<![aeq])ue/gu, 'u')
    .replaceAll(/(\p{L})\1+/gu, '$1');
}

/** A word that differs from the squeezed one by one letter, or by two neighbours that changed places. */
function nearest(squeezed: string): string | null {
  if (squeezed.length < minMended - 1) return null;
  const direct = withOneLess.get(squeezed);
  if (direct !== undefined) return direct;
  for (const shorter of shortened(squeezed)) {
    const found = known.get(shorter) ?? withOneLess.get(shorter);
    if (found !== undefined && found.length >= minMended) return found;
  }
  return null;
}

/** All forms of a word without one letter. The first letter stays, because it is hardly ever wrong. */
function shortened(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_, at) => word.slice(0, at + 1) + word.slice(at + 2));
}

const known = new Map<string, string>();
const withOneLess = new Map<string, string>();

for (const word of mendable) {
  const squeezed = squeeze(word);
  if (!known.has(squeezed)) known.set(squeezed, word);
  if (word.length >= minMended)
    for (const shorter of shortened(squeezed)) if (!withOneLess.has(shorter)) withOneLess.set(shorter, word);
}
