import { createHash } from 'node:crypto';
import type { WrittenLanguage } from '../../src/languages/packs.ts';
import { englishWords } from './operators/english.ts';
import { finnishWords } from './operators/finnish.ts';
import { germanWords } from './operators/german.ts';
import type { MutationWords } from './operators/mutation-words.ts';
import { lowerFirst } from './operators/names.ts';
import type { Mutation, Operator } from './operators/operator.ts';
import { swedishWords } from './operators/swedish.ts';
import { sentenceKey } from './operators/text.ts';
import type { TruePair } from './pairs.ts';
import type { FormWithoutQuote } from './verify-pair.ts';

/** A false sentence, and the true pair that it was made from. */
export interface Mutant {
  readonly operator: string;
  readonly from: TruePair;
  readonly pair: TruePair;
}

export const mutationWords: Readonly<Record<WrittenLanguage, MutationWords>> = {
  en: englishWords,
  fi: finnishWords,
  sv: swedishWords,
  de: germanWords,
};

/**
 * The false sentences that an operator makes of the pairs of one language: at most `max` of each pair, chosen by the
 * seed. The same seed always gives the same mutants, with any other operators and pairs.
 */
export function mutantsOf(
  operator: Operator,
  pairs: readonly TruePair[],
  { seed, max }: { readonly seed: number; readonly max: number },
): readonly Mutant[] {
  return pairs.flatMap((pair) => {
    const truths = new Set(
      pairs.filter(({ passage }) => passage === pair.passage).map(({ sentence }) => sentenceKey(sentence)),
    );
    const input = { pair, pairs, words: mutationWords[pair.language] };
    const made = operator
      .mutate(input)
      .map((mutation): Mutant => ({ operator: operator.name, from: pair, pair: { ...pair, ...mutation } }));
    const isNew = isNewMutation(truths);
    return made
      .filter((mutant) => isNew(mutant.pair, pair))
      .map((mutant) => ({ mutant, rank: rankOf(seed, mutant) }))
      .sort((left, right) => (left.rank < right.rank ? -1 : 1))
      .slice(0, max)
      .map(({ mutant }) => mutant);
  });
}

/** Tells whether a mutation is neither the original, nor another true sentence of the passage, nor made before. */
function isNewMutation(truths: ReadonlySet<string>): (mutation: Mutation, from: TruePair) => boolean {
  const seen = new Set<string>();
  return ({ sentence, passage = '' }, from) => {
    const key = sentenceKey(sentence);
    const isTrue = passage === from.passage && truths.has(key);
    const isRepeated = seen.has(`${key}\n${passage}`);
    seen.add(`${key}\n${passage}`);
    return !isTrue && !isRepeated;
  };
}

function rankOf(seed: number, { operator, from, pair }: Mutant): string {
  return createHash('sha256')
    .update([seed, operator, from.id, pair.sentence, pair.passage].join('\n'))
    .digest('hex');
}

/** The sentence of a pair as a text of a form that needs no quote. */
export function inForm(pair: TruePair, form: FormWithoutQuote): string {
  const { sentence, language } = pair;
  const words = mutationWords[language];
  const bare = sentence.replace(/\.$/u, '');
  if (form === 'courtesy') return sentence;
  if (form === 'subject') return bare;
  const inner = lowerFirst({ ...pair, sentence: bare }, words);
  return words.frames[form].replace('{sentence}', () => inner);
}
