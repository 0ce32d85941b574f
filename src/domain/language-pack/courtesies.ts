/**
 * The sentences of an answer that state nothing of either side and lean on no source. The list is closed and its
 * sentences have no gaps, so no claim can hide in one of them. Each has its formal and its informal form.
 */
export interface Courtesies {
  /** The subject of an answer to something that had none. */
  readonly subject: Sentence;
  readonly subjectOfMeeting: Sentence;
  readonly subjectOfApplication: Sentence;
  readonly subjectOfMessage: Sentence;
  /** Thanks for a message, and for what came in by a form. */
  readonly thanksForMessage: Sentence;
  readonly thanksForEnquiry: Sentence;
  /** The same to somebody who wants to go on, who cannot now, who does not want to, … */
  readonly thanksForInterest: Sentence;
  readonly thanksForNotNow: Sentence;
  readonly thanksForTelling: Sentence;
  readonly thanksForOpenness: Sentence;
  readonly thanksForReferral: Sentence;
  readonly thanksForBooking: Sentence;
  readonly thanksForApplication: Sentence;
  readonly gladToTalk: Sentence;
  /** Questions that lead on. */
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
  /** To who sells something to the seller. */
  readonly declineOffer: Sentence;
  /** Only where a person asked to decline. */
  readonly decline: Sentence;
}

export type CourtesyKey = keyof Courtesies;

export interface Sentence {
  readonly formal: string;
  readonly informal: string;
}
