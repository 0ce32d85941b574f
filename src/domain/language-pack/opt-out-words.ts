import type { Phrases, Words } from './phrases.ts';

/** How people end a correspondence, as phrases over text without the marks of letters. */
export interface OptOutWords {
  /** Verbs of ending, which a negation turns into their contrary: "unsubscribe me". */
  readonly endings: Phrases;
  /** Prohibitions, which carry their own "not": "do not write to us again". */
  readonly prohibitions: Phrases;
  /** Complaints about our mail, with any words around them: "this is spam". */
  readonly complaints: Phrases;
  /** Names and values with which machines and forms report one, for example "list removal" and "do not call". */
  readonly reports: Phrases;
  /** Last words of names of links and settings, which are no reports: "unsubscribe link". */
  readonly settings: Phrases;
  /** Beginnings of words in consents, which often explain how to withdraw: "I agree …, and may unsubscribe". */
  readonly consents: Phrases;
  /** Answers that deny a report, for example "unchecked". */
  readonly denials: Words;
}
