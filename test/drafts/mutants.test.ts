import { describe, expect, test } from 'vitest';
import { writtenLanguages } from '../../src/languages/packs.ts';
import { inForm, mutantsOf, type Mutant } from './mutants.ts';
import type { Mutation, Operator } from './operators/operator.ts';
import { operators } from './operators/operators.ts';
import { readTruePairs, type TruePair } from './pairs.ts';

const pair: TruePair = {
  id: 'one',
  language: 'en',
  side: 'them',
  company: 'Alder',
  otherNames: [],
  passage: 'Alder has a shop and a van.',
  sentence: 'You have a shop.',
  kind: 'near',
};

describe('mutants', () => {
  test('are the same for the same seed, with any other operators', () => {
    expect(allMutants(7)).toEqual(allMutants(7));
    const reversed = operators
      .toReversed()
      .flatMap((operator) => mutantsOf(operator, readTruePairs('en'), options(7)));
    expect(new Set(reversed.map(keyOf))).toEqual(new Set(mutantsOfLanguage('en', 7).map(keyOf)));
  });

  test('differ with the seed', () => {
    const first = new Set(allMutants(1).map(keyOf));
    const second = allMutants(2).map(keyOf);
    expect(second.some((key) => !first.has(key))).toBe(true);
  });

  test('are at least 5,000', () => {
    expect(allMutants(1).length).toBeGreaterThanOrEqual(5_000);
  });

  test('leave out true sentences of the passage and repeated ones', () => {
    const made = ['You have a shop!', 'You have a van.', 'You have a ship.', 'you have a ship'];
    const other = { ...pair, id: 'two', sentence: 'You have a van.' };
    expect(sentencesOf(made, [pair, other])).toEqual(['You have a ship.']);
  });

  test('are not more than `max` for each pair', () => {
    expect(sentencesOf(['A.', 'B.', 'C.', 'D.'], [pair])).toHaveLength(3);
  });

  test('keep their words in another form', () => {
    expect(inForm(pair, 'question')).toBe('Is it right that you have a shop?');
    expect(inForm({ ...pair, sentence: 'Alder has a shop.' }, 'call to action')).toBe(
      'Let us talk about how Alder has a shop.',
    );
    expect(inForm(pair, 'subject')).toBe('You have a shop');
    expect(inForm(pair, 'courtesy')).toBe('You have a shop.');
  });
});

function options(seed: number): { seed: number; max: number } {
  return { seed, max: 3 };
}

function mutantsOfLanguage(language: TruePair['language'], seed: number): readonly Mutant[] {
  return operators.flatMap((operator) => mutantsOf(operator, readTruePairs(language), options(seed)));
}

function allMutants(seed: number): readonly Mutant[] {
  return writtenLanguages.flatMap((language) => mutantsOfLanguage(language, seed));
}

function keyOf({ operator, from, pair: { sentence, passage } }: Mutant): string {
  return [operator, from.id, sentence, passage].join('\n');
}

function sentencesOf(sentences: readonly string[], pairs: readonly TruePair[]): readonly string[] {
  const made = (input: { readonly pair: TruePair }): readonly Mutation[] =>
    input.pair === pair ? sentences.map((sentence) => ({ sentence })) : [];
  const operator: Operator = { name: 'test', mutate: made };
  return mutantsOf(operator, pairs, options(1)).map((mutant) => mutant.pair.sentence);
}
