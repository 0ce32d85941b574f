import type { Phrases } from './phrases.ts';

/** How people end a correspondence, as phrases over text without the marks of letters. */
export interface OptOutWords {
  /** Verbs of ending, which a negation turns into their contrary: "unsubscribe me". */
  readonly endings: Phrases;
  /** Prohibitions, which carry their own "not": "do not write to us again". */
  readonly prohibitions: Phrases;
  /** Complaints of being written to, whatever is around them: "this is spam". */
  readonly complaints: Phrases;
}
