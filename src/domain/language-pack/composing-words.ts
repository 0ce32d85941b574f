/** What the built-in composer looks for in texts. */
export interface ComposingWords {
  /** Sentences that mean nothing without the one before them. */
  readonly leansOnOthers: RegExp;
  /** A text in which the company speaks of itself. Example: "we". */
  readonly speaksOfUs: RegExp;
  /** The formal and the informal address in a text; null where they do not differ. */
  readonly voices: { formal: RegExp; informal: RegExp } | null;
  /** Verbs of what companies do, in the forms in which they stand behind their subject. */
  readonly finite: RegExp;
  /** Words for what companies sell. */
  readonly kinds: RegExp;
  /** Words for whose a thing is. Example: "their". */
  readonly owners: RegExp;
  /** What a company does, split into its verb and its object. */
  readonly objects: RegExp;
  /** "Offer a short call about shift planning": what stands behind "about". */
  readonly wished: readonly RegExp[];
  /** "Tavlo makes shift planning software": what stands before or behind the kind of thing that is sold. */
  readonly trade: readonly RegExp[];
  /** How the noun of a description begins, as the source of a pattern. */
  readonly nouns: string;
  /** How a sentence about the company opens before its name. */
  readonly openings: string;
  /** How a description after a name begins. */
  readonly apposition: string;
  /** Words after a name with which its sentence goes on in another way than with its verb. */
  readonly notVerbs: RegExp;
  /** A relative clause; null where the language needs none here. */
  readonly relative: RegExp | null;
  /** Verbs with which a sentence goes on after its subject. */
  readonly verbs: RegExp;
  /** Words that begin a phrase that a shorter sentence may lose. */
  readonly phraseStarts: RegExp;
  /** Beginnings of sentences of which nobody would know what they mean without the one before. */
  readonly leaning: RegExp;
}
