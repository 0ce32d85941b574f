import type { Phrases } from './phrases.ts';

/** What enquiries ask for and on what occasion, and what the seller says about it. */
export interface EnquiryWords {
  readonly topics: {
    /** What asks for a time to talk or to be shown something; it is answered with a question, not from a source. Example: "next". */
    readonly meetingWords: Phrases;
    /** What asks for more about the seller and its offer without naming anything of it. Example: "info". */
    readonly generalWords: Phrases;
  };
  readonly sameQuestion: {
    /** Example: "what". */
    readonly interrogative: Phrases;
  };
  readonly questionParts: {
    /** A verb that asks, with who does it behind it. Finnish asks by the ending of a verb, which few nouns share. Example: "does". */
    readonly inverted: Phrases;
    /** Example: "what". */
    readonly asking: Phrases;
  };
  readonly asks: {
    /** Example: "send". */
    readonly request: Phrases;
    /** Questions of a form by which its writer is to say what they want to hear: "What would you like to discuss?" Example: "want". */
    readonly inviting: Phrases;
    /** Fields in which somebody agrees to something, and those that a form or a campaign fills. Example: "accept". */
    readonly ticked: Phrases;
    /** Fields that say who writes or how the form came about. Example: "name". */
    readonly identifying: Phrases;
    /** Fields in which a form asks what its writer wants. Example: "product". */
    readonly askingKeys: Phrases;
    /** A writer who is not interested in something asks for nothing of it. Example: "no interest". */
    readonly refusal: Phrases;
    /** Beginnings of a wish without a question mark. Example: "like". */
    readonly requests: Phrases;
  };
  readonly wholeAnswer: {
    /** Questions that are answered with yes or no. Example: "does". */
    readonly whether: Phrases;
    /** Verbs and small words of such a question, which an answer words in another way. Example: "also". */
    readonly asking: Phrases;
  };
  readonly situation: {
    readonly wrongPerson: Phrases;
    /** Example: "ask". */
    readonly pointing: Phrases;
  };
  readonly match: {
    /** Questions that a number answers best. Example: "much". */
    readonly asksForFigure: Phrases;
  };
  readonly intents: {
    /** Example: "this". */
    readonly patternsDecline: Phrases;
    /** Example: "meeting". */
    readonly patternsCall: Phrases;
    /** Example: "overview". */
    readonly patternsSummary: Phrases;
    /** Example: "find out". */
    readonly patternsDetails: Phrases;
    /** Example: "postpone". */
    readonly patternsLater: Phrases;
  };
  readonly wholeOffer: {
    /** Example: "the". */
    readonly wholeOffer: Phrases;
  };
  readonly wantsOfReader: {
    /** Example: "pricing". */
    readonly price: Phrases;
    /** What the reader sells, unless it is what the writer would sell, build or improve for them. Example: "boost". */
    readonly readersGoods: Phrases;
    /** Example: "can". */
    readonly trial: Phrases;
    /** Example: "can". */
    readonly question: Phrases;
  };
  readonly application: {
    /** A writer who wants a price does not apply for work. Example: "quotation". */
    readonly forOffer: Phrases;
    readonly asksForWork: Phrases;
    readonly finnish: Phrases;
    readonly swedish: Phrases;
    readonly german: Phrases;
  };
  readonly pitch: {
    /** Example: "company". */
    readonly offering: Phrases;
    /** What is offered to firms of every kind. What the writer calls their own is none of it. Example: "link building". */
    readonly goods: Phrases;
    /** Business, of the reader or of anybody, as what is to grow or to be spared by the offer. Example: "businesses". */
    readonly ofBusiness: Phrases;
    /** Whether the reader would have what is offered, which nobody asks who wants something themselves. Example: "analysis". */
    readonly interest: Phrases;
    /** Example: "found". */
    readonly found: Phrases;
    /** Example: "might". */
    readonly invitation: Phrases;
  };
  readonly booking: {
    /** Example: "cancel". */
    readonly calledOff: Phrases;
    /** Example: "ling". */
    readonly cancelled: Phrases;
    /** Example: "booked". */
    readonly booked: Phrases;
    /** Example: "half an hour". */
    readonly meeting: Phrases;
    /** Example: "tues". */
    readonly dayName: Phrases;
    /** Example: "location". */
    readonly meetingField: Phrases;
  };
  readonly order: {
    /** Example: " would". */
    readonly ordered: Phrases;
  };
  readonly proposedTime: {
    /** Words with which somebody asks whether a time suits. Example: "can". */
    readonly suits: Phrases;
    /** Example: "tues". */
    readonly day: Phrases;
    /** Such a day is a time only together with an hour: who says "tomorrow" alone is asked when. Example: "tomorrow". */
    readonly nearDay: Phrases;
    /** Example: "afternoon". */
    readonly partOfDay: Phrases;
  };
  readonly toldThing: {
    /** Example: "are". */
    readonly finiteVerb: Phrases;
    /** Words that name no thing: how much, by what time, how one comes to it, and what everybody calls what is sold. Example: "pls". */
    readonly general: Phrases;
  };
  readonly exclusions: {
    /** Example: "does". */
    readonly exclusion: Phrases;
  };
  readonly spansOfTime: {
    /** Example: "does". */
    readonly howLong: Phrases;
    /** Example: "how long". */
    readonly lengthOf: Phrases;
    /** Example: "yearly". */
    readonly span: Phrases;
  };
  readonly fees: {
    /** Example: "free of charge". */
    readonly fee: Phrases;
    /** Example: "not". */
    readonly denial: Phrases;
    /** Example: "when". */
    readonly howSoon: Phrases;
    /** Example: "hour". */
    readonly time: Phrases;
  };
}
