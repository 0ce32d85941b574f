import { anyPhrase } from '../../languages/all-phrases.ts';

/**
 * Completes shortened compounds if the whole word is known: `Möbel- und
 * Schuhgeschäfte` becomes `Möbelgeschäfte und Schuhgeschäfte`.
 */
export function completeCompounds(text: string, isKnown: (word: string) => boolean): string {
  return text.replace(shortenedCompounds, (match, firstParts: string, and: string, last: string) => {
    const words = firstParts
      .split(/,?\s+/u)
      .filter((part) => part !== '')
      .map((part) => completeWord(part.slice(0, -1), last, isKnown));
    return words.includes(null) ? match : `${words.join(', ')} ${and} ${last}`;
  });
}

const shortenedCompounds = new RegExp(
  `(?<![\\p{L}-])((?:\\p{L}+-(?:,\\s*|\\s+)){1,8})(${anyPhrase(({ briefs }) => briefs.joiners)}|&)\\s+(\\p{L}+)`,
  'giu',
);

/** Appends to the first part the longest ending of the last word that gives a known word. Null if there is none. */
function completeWord(firstPart: string, last: string, isKnown: (word: string) => boolean): string | null {
  for (let from = 2; from <= last.length - 3; from++) {
    const word = firstPart + last.slice(from).toLowerCase();
    if (isKnown(word)) return word;
  }
  return null;
}

/**
 * For a word that names chains of shops, such as `livsmedelskedjor`, returns the known word for such a shop, such as
 * `livsmedelsbutik`. `known` contains the words for shops, restaurants and venues in lower case.
 */
export function shopOfChain(word: string, known: readonly string[]): string | null {
  const stem = chainWord.exec(word)?.[1];
  if (stem === undefined) return null;
  return (
    known.find((phrase) => phrase.startsWith(stem) && shopSuffix.test(phrase.slice(stem.length))) ?? null
  );
}

const chainWord = new RegExp(`^(\\p{L}{3,60}?)${anyPhrase(({ briefs }) => briefs.chains)}$`, 'u');
const shopSuffix = new RegExp(`^(?:|${anyPhrase(({ briefs }) => briefs.shops)})\\p{L}*$`, 'u');
