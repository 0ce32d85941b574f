/** How people end a correspondence, as phrases over text without the marks of letters. */
export interface OptOutWords {
  /** Verbs of ending, which a negation turns into their contrary: "unsubscribe me". */
  readonly endings: readonly string[];
  /** Prohibitions, which carry their own "not": "do not write to us again". */
  readonly prohibitions: readonly string[];
  /** Complaints of being written to, whatever is around them: "this is spam". */
  readonly complaints: readonly string[];
}
