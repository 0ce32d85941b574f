import type { Aim } from '../../../domain/language-pack/draft-phrases.ts';
import type { Fact, Telling } from './facts.ts';
import type { FoundOffers } from './offers.ts';
import type { DraftPhrases } from '../../../domain/language-pack/draft-phrases.ts';
import type { Writer } from './writer.ts';

/**
 * How a message leads from the reader to the sender: a question right behind the first words, a statement of what it is
 * about with the question at the end, or the same with two steps at the end.
 */
export type TransitionPlan = 'bridge' | 'transition' | 'late';

/** What a message is made of, and the writer who makes it. */
export interface ComposeContext {
  readonly writer: Writer;
  readonly phrases: DraftPhrases;
  readonly facts: readonly Fact[];
  readonly material: FoundOffers;
  readonly aim: Aim;
  readonly topic: string | null;
  readonly plan: TransitionPlan;
  readonly isFollowUp: boolean;
  /** How many questions the body may hold by the workspace's rules. */
  readonly questions: number;
  /** What was told of the recipient so far, for a subject that the body bears out. */
  readonly told: Telling[];
}
