/**
 * The sentences of an answer that state nothing about either side and need no source. The list is closed and its
 * sentences have no gaps, so no claim can hide in one of them. Each has its formal and its informal form.
 */
export interface Courtesies {
  /** The subject of an answer to a message without a subject. */
  readonly subject: Sentence;
  readonly subjectOfMeeting: Sentence;
  readonly subjectOfApplication: Sentence;
  readonly subjectOfMessage: Sentence;
  /** Thanks for a message or for a form. */
  readonly thanksForMessage: Sentence;
  readonly thanksForEnquiry: Sentence;
  /** Thanks that fit what the person wrote: interest, “not now”, a refusal and so on. */
  readonly thanksForInterest: Sentence;
  readonly thanksForNotNow: Sentence;
  readonly thanksForTelling: Sentence;
  readonly thanksForOpenness: Sentence;
  readonly thanksForReferral: Sentence;
  readonly thanksForBooking: Sentence;
  readonly thanksForApplication: Sentence;
  readonly gladToTalk: Sentence;
  /** Questions that continue the conversation. */
  readonly askCall: Sentence;
  readonly askDetails: Sentence;
  readonly askTimes: Sentence;
  readonly askLater: Sentence;
  readonly askMention: Sentence;
  readonly askPerson: Sentence;
  readonly askSettle: Sentence;
  readonly askRest: Sentence;
  readonly askQuestions: Sentence;
  readonly askPriority: Sentence;
  readonly askMore: Sentence;
  readonly askSummary: Sentence;
  /** Closing words that ask nothing. */
  readonly leaveOpen: Sentence;
  readonly gladToMeet: Sentence;
  readonly passOn: Sentence;
  /** For a person who tries to sell something to the user. */
  readonly declineOffer: Sentence;
  /** Only if a user asked to decline. */
  readonly decline: Sentence;
}

export type CourtesyKey = keyof Courtesies;

export interface Sentence {
  readonly formal: string;
  readonly informal: string;
}
