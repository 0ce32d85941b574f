import type { Phrases } from './phrases.ts';

/** How texts doubt, end, address and name things, for the verifier. */
export interface StatementWords {
  readonly doubt: {
    /** Words for what the sentence before says. Example: "they". */
    readonly pointer: Phrases;
    /** Beginnings of sentences about the sentence beside them. Example: "the report". */
    readonly neighbour: Phrases;
    /** Words that say that something has ended. Example: "no longer". */
    readonly ended: Phrases;
    /** Words that say that something is not true. Example: "hoax". */
    readonly withdrawal: Phrases;
  };
  /** How a sentence tells the reader to whom to send an answer. Example: "reply to Mallory". */
  readonly addressing: {
    /** Verbs before a preposition, or before a person with an ending. Example: "reply". */
    readonly verbs: ReadonlySet<string>;
    /** Verbs directly before the person. Example: "call". */
    readonly verbsOfPerson: ReadonlySet<string>;
    /** Example: "to". */
    readonly prepositions: ReadonlySet<string>;
  };
  /** Beginnings of words for rivals. Example: "competitor", as in "competitors". */
  readonly rivals: Phrases;
  /** Words of headings over a text about rivals, customers, suppliers, partners or owners. Example: "competitor". */
  readonly headingsOfOthers: Phrases;
}
