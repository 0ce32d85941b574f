import { allWords } from '../../languages/all-words.ts';
import { packs } from '../../languages/packs.ts';
import { itemAt } from '../item-at.ts';
import { isNegation } from './comparison.ts';
import { limitsOf } from './limit-phrases.ts';
import { roleInEvidence, type SentencePart, type WordsCompared } from './aligned-words.ts';
import type { Token } from './tokens.ts';

/** The parts of a sentence of evidence. A dash between numbers divides nothing. */
export function partsOfEvidence({
  evidence: { tokens },
  lexicon,
  language,
}: WordsCompared): readonly SentencePart[] {
  const starts: { from: number; joint: string; opener: string }[] = [{ from: 0, joint: '', opener: '' }];
  const relatives = new Set(packs[language].reading.relatives.split(' '));
  for (const [at, token] of tokens.entries()) {
    const last = itemAt(starts, starts.length - 1);
    if (token.kind === 'boundary') {
      if (/^[–—-]$/u.test(token.lower) && tokens[at - 1]?.kind === 'number') continue;
      starts.push({ from: at + 1, joint: token.lower, opener: '' });
      continue;
    }
    const afterComma = last.from === at && last.joint === ',';
    const isRelative =
      relatives.has(token.lower) ||
      lexicon.relativePronouns.has(token.lower) ||
      (afterComma && lexicon.relativeAfterComma.has(token.lower));
    const joins =
      lexicon.conjunctions.has(token.lower) && !(lexicon.articles.has(token.lower) && !isRelative);
    if (!joins && !(isRelative && afterComma)) continue;
    if (last.from === at) starts[starts.length - 1] = { ...last, opener: token.lower };
    else starts.push({ from: at, joint: token.lower, opener: token.lower });
  }
  return starts
    .map((part, index) => ({ ...part, to: starts[index + 1]?.from ?? tokens.length }))
    .map((part) => ({ ...part, to: tokens[part.to - 1]?.kind === 'boundary' ? part.to - 1 : part.to }))
    .filter(({ from, to }) => to > from);
}

/** The position of a part that a clause does not use. */
interface PartPlace {
  readonly next: SentencePart | undefined;
  /** Whether the clause uses a part before it. */
  readonly followsUsed: boolean;
  /** Whether semicolons divide it from all parts that the clause uses. */
  readonly isApart: boolean;
}

/**
 * Whether a part may be left out without changing the meaning of the others. Limits, conditions and denials of the
 * others must stay, and so must the rest of a list.
 */
export function isDroppable(
  part: SentencePart,
  { next, followsUsed, isApart }: PartPlace,
  compared: WordsCompared,
): boolean {
  const { evidence, lexicon, language } = compared;
  const tokens = evidence.tokens.slice(part.from, part.to);
  const { limits: all } = limitsOf(evidence.tokens, language);
  const limits = all.filter(({ from }) => from >= part.from && from < part.to);
  const restricts = limits.some(
    ({ kind }) => kind === 'exclusive' || kind === 'exception' || kind === 'condition',
  );
  if (tokens.some(isCondition)) return isApart;
  if (isApart) return !restricts || isMainClause();
  if (isSubordinate()) return followsUsed && part.joint === ',';
  if (part.joint === '(') return limits.length === 0 && !tokens.some(({ kind }) => kind === 'number');
  if (next?.joint === ':' && !followsUsed) return namesCompany() && limits.length === 0;
  const opensClause = next?.joint === ',' && lexicon.coordinating.has(next.opener);
  if (!followsUsed && opensClause) return limits.length === 0 && !startsWithPhrase();
  if (tokens.some((token) => isNegation(token, lexicon)) && !isMainClause()) return false;
  return !startsWithPhrase() && (isMainClause() || (!restricts && isClause()));

  function isCondition({ lower }: Token): boolean {
    const modality = lexicon.modality.get(lower);
    return modality === 'condition' || modality === 'occasion';
  }

  /**
   * A clause that begins with a word such as "because", "although", "where" or "whose", after the part it belongs
   * to.
   */
  function isSubordinate(): boolean {
    return part.opener !== '' && !lexicon.coordinating.has(part.opener) && !alternatives.has(part.opener);
  }

  function startsWithPhrase(): boolean {
    const opens = part.opener === '' ? tokens[0] : tokens[1];
    return opens === undefined || opens.kind === 'number' || lexicon.prepositions.has(opens.lower);
  }

  function namesCompany(): boolean {
    return tokens.some((_, offset) => roleInEvidence(part.from + offset, compared) === 'itself');
  }

  /** A clause with the company as its subject. */
  function isMainClause(): boolean {
    return namesCompany() && tokens.length >= fewestWordsOfClause;
  }

  function isClause(): boolean {
    return tokens.some(
      (token) =>
        lexicon.auxiliary.has(token.lower) ||
        lexicon.present.has(token.lower) ||
        // "Billed yearly" after a price belongs to the price.
        (!followsUsed && !token.capitalised && lexicon.finiteVerb.test(token.lower)) ||
        lexicon.grammar.firstEnding?.test(token.lower) === true,
    );
  }
}

const fewestWordsOfClause = 4;
const alternatives = allWords(({ texts }) => texts.alternatives);
