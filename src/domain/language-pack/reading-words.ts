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

/**
 * The same with phrases: an underscore joins the words of one, two underscores leave up to twelve words in between. So
 * `takes_over` and `takes__off_the_market`.
 */
export type PhraseList = string;

/**
 * What the words of a list tell. Those of the first group tell news alone: "topping-out", "broke ground". Each of the
 * others needs a word of another group near it: "opened" (`open`) and "depot" (`outlet`).
 */
export type EventGroup =
  // Alone.
  | 'acquired'
  | 'built'
  | 'certified'
  | 'chosen'
  | 'complaint'
  | 'contracted'
  | 'expanded'
  | 'funded'
  | 'launched'
  | 'merged'
  | 'newLeader'
  | 'opened'
  | 'relocated'
  | 'sanctioned'
  | 'sold'
  | 'vacancy'
  // What is done.
  | 'acquire'
  | 'appoint'
  | 'award'
  | 'begin'
  | 'buy'
  | 'enter'
  | 'erect'
  | 'expand'
  | 'gain'
  | 'grant'
  | 'invest'
  | 'launch'
  | 'move'
  | 'open'
  | 'order'
  | 'raise'
  | 'seek'
  | 'take'
  | 'win'
  // To what.
  | 'authority'
  | 'certificate'
  | 'deal'
  | 'equipment'
  | 'extent'
  | 'firm'
  | 'job'
  | 'market'
  | 'money'
  | 'offering'
  | 'outlet'
  | 'permit'
  | 'premises'
  | 'role'
  | 'works';

/** What texts about a company tell as news. */
export interface ReadingWords {
  /** Words and phrases that tell news, by what they tell. */
  readonly events: Readonly<Record<EventGroup, PhraseList>>;
  /** By kind, words of a clause that make it something else: "opened an account". */
  readonly exceptions: Readonly<Partial<Record<TriggerKind, PhraseList>>>;
  /** Words before the verb of what is still to come: "will"; and those that must stand directly before it: "to". */
  readonly future: WordList;
  readonly infinitiveMarks: WordList;
  /** Words between a subject and its verb that change nothing: "recently", "also". */
  readonly adverbs: WordList;
  /** Nouns for a company that was named before: "company", "chain"; and the articles before them, if any. */
  readonly companyNouns: WordList;
  readonly companyArticles: WordList;
  /** Words of this kind that fit many companies, so that they mean this company only after its name: "retailer". */
  readonly tradeNouns: WordList;
  /** The pronoun for a company: "it". */
  readonly it: WordList;
  /** Articles before the name of a company as the subject, "the", and those that show that it is not: "der", "des". */
  readonly nameArticles: WordList;
  readonly otherArticles: WordList;
  /** The speaker's "we", and what is the speaker's: "our". */
  readonly we: WordList;
  readonly our: WordList;
  /** Endings of what is the speaker's, and of verbs that say "we": `*mme`. */
  readonly ownEndings: WordList;
  /** The speaker in other forms: "us". */
  readonly us: WordList;
  /** What is the company's: "its", "company's". */
  readonly companyGenitives: WordList;
  /** Words that begin the subject of a clause after "that": "it", "the". */
  readonly pronouns: WordList;
  /** Pronouns that refer to the subject: "which". */
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
  /** Words before and after a date of something else: "since", "until". */
  readonly otherDatesBefore: WordList;
  readonly otherDatesBehind: WordList;
  /** Words before a year alone: "in", "year". Empty if a year may stand alone. */
  readonly yearOpeners: WordList;
  /** Words between a day and an hour: "klo". */
  readonly hours: WordList;
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
  readonly vagueTimes: PhraseList;
  /** Words that make a clause a plan, doubt, wish or condition, or history: "may", "plans", "originally". */
  readonly doubts: PhraseList;
  /** Words that make a whole sentence doubtful or old: "rumours", "years ago". */
  readonly hearsay: PhraseList;
  /** Negations that deny a detail, not the news: "without". */
  readonly lesserNegations: WordList;
  /** Words that make a sentence conditional or general if it begins with them: "if", "before". */
  readonly conditionOpeners: WordList;
  /** Those around the company, who may act instead of it: "customer", "rival". */
  readonly others: WordList;
  /**
   * Forms of verbs that tell what somebody does again and again, unless a word of `novelties` stands near: "we build
   * kitchens", "we build a new hall".
   */
  readonly habits: WordList;
  readonly novelties: WordList;
  /** Words that begin a clause of what happens each time: "when". */
  readonly whenOpeners: WordList;
  /** Single speakers and those spoken to: "I", "you". */
  readonly speakers: WordList;
  /** Words that make a date the date of the event, even in another clause: "completed", "effective". */
  readonly settled: WordList;
  /** Words that make a date the date of something else: "founded". */
  readonly formerly: WordList;
  /** Words before the name of a day that is to come: "next". */
  readonly nextOpeners: WordList;
  /** Words that begin another clause: "which", "after". */
  readonly clauseOpeners: WordList;
  /** Words that join clauses and nouns: "and". */
  readonly joiners: WordList;
  /** Whether all nouns have a capital letter, so that it does not show a name. */
  readonly hasCapitalNouns: boolean;
  /** Names of the days of a month, each followed by its number: `ensimmäisenä=1`. */
  readonly dayNames: WordList;
  /** Whether "March 1" is a day of March. */
  readonly hasMonthFirst: boolean;
  /** Whether "1.3." is a day of March. */
  readonly hasShortDates: boolean;
}
