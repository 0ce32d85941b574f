import type { Token } from './tokens.ts';

// The commonest small words of languages without a pack, apart from words that languages with a pack also have.
const smallWords = new Set(
  [
    'le les des du une est et dans pour avec sur qui nous vous au aux en',
    'el los las una y es en con por para que del nuestro se ha',
    'il gli della dello delle sono per nel nella che di è ha',
    'o os um uma no na não com seu sua',
    'het een van voor met zijn op naar wij ons',
    'jest nie się oraz przez dla jako',
  ].flatMap((language) => language.split(' ')),
);

const enough = 2;

/**
 * The second small word of a language in which no message is written: two of them show that a sentence was copied
 * from a text in that language. `known` are the small words of the message's own language. Null if there are fewer
 * than two.
 */
export function foreignWord(tokens: readonly Token[], known: ReadonlySet<string>): Token | null {
  const foreign = tokens.filter(
    ({ kind, lower, capitalised }) =>
      kind === 'word' && !capitalised && smallWords.has(lower) && !known.has(lower),
  );
  const different = [...new Map(foreign.map((token) => [token.lower, token])).values()];
  return different[enough - 1] ?? null;
}
