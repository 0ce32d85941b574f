import { sideOfToken } from './clauses.ts';
import { matchedTokens, prepositionBefore, type Comparison } from './comparison.ts';
import type { Token } from './tokens.ts';

/**
 * A verb that is passive only in a clause or only in its evidence: "was acquired by Beta" is not "acquired Beta".
 * `region` is the part of the evidence that the clause uses.
 */
export function changedVoice(comparison: Comparison, region: readonly Token[]): Token | null {
  const { clause, evidence, lexicon } = comparison;
  const { participle, passiveEnding, verbLast } = lexicon.grammar;
  for (const { index, at, own, other } of matchedTokens(comparison)) {
    if (own.kind !== 'word' || other.capitalised) continue;
    if (passiveEnding !== null && isPassivePair(own.lower, other.lower, passiveEnding)) return own;
    if (changesPresentVoice(comparison, index, at)) return own;
    if (participle?.test(other.lower) === true || participle?.test(own.lower) === true) {
      const isPassive = (tokens: readonly Token[], verb: number): boolean =>
        tokens.slice(Math.max(0, verb - 2), verb).some((token) => lexicon.passive.has(token.lower));
      if (isPassive(clause.tokens, index) !== isPassive(evidence.tokens, at)) return own;
    }
  }
  if (!verbLast) return null;
  const passive = (tokens: readonly Token[]): Token | undefined =>
    tokens.find((token) => lexicon.passive.has(token.lower));
  const [own, other] = [passive(clause.tokens), passive(region)];
  if (own !== undefined && other !== undefined) return null;
  return own ?? other ?? null;
}

/** Whether one of two verbs is the passive of the other: "köptes" and "köpte" in Swedish. */
function isPassivePair(own: string, other: string, passiveEnding: RegExp): boolean {
  const [short, long] = own.length < other.length ? [own, other] : [other, own];
  return long === `${short}s` && passiveEnding.test(long);
}

/**
 * Whether a verb in the present is passive only in the clause; or only in the evidence, while the clause names
 * somebody other than the company as the one who acts. "Bread is given to the church" supports "you give it", but
 * not "the church gives it".
 */
function changesPresentVoice({ clause, evidence, lexicon }: Comparison, index: number, at: number): boolean {
  const { isPresentPassiveOf } = lexicon.grammar;
  const [own, other] = [clause.tokens[index]?.lower ?? '', evidence.tokens[at]?.lower ?? ''];
  if (isPresentPassiveOf(own, other)) return true;
  if (!isPresentPassiveOf(other, own)) return false;
  return ![index - 1, index + 1].some((place) => {
    const token = clause.tokens[place];
    const isActor = token !== undefined && sideOfToken(token, lexicon) === evidence.source.about;
    return isActor && prepositionBefore(clause.tokens, place, lexicon) === '';
  });
}
