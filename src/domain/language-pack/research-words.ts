import type { Phrases } from './phrases.ts';

/** What texts about a company say, and what a workspace and a message structure ask of a draft. */
export interface ResearchWords {
  readonly tone: {
    /** Words of a tone. Examples: "friendly", "formal", "casual". */
    readonly warm: Phrases;
    readonly formal: Phrases;
    readonly informal: Phrases;
  };
  readonly unfit: {
    /** Example: "unpaid". */
    readonly unfit: Phrases;
    /** Example: "their". */
    readonly failure: Phrases;
    /** What the seller tells of its own losses and its rivals. Example: "our margins". */
    readonly internal: Phrases;
    /** Words before a telephone number. Example: "call". */
    readonly telephone: Phrases;
  };
  /** What the names and instructions of a message's blocks call its parts. */
  readonly jobs: {
    /** Words for something about the recipient, of which the material must tell. Example: "observ". */
    readonly aboutRecipient: Phrases;
    readonly greeting: Phrases;
    readonly signOff: Phrases;
    /** Example: "next step". */
    readonly call: Phrases;
    readonly proof: Phrases;
    readonly offer: Phrases;
    readonly opening: Phrases;
    /** Example: "the whole message". */
    readonly whole: Phrases;
  };
}
