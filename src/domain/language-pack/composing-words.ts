/** What the built-in composer looks for in texts. */
export interface ComposingWords {
  /** Sentences that mean nothing without the one before them. */
  readonly leansOnOthers: RegExp;
  /** A text in which the company speaks of itself. Example: "we". */
  readonly speaksOfUs: RegExp;
  /** Texts that leave the company out that acts: "Fills appointments"; null where they are no whole sentences. */
  readonly withoutSubject: RegExp | null;
  /** Beginnings of slogans that have no verb: "Less paper, more care". */
  readonly slogans: RegExp;
  /** Whether strangers are spoken to formally if nothing says how. */
  readonly isFormal: boolean;
  /** The formal and the informal address in a text; null where they do not differ. */
  readonly voices: { formal: RegExp; informal: RegExp } | null;
  /** Verbs of what companies do, in the forms in which they stand behind their subject. */
  readonly finite: RegExp;
  /** Words for what companies sell. */
  readonly kinds: RegExp;
  /** Beginnings of sentences of which nobody would know what they mean without the one before. */
  readonly leaning: RegExp;
}
