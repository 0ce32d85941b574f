/** Endings of nouns, in languages that use them where others use prepositions. */
export interface CaseEndings {
  /** Where, from where or to where. Example: "-ssa", as in "Turussa". */
  readonly place: RegExp;
  /** All endings of words for a place or a time, which cannot be the subject. Example: "-na", as in "maanantaina". */
  readonly adverbial: RegExp;
  /** The person who gets something. Example: "-lle", as in "kirjoita Annalle". */
  readonly receiver: RegExp;
  /** A company that has something. Example: "-lla", as in "Acmella on". */
  readonly having: RegExp;
  /** The reader as the one who acts: "te", and the ending of "avaatte". */
  readonly secondActor: RegExp;
  /** The reader or the speaker as the one who does not act. Example: "teidät". */
  readonly object: ReadonlySet<string>;
  /** Endings that show the reader or the speaker as the one who acts, and as the owner: "avaatte", "myymälänne". */
  readonly shownBy: { readonly actor: RegExp; readonly owner: RegExp };
  /** Something of the reader. Example: "-nne", as in "kuljettajanne". */
  readonly possession: RegExp;
}

/** Verbs whose particle stands apart in a sentence: "aufnehmen" becomes "nehmen … auf". */
interface SeparableVerbs {
  /** The particles. Example: "auf". */
  readonly particles: ReadonlySet<string>;
  /** A verb with its particle, and both parts as groups. Example: "aufnehmen", "aufzunehmen". */
  readonly joined: RegExp;
  /** Words that end the part of the sentence, so that the particle stands before them. Example: "und". */
  readonly ends: ReadonlySet<string>;
}

/** How a language builds its sentences. If it lacks something, the value is null. */
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
  /** The cases of nouns. */
  readonly cases: CaseEndings | null;
  /** Verbs such as "aufnehmen". */
  readonly separableVerbs: SeparableVerbs | null;
  /** How another company is recognised if all nouns have a capital letter. */
  readonly capitalNouns: {
    /** Verbs of dealings between two companies. Example: "übernimmt". */
    readonly dealings: RegExp;
    /** Words after the name of a company. Example: "GmbH". */
    readonly legalForms: ReadonlySet<string>;
  } | null;
  /** How a noun shows that it was named before: "the bakery", "bageriet". Both are empty if it does not. */
  readonly definite: { readonly articles: ReadonlySet<string>; readonly endings: readonly string[] };
  /** Articles that are also pronouns, and the form of a verb after the pronoun: "det priset", "det kostar". */
  readonly pronounArticles: { readonly words: ReadonlySet<string>; readonly verb: RegExp } | null;
  /** How a verb says that something lasts: its ending, and the words before it if it is over: "was running". */
  readonly progressive: {
    readonly ending: RegExp;
    readonly past: ReadonlySet<string>;
    /** Also the words that do not say whether it is over: "been running". */
    readonly begun: ReadonlySet<string>;
  } | null;
  /** A participle, which is passive after an auxiliary: "was acquired". */
  readonly participle: RegExp | null;
  /** A verb that its last letter makes passive: "köptes" is the passive of "köpte". */
  readonly passiveEnding: RegExp | null;
  /** Returns whether one form of a verb is the passive of another in the present: "säljs" and "säljer". */
  isPresentPassiveOf(passive: string, active: string): boolean;
  /** The noun of a genitive: "yhtiö" of "yhtiön"; null if the word is none. Only for languages without articles. */
  genitive(lower: string): string | null;
  /** Returns whether two verbs differ in person alone: "runs" and "run". */
  isOtherPerson(own: string, other: string): boolean;
  /** Returns whether a noun is another one with the ending of its owner: "myymälänne" and "myymälä". */
  isOwnedForm(own: string, other: string): boolean;
  /** Returns whether a noun is the indefinite form of another one: "butik" and "butiken". */
  isIndefiniteOf(own: string, other: string): boolean;
  /** Words for what belongs to the subject of the sentence: "sin". */
  readonly reflexiveOwners: ReadonlySet<string>;
  /** Prepositions before the one who gets something: "to". */
  readonly receivers: ReadonlySet<string>;
  /** Articles of a masculine noun that acts, and of one that is acted on: "der" and "den" in German. */
  readonly actorArticles: readonly (readonly [actor: string, object: string])[];
  /** Returns whether one form of a verb is in the past, and the other in the present. Example: "opened", "opens". */
  isPastOf(past: string, present: string): boolean;
}
