import { foldedText } from '../languages/notation/text.ts';

/**
 * Splits a key of a payload, or an event type, into words: `doNotContact`, `opt_out` and `Opt-out:` become `do not
 * contact`, `opt out` and `opt out`. The result is in lower case, without diacritics and invisible characters, with
 * ligatures expanded.
 */
export function wordsOfName(name: string): string {
  const spaced = name
    .slice(0, maxNameLength)
    .replace(/\p{Cf}+/gu, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2');
  return foldedText(spaced)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const maxNameLength = 200;
