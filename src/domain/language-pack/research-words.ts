import type { Phrases } from './phrases.ts';

/** What texts about a company say, and what a brief asks of a draft. */
export interface ResearchWords {
  readonly tone: {
    /** The tone of a message: a writing rule decides, then the workspace's tone words, then the way its good examples speak, then the custom of the language: "Sie" in German, first names elsewhere. Example: "friendly". */
    readonly warm: Phrases;
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
  readonly instructionWords: {
    /** Example: "one". */
    readonly generalWords: Phrases;
  };
  readonly topic: {
    /** Example: "them". */
    readonly general: Phrases;
  };
  readonly jobs: {
    /** Whether an instruction asks for something about the recipient, of which the material must tell. Example: "observ". */
    readonly words1: Phrases;
    /** Example: "next step". */
    readonly jobPatterns: Phrases;
    /** Example: "offer". */
    readonly jobPatterns2: Phrases;
    /** Example: "opening". */
    readonly jobPatterns3: Phrases;
  };
  readonly shorten: {
    /** Words after which a phrase must go on. Example: "the". */
    readonly endsOpen: Phrases;
  };
  readonly factKind: {
    /** Example: "laid off". */
    readonly trouble: Phrases;
    /** Example: "staff". */
    readonly size: Phrases;
    /** Example: "opened". */
    readonly event: Phrases;
  };
}
