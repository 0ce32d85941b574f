export type MeetingFact = 'meeting' | 'place';

/** The text before and after what a sentence repeats. */
export type Frame = readonly [before: string, after: string];

export interface Frames {
  /** Example: `['You asked about ', '.']`. */
  readonly asked: Frame;
  /** Example: `['You suggested ', '.']`. */
  readonly proposed: Frame;
}

/** How an answer refers to an enquiry. */
export interface AnsweringWords {
  /** What an answer confirms of a meeting. Example: "I confirm our meeting". */
  readonly meetingFacts: Readonly<Record<MeetingFact, string>>;
  /** The marks before and after a quotation. */
  readonly quotationMarks: readonly [open: string, close: string];
  /** The word before the last of several names. */
  readonly and: string;
  readonly frames: Readonly<Record<'formal' | 'informal', Frames>>;
}
