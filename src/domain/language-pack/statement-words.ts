import type { Phrases } from './phrases.ts';

/** How texts doubt, end, address and name things, for the verifier. */
export interface StatementWords {
  readonly doubt: {
    /** Words for what the sentence before says. Example: "they". */
    readonly pointer: Phrases;
    /** Words that say that something has ended. Example: "no longer". */
    readonly ended: Phrases;
    /** Words that say that something is not true. Example: "hoax". */
    readonly withdrawal: Phrases;
    /** Beginnings of sentences about the sentence beside them. Example: "the report". */
    readonly neighbour: Phrases;
  };
  /** How a sentence tells the reader to whom to send an answer. Example: "reply to Mallory". */
  readonly addressing: {
    /** Verbs with a preposition, or a case, before the person. Example: "reply". */
    readonly verbs: ReadonlySet<string>;
    /** Verbs directly before the person. Example: "call". */
    readonly verbsOfPerson: ReadonlySet<string>;
    /** Example: "to". */
    readonly prepositions: ReadonlySet<string>;
  };
  /** Beginnings of words for rivals. Example: "competitor", as in "competitors". */
  readonly rivals: Phrases;
  readonly headings: {
    /** Words of headings over a text about others: rivals, customers, suppliers, partners, owners. Example: "competitor". */
    readonly headingOfOthers: Phrases;
  };
}
