/** Endings of nouns that tell what other languages tell with a preposition. */
export interface CaseEndings {
  /** Where, from where or to where. Example: "-ssa", as in "Turussa". */
  readonly place: RegExp;
  /** All endings of words for a place or a time, which cannot be the subject. Example: also "-na", as in "maanantaina". */
  readonly adverbial: RegExp;
  /** The person who gets something. Example: "-lle", as in "kirjoita Annalle". */
  readonly receiver: RegExp;
  /** A company that has something. Example: "-lla", as in "Acmella on". */
  readonly having: RegExp;
  /** The reader as the one who acts. Example: "te", and the verb "avaatte". */
  readonly secondActor: RegExp;
  /** The reader or the speaker as one who does not act. Example: "teidät". */
  readonly object: ReadonlySet<string>;
  /** What the reader has. Example: "-nne", as in "kuljettajanne". */
  readonly possession: RegExp;
}

/** Verbs that part in a sentence: "aufnehmen" is "nehmen … auf". */
interface SeparableVerbs {
  /** The parts that can stand alone. Example: "auf". */
  readonly particles: ReadonlySet<string>;
  /** A verb that is not parted, with its particle and the rest as groups. Example: "aufnehmen", "aufzunehmen". */
  readonly joined: RegExp;
  /** Words before which the particle stands, as at the end of the sentence. Example: "und". */
  readonly ends: ReadonlySet<string>;
}

/** How the sentences of a language are built, as far as the verifier must know it; null stands for what it lacks. */
export interface Grammar {
  /** Whether the one who acts always stands before the verb. Example: "Globex sued you" is not "You sued Globex". */
  readonly hasFixedOrder: boolean;
  /** Whether the verb stands before its subject when another phrase opens the sentence. */
  readonly verbSecond: boolean;
  /** Whether the verb that carries the meaning can close the sentence, apart from its auxiliary. */
  readonly verbLast: boolean;
  /** Whether a compound consists of several words, the last of which says what it is. Example: "retailer supplier". */
  readonly hasSpacedCompounds: boolean;
  /** Endings of verbs and nouns that show the speaker, as pronouns do. Example: "avaamme". */
  readonly firstEnding: RegExp | null;
  /** Endings of verbs and nouns that show the reader. Example: "avaatte". */
  readonly secondEnding: RegExp | null;
  /** Ending of a negation. Example: "-n't". */
  readonly negationEnding: RegExp | null;
  /** Ending of words that say how something happens. Example: "-ly". */
  readonly adverbEnding: RegExp | null;
  /** A verb or pronoun whose ending makes a question. Example: "onko". */
  readonly questionWord: RegExp | null;
  readonly cases: CaseEndings | null;
  readonly separableVerbs: SeparableVerbs | null;
  /** How another company is recognised where all nouns have a capital letter, and not only names. */
  readonly capitalNouns: {
    /** Verbs of dealings between two companies. Example: "übernimmt". */
    readonly dealings: RegExp;
    /** Words behind the name of a company. Example: "GmbH". */
    readonly legalForms: ReadonlySet<string>;
  } | null;
  /** How a noun shows that it was named before: "the bakery", "bageriet". Both are empty if it does not. */
  readonly definite: { readonly articles: ReadonlySet<string>; readonly endings: readonly string[] };
  /** Articles that are also pronouns, and the form of a verb behind the pronoun. Example: "det priset", "det kostar". */
  readonly pronounArticles: { readonly words: ReadonlySet<string>; readonly verb: RegExp } | null;
  /** What goes on for a time: the ending of the verb, and the words before it if it is over. Example: "was running". */
  readonly progressive: {
    readonly ending: RegExp;
    readonly past: ReadonlySet<string>;
    /** Also the words that do not tell whether it is over. Example: "been running". */
    readonly begun: ReadonlySet<string>;
  } | null;
  /** A participle, which is passive behind an auxiliary of the passive. Example: "was acquired". */
  readonly participle: RegExp | null;
  /** A passive that the ending of the verb makes, with its last letter. Example: "köptes", the passive of "köpte". */
  readonly passiveEnding: RegExp | null;
  /** Returns whether one form of a verb is in the past, and the other in the present. Example: "opened", "opens". */
  isPastOf(past: string, present: string): boolean;
}
