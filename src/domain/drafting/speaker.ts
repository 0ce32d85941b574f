import type { Lexicon } from '../language-pack/lexicon.ts';
import type { Source } from './material.ts';
import type { Token } from './tokens.ts';

/** A word such as "we" in a text whose speaker is unknown; undefined if there is none, or the speaker is known. */
export function unknownSpeaker(
  source: Source,
  tokens: readonly Token[],
  lexicon: Lexicon,
): Token | undefined {
  if (source.speaker !== 'unknown') return undefined;
  return tokens.find(
    ({ lower }) =>
      lexicon.firstSubject.has(lower) ||
      lexicon.firstOther.has(lower) ||
      lexicon.firstObject.has(lower) ||
      lexicon.grammar.firstEnding?.test(lower) === true,
  );
}
