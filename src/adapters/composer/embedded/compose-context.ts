import type { DraftPhrases } from '../../../domain/language-pack/draft-phrases.ts';
import type { Plan } from '../../../domain/planning/plan.ts';
import type { Writer } from './writer.ts';

/** What a message is made of, and the writer who makes it. */
export interface ComposeContext {
  readonly writer: Writer;
  readonly phrases: DraftPhrases;
  readonly plan: Plan;
  readonly isFollowUp: boolean;
  /** How many questions the body may hold by the workspace's rules. */
  readonly questions: number;
}
