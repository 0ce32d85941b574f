import { itemAt } from '../item-at.ts';
import type { Comparison } from './comparison.ts';
import { matchedTokens, selfSubjects } from './comparison.ts';
import type { Lexicon } from '../language-pack/lexicon.ts';
import type { WrittenLanguage } from '../../languages/packs.ts';
import { isYear } from './numbers.ts';
import type { Token } from './tokens.ts';

/**
 * The word by which the evidence tells of something as past that a clause tells as if it were so now; null where they
 * agree. What a company once had or did need not be so any more.
 */
export function bygone(comparison: Comparison): Token | null {
  return pastVerb(comparison) ?? pastHaving(comparison) ?? datedFragment(comparison);
}

function pastVerb({ clause, evidence, matches, lexicon, language }: Comparison): Token | null {
  // "Eröffnet hat" is a past of its own.
  if (language === 'de' && clause.tokens.some(({ lower }) => lexicon.present.has(lower))) return null;
  for (const { index, at, own, other } of matchedTokens({ clause, evidence, matches })) {
    if (own.kind !== 'word' || other.capitalised) continue;
    if (language === 'en' && wasCourse(evidence.tokens, at) && !wasCourse(clause.tokens, index)) return other;
    if (own.lower === other.lower) continue;
    const isNamed = naming.test(clause.tokens[index - 1]?.lower ?? '');
    if (!isNamed && isPastOf(other.lower, own.lower, language) && !isPerfect(evidence.tokens, at))
      return other;
  }
  return null;
}

/** "Was operating": it may be over. */
function wasCourse(tokens: readonly Token[], verb: number): boolean {
  if (!itemAt(tokens, verb).lower.endsWith('ing')) return false;
  return tokens.slice(Math.max(0, verb - 2), verb).some(({ lower }) => /^(was|were)$/u.test(lower));
}

/** Whether one form of a verb is its past and the other one is not. */
function isPastOf(other: string, own: string, language: WrittenLanguage): boolean {
  if (language === 'en') return other.endsWith('ed') && !own.endsWith('ed');
  if (language === 'sv') return /(de|te)$/u.test(other) && /(er|ar|r|s)$/u.test(own);
  if (language === 'fi') return finnishPast.test(other) && finnishPresent.test(own);
  return germanRoots(own).some((root) =>
    [`${root}te`, `${root}ten`, `${root}ete`, `${root}eten`].includes(other),
  );
}

const finnishPast = /([^aeiouyäö]|[oöu])i(vat|vät|mme)?$/u;
const finnishPresent = /(aa|ää|ee|oo|öö|uu|yy|[aäeoöuy]tte|[aäeoöuy]vat|[aäeoöuy]vät)$/u;

function germanRoots(own: string): readonly string[] {
  return [/en$/u, /n$/u, /et$/u, /t$/u, /e$/u].flatMap((ending) =>
    ending.test(own) ? [own.replace(ending, '')] : [],
  );
}

const naming = /^(the|a|an|your|our|its|their)$/u;

/** "Has opened", "is located": the participle behind such a word tells nothing of the past alone. */
function isPerfect(tokens: readonly Token[], at: number): boolean {
  return tokens
    .slice(Math.max(0, at - 3), at)
    .some(({ lower }) => /^(has|have|is|are|be|been|being|we've|they've)$/u.test(lower));
}

/** "Had 40 shops" does not say "have 40 shops", nor does "operated 40 shops" speak of "your 40 shops". */
function pastHaving({ clause, evidence, matches, lexicon }: Comparison): Token | null {
  const places = [...matches.values()];
  if (places.length === 0 || clause.tokens.some(({ lower }) => lexicon.bygone.has(lower))) return null;
  const [first, last] = [Math.min(...places), Math.max(...places)];
  const found = wasOnce(evidence.tokens, first, last, lexicon);
  if (found === null || places.some((at) => evidence.tokens[at] === found)) return null;
  const isNow = clause.tokens.some(({ lower }) => lexicon.present.has(lower));
  const isOwned = lexicon.possessive.has(clause.tokens[clause.subjectAt]?.lower ?? '');
  const hasVerb = matchedTokens({ clause, evidence, matches }).some(
    ({ index, other }) => index > 0 && lexicon.finiteVerb.test(other.lower),
  );
  return isNow || (isOwned && !hasVerb) ? found : null;
}

/** The nearest verb before a place of a sentence, or one up to a second place, that tells of what was so for a time. */
export function wasOnce(
  tokens: readonly Token[],
  first: number,
  last: number,
  lexicon: Lexicon,
): Token | null {
  const nearest = tokens
    .slice(0, first)
    .findLast(({ lower }) => lexicon.bygone.has(lower) || lexicon.present.has(lower));
  const region = [...(nearest === undefined ? [] : [nearest]), ...tokens.slice(first, last + 1)];
  return region.find(({ lower }) => lexicon.bygone.has(lower)) ?? null;
}

/** "In 1998: 900 employees" gives the number to that year alone, and so does "900 employees in 1998". */
function datedFragment({ clause, evidence, lexicon }: Comparison): Token | null {
  if (clause.tokens.some(isYear) || selfSubjects(evidence, lexicon).length > 0) return null;
  if (!clause.tokens.some(({ lower }) => lexicon.present.has(lower))) return null;
  if (evidence.tokens.some(({ lower }) => lexicon.auxiliary.has(lower) || lexicon.finiteVerb.test(lower)))
    return null;
  const year = evidence.tokens.find((token, at) => {
    if (!isYear(token)) return false;
    return !/^(since|seit|sedan|from|ab|vuodesta)$/u.test(evidence.tokens[at - 1]?.lower ?? '');
  });
  return year ?? null;
}
