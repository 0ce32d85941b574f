import type { Phrases } from './phrases.ts';

/** How people ask, and how the seller's texts answer. Phrases are whole words if nothing else is said. */
export interface EnquiryWords {
  readonly questions: {
    /** Words with which a question begins. Example: `what|how`. */
    readonly openers: Phrases;
    /** A verb and the subject after it. Example: `(do|can) (you|we)`. */
    readonly verbs: Phrases;
    /** A verb whose ending makes it a question; empty in most languages. Example: Finnish `~{3,}k[oö]`. */
    readonly verbEnding: string;
    /** Words that distinguish questions about the same things. Example: `when|where`. */
    readonly interrogatives: Phrases;
    /** The beginning of a question that is answered with yes or no. Example: `(is|are) (it|there)`. */
    readonly yesOrNo: Phrases;
    /** Words of such a question that an answer leaves out or replaces. Example: `also|any|offer`. */
    readonly rephrased: Phrases;
    /** A question that a number answers best, as the beginning of words. Example: `how (many|often)`. */
    readonly howMany: Phrases;
    /** Asks by when, or for how long. Example: `when|how soon`. */
    readonly howSoon: Phrases;
    /** Asks how long something lasts. Example: `how long does`. */
    readonly howLong: Phrases;
    /** Asks for a length, also of a thing. Example: `how long|length of`. */
    readonly lengthOf: Phrases;
    /** Begins a condition. Example: `if|in case`. */
    readonly conditions: Phrases;
  };
  readonly requests: {
    /** Asks to talk or to see something, also within words. Example: `\bcalls?\b|calendar`. */
    readonly forMeeting: Phrases;
    /** Asks for more without naming a topic, also within words. Example: `tell me more`. */
    readonly forMore: Phrases;
    /** Begins an order to the seller, also within words. Example: `^please tell us\b`. */
    readonly toSeller: Phrases;
    /** Says what its writer wants, without a question mark, also within words. Example: `(we|i) need`. */
    readonly wants: Phrases;
    /** Says that something does not interest the writer. Example: `not interested`. */
    readonly declined: Phrases;
    /** The words of a request such as "please quote for 8 L200, thanks" or "8 pcs L200, best price". */
    readonly beforeOffer: Phrases;
    /** Example: `quote|price`. */
    readonly offers: Phrases;
    /** Example: `please|pls`. */
    readonly afterOffer: Phrases;
    /** Example: `for|on`. */
    readonly ofOffer: Phrases;
    /** Example: `pcs`. */
    readonly pieces: Phrases;
    /** Example: `your|best`. */
    readonly bestOffer: Phrases;
    /** What people call any product. Example: `your (software|tool)`. */
    readonly anyProduct: Phrases;
  };
  /** The labels of fields in forms. */
  readonly formFields: {
    /** Consents and what programs fill in, also within words. Example: `accept|newsletter`. */
    readonly ticked: Phrases;
    /** Who writes; the end of a label. Example: `name|phone`. */
    readonly ofWriter: Phrases;
    /** What the writer asks for; the last word of a label begins so. Example: `question|product`. */
    readonly ofRequest: Phrases;
    /** A question that invites a request, also within words. Example: `can we help`. */
    readonly invitation: Phrases;
    /** The value of a ticked field. Example: `yes|no`. */
    readonly yesOrNo: Phrases;
  };
  readonly joints: {
    /** The first word of a message. Example: `hello|dear`. */
    readonly greetings: Phrases;
    /** Joins two things that are asked for. Example: `and|or`. */
    readonly betweenClauses: Phrases;
    /** Joins two questions, or begins one. Example: `and|but|or`. */
    readonly beforeQuestion: Phrases;
    /** Example: `also`. */
    readonly also: Phrases;
    /** Begins a contrast. Example: `but`. */
    readonly but: Phrases;
  };
  /** What sentences of the seller's texts contain. */
  readonly statements: {
    /** Verbs that follow the subject of a sentence. Example: `costs?|is|we +`. */
    readonly verbs: Phrases;
    /** Words that name no product. Example: `pieces?|monthly|roughly`. */
    readonly vagueWords: Phrases;
    /** By what something is counted, also within words. Example: `per_~[~-]{0,}`. */
    readonly perUnit: Phrases;
    /** Articles that stand between a price and its unit: "5 € a door". Example: `an?`. */
    readonly articles: Phrases;
    /** Words with a capital letter that begin no name. Example: `The|Our`. */
    readonly notBeforeNames: Phrases;
    /** For how many people something is. Example: `for #{1,} (people|users?)`. */
    readonly forPeople: Phrases;
    /** Words for the offer that is asked about: "is it possible for us". Example: `it|this`. */
    readonly offered: Phrases;
    /** Example: `for`. */
    readonly forWhom: Phrases;
    /** Says that something is not covered. Example: `does not cover`. */
    readonly excludes: Phrases;
    /** Such verbs if what is not covered stands before them, also within words. Example: `excluded|valid`. */
    readonly isExcluded: Phrases;
    /** Words before such a verb that state something else. Example: `have|but|which`. */
    readonly beforeExclusion: Phrases;
    /** Example: `percent`. */
    readonly percent: Phrases;
    /** Additional costs. Example: `fees?|free of charge`. */
    readonly fees: Phrases;
    /** Says that something costs nothing. Example: `is free`. */
    readonly free: Phrases;
    /** Denies a fee. Example: `no|without`. */
    readonly none: Phrases;
    /** Units and points of time. Example: `hours?|tomorrow`. */
    readonly times: Phrases;
    /** How long something lasts. Example: `yearly|until`. */
    readonly spans: Phrases;
    /** Words before a figure that make no name of a model of it, in capitals. Example: `WEEK|MAX`. */
    readonly beforeFigures: Phrases;
    /** The words before names of places in a language that writes all nouns with a capital; null in others. */
    readonly beforePlaces: string | null;
  };
  /** Days, hours and dates of meetings. */
  readonly times: {
    /** Days on which a meeting is proposed. Example: `(mon|fri)day`. */
    readonly workdays: Phrases;
    /** All days, also their abbreviations. Example: `monday|mon(> #)`. */
    readonly weekdays: Phrases;
    /** Days that need an hour to be a proposal. Example: `tomorrow`. */
    readonly nearDays: Phrases;
    /** Example: `(in the )?afternoon`. */
    readonly partsOfDay: Phrases;
    /** Example: `the`, in "Monday the 5th". */
    readonly beforeDate: Phrases;
    /** Example: `st|nd|rd|th`; empty in most languages. */
    readonly ordinalEndings: Phrases;
    /** Months where the day follows them, as in "May 5"; empty in most languages. */
    readonly monthsBeforeDay: Phrases;
    /** Example: `at`. */
    readonly beforeHour: Phrases;
    /** Example: `from`. */
    readonly fromHour: Phrases;
    /** Example: `to`, in "from 9 to 10". */
    readonly untilHour: Phrases;
    /** Example: `am|pm`. */
    readonly afterHour: Phrases;
    /** Asks whether a time suits. Example: `works for you`. */
    readonly suits: Phrases;
    /** When to come back. Example: `next spring|in two weeks`. */
    readonly later: Phrases;
    /** Example: `maybe`. */
    readonly perhaps: Phrases;
  };
  readonly referrals: {
    /** Example: `wrong person`. */
    readonly wrongPerson: Phrases;
    /** What stands before the name of the right person. Example: `ask|contact`. */
    readonly pointing: Phrases;
  };
  /** Words with which a seller says what an answer should do, also within words. */
  readonly intents: Readonly<Record<'decline' | 'call' | 'summary' | 'details' | 'later', Phrases>>;
}
