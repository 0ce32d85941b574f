/** What news of a company is about. */
export type TriggerKind =
  | 'opening'
  | 'expansion'
  | 'acquisition'
  | 'contract'
  | 'hiring'
  | 'new_leader'
  | 'investment'
  | 'build'
  | 'relocation'
  | 'product'
  | 'certification'
  | 'regulation'
  | 'complaint';

/**
 * Lower-case words with spaces in between. A star stands for the rest of a word: `depot*` is also "depots", `*lager` is
 * also "Zentrallager".
 */
export type WordList = string;

/** The forms of one verb. Leave out the forms that the language does not have. */
export interface VerbForms {
  /** Forms of the past with a subject: "opened". */
  readonly past?: WordList;
  /** Forms of the present with a subject: "opens". */
  readonly present?: WordList;
  /** Forms that themselves say "we": "avasimme". */
  readonly first?: WordList;
  /** The form behind "has" or "was": "opened". */
  readonly participle?: WordList;
  /** The form behind "is": "opening". */
  readonly progressive?: WordList;
  /** The form behind "will": "open". */
  readonly infinitive?: WordList;
  /** Passives of one word: "öppnades". */
  readonly passive?: WordList;
}

/** One way to tell news: a verb, and nouns that say of what. */
export interface EventWords {
  readonly kind: TriggerKind;
  /** Names of verbs in `ReadingWords.verbs`. */
  readonly verbs: WordList;
  /** Names of groups in `ReadingWords.nouns`; the clause must have a word of one of them. */
  readonly nouns?: WordList;
  /** Words of which the clause must also have one: "ground" behind "broke". */
  readonly beside?: WordList;
  /** Words that make it something else: "talks", "account". */
  readonly except?: WordList;
  /**
   * Who does it. `company`: it acts. `noun`: its new depot "opens". `object`: something is done to the company, which
   * "was awarded" a contract. `any`: anybody, on a page of the company itself: a person who "joins".
   */
  readonly subject?: 'company' | 'noun' | 'object' | 'any';
  /** True if the name of another company may stand for a noun: "acquired Koivu". */
  readonly takesName?: boolean;
  /** True if a place may stand for a noun: "opened in Kiel". */
  readonly takesPlace?: boolean;
  /** True for news that is current as long as its page says it: a job advertisement. */
  readonly isCurrent?: boolean;
}

/** What texts about a company tell as news. */
export interface ReadingWords {
  /** Verbs by a name of your choice. Example: `open: { past: 'opened', infinitive: 'open' }`. */
  readonly verbs: Readonly<Record<string, VerbForms>>;
  /** Groups of nouns by a name of your choice. Example: `outlet: 'store* depot*'`. */
  readonly nouns: Readonly<Record<string, WordList>>;
  readonly events: readonly EventWords[];
  /** Auxiliaries before an active participle: "has". */
  readonly have: WordList;
  /** Auxiliaries before a progressive form: "is". */
  readonly be: WordList;
  /** Auxiliaries of the passive: "was", "been". */
  readonly passive: WordList;
  /** Auxiliaries of what is still to come: "will". */
  readonly future: WordList;
  /** Words between a subject and its verb that change nothing: "recently", "also". */
  readonly adverbs: WordList;
  /** How texts name the company again: "company", "chain". `companyArticles` stand before it, if the language has any. */
  readonly companyNouns: WordList;
  readonly companyArticles: WordList;
  /** The pronoun that goes on with a company: "it". */
  readonly it: WordList;
  /** Articles before the name of a company as the subject, "the", and those that show that it is not: "der", "des". */
  readonly nameArticles: WordList;
  readonly otherArticles: WordList;
  /** The speaker's "we", and what is the speaker's: "our". */
  readonly we: WordList;
  readonly our: WordList;
  /** What is the company's: "its", "company's". */
  readonly companyGenitives: WordList;
  /** Pronouns that go on with the subject: "which". */
  readonly relatives: WordList;
  /** Words between a thing and the company that has it: "of". */
  readonly of: WordList;
  /** Words before the actor of a passive: "by". */
  readonly by: WordList;
  /** Prepositions before the name of a place: "in". */
  readonly placePrepositions: WordList;
  /** Endings of names of places where the language has them instead of prepositions: `*ssa`. */
  readonly placeEndings: WordList;
  /** Words before a date that is the date of the verb: "on", "in". Empty where dates stand alone. */
  readonly dateOpeners: WordList;
  /** Words before and behind a date of something else: "since", "until". */
  readonly otherDatesBefore: WordList;
  readonly otherDatesBehind: WordList;
  /** Words before a year alone: "in", "year". Empty if a year may stand alone. */
  readonly yearOpeners: WordList;
  /** Short names of months, each followed by its number: `jan=1`. */
  readonly monthNames: WordList;
  /** Endings of the number of a day: "th". */
  readonly dayEndings: WordList;
  /**
   * Phrases whose date follows from that of their page, by days before it or by the month in which those lie:
   * `today=0 last_week=7m`. An underscore joins the words of one phrase.
   */
  readonly pageDays: WordList;
  /** Names of days, each followed by its number: `monday=1`. */
  readonly weekdays: WordList;
  /** Words before the name of a day that is past: "last", "on". */
  readonly weekdayOpeners: WordList;
  /** Words for a time that nobody can tell from the date of the page: "week", "autumn". */
  readonly vagueTimes: WordList;
  /** Words that make a clause a plan, doubt, wish or condition, or history: "may", "plans", "originally". */
  readonly doubts: WordList;
  /** Words that make a sentence conditional or general if it begins with them: "if", "before". */
  readonly conditionOpeners: WordList;
  /** Those around the company and single speakers; on a page of the company they may be the subject: "customer", "I". */
  readonly others: WordList;
  /** Words that begin another clause: "which", "after". */
  readonly clauseOpeners: WordList;
  /** Words that join clauses and nouns: "and". */
  readonly joiners: WordList;
  /** Whether all nouns have a capital letter, so that it does not show a name. */
  readonly hasCapitalNouns: boolean;
  /** Whether "1.3." is a day of March. */
  readonly hasShortDates: boolean;
}
