import { isContent, type Comparison } from './comparison.ts';
import type { Lexicon } from '../language-pack/lexicon.ts';
import { isYear } from './numbers.ts';
import type { Token } from './tokens.ts';

/** The word for a part that a clause omits: "half" of "half of our vets"; null if it keeps every part. */
export function lostPart({ clause, evidence, matches, lexicon }: Comparison): Token | null {
  const taken = new Set(matches.values());
  const part = evidence.tokens.find((token, at) => {
    if (taken.has(at) || !isPart(token, evidence.tokens[at + 1], lexicon)) return false;
    const whole = wholeOf(evidence.tokens, at, lexicon);
    return taken.has(whole) && !clause.tokens.some(({ stem }) => stem === token.stem);
  });
  return part ?? null;
}

/** "Half", "a third", and "two" or "many" before "of". */
function isPart(token: Token, next: Token | undefined, lexicon: Lexicon): boolean {
  if (lexicon.parts.test(token.lower)) return true;
  const isCount = (token.kind === 'number' && !isYear(token)) || lexicon.quantifiers.has(token.lower);
  return isCount && next !== undefined && lexicon.ofWhole.has(next.lower);
}

/** Index of the first content word after the part, which names the whole. */
function wholeOf(tokens: readonly Token[], part: number, lexicon: Lexicon): number {
  const after = tokens.slice(part + 1, part + 5);
  const stop = after.findIndex(({ kind }) => kind === 'boundary');
  const offset = after
    .slice(0, stop < 0 ? after.length : stop)
    .findIndex((token) => isContent(token, 'neither', lexicon) && !lexicon.owners.has(token.lower));
  return offset < 0 ? -1 : part + 1 + offset;
}
