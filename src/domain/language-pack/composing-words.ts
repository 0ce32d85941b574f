/** What the built-in composer looks for in texts. */
export interface ComposingWords {
  /** Sentences that mean nothing without the one before them. */
  readonly leansOnOthers: RegExp;
  /** A text in which the company speaks of itself. Example: "we". */
  readonly speaksOfUs: RegExp;
  /**
   * Sentences without the company as their subject: "Fills appointments"; null if the language has no such
   * sentences.
   */
  readonly withoutSubject: RegExp | null;
  /** Beginnings of slogans that have no verb: "Less paper, more care". */
  readonly slogans: RegExp;
  /** Whether strangers are addressed formally by default. */
  readonly isFormal: boolean;
  /** The formal and the informal address in a text; null if they do not differ. */
  readonly voices: { formal: RegExp; informal: RegExp } | null;
  /** Verbs for what companies do, in the forms in which they follow their subject. */
  readonly finite: RegExp;
  /** Words for what companies sell. */
  readonly kinds: RegExp;
  /** Beginnings of sentences that cannot be understood without the sentence before. */
  readonly leaning: RegExp;
}
