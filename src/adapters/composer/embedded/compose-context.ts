import type { DraftPhrases } from '../../../domain/language-pack/draft-phrases.ts';
import type { Plan } from '../../../domain/planning/plan.ts';
import type { Writer } from './writer.ts';

/** The request for a message, and the writer that chooses its words. */
export interface ComposeContext {
  readonly writer: Writer;
  readonly phrases: DraftPhrases;
  readonly plan: Plan;
  readonly isFollowUp: boolean;
  /** The number of questions that the workspace's rules allow in the body. */
  readonly questions: number;
}
