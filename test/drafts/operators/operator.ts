import type { TruePair } from '../pairs.ts';
import type { MutationWords } from './mutation-words.ts';

/** What operators make false sentences from. */
export interface MutationInput {
  readonly pair: TruePair;
  readonly words: MutationWords;
  /** All true pairs of the language, the pair itself among them. */
  readonly pairs: readonly TruePair[];
}

/** A false sentence; with the passage that is quoted for it, where that is another one. */
export interface Mutation {
  readonly sentence: string;
  readonly passage?: string;
}

/** One way to make a true sentence false. */
export interface Operator {
  readonly name: string;
  /** Every false sentence that the operator can make of the pair; none if it does not apply. */
  mutate(input: MutationInput): readonly Mutation[];
}
