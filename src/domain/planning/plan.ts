import type { Evidence } from '../drafting/evidence.ts';
import type { AskKind } from '../language-pack/ask-kind.ts';
import type { TriggerKind } from '../language-pack/reading-words.ts';
import type { Play } from '../plays/play.ts';
import type { Trigger } from '../reading/trigger.ts';

/** A trigger with a name that callers can give back. */
export interface NamedTrigger extends Trigger {
  /** `trg_` and the first 16 hexadecimal digits of SHA-256 over source and quote. */
  readonly id: string;
}

export interface Ask {
  readonly from: 'play' | 'structure' | 'brief' | 'neutral';
  /** The seller's own sentence if it can stand in the mail as it is, with its slots filled. */
  readonly text: string | null;
  readonly kind: AskKind;
  /** What it is about, word for word from the brief, in the mail's language; null if it names nothing. */
  readonly about: string | null;
  readonly minutes: number | null;
}

/** Another trigger that the mail could begin with. */
export interface Alternative {
  readonly triggerId: string;
  readonly kind: TriggerKind;
  readonly headline: string;
  readonly date: string;
  readonly place: string | null;
  /** A sentence for people. */
  readonly reason: string;
}

/** What a first mail or a follow-up is to say. */
export interface Plan {
  /** Null: the mail does not begin with the recipient. */
  readonly trigger: NamedTrigger | null;
  /** Null: neutral. */
  readonly play: Play | null;
  /**
   * Sentences of the seller's own texts that say what is offered, best first. If a play has its offer, at most the one
   * that introduces the seller.
   */
  readonly offers: readonly Evidence[];
  /** Sentences of the chosen reference, best first. */
  readonly proofs: readonly Evidence[];
  /** Why no reference is quoted although there are some, as a sentence for people; else null. */
  readonly noProof: string | null;
  readonly ask: Ask;
  /** For people: why this trigger, play and reference. */
  readonly reason: string;
  /** At most three. */
  readonly alternatives: readonly Alternative[];
}
