import type { Fact } from './facts.ts';
import type { FoundOffers } from './offers.ts';
import type { Phrases } from './phrases/shape.ts';
import type { Writer } from './writer.ts';

/** What a message is made of, and the writer who makes it. */
export interface Desk {
  readonly writer: Writer;
  readonly phrases: Phrases;
  readonly facts: readonly Fact[];
  readonly material: FoundOffers;
  readonly isFollowUp: boolean;
  /** How many questions the body may hold by the workspace's rules. */
  readonly questions: number;
}
