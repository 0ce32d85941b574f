import type { Phrases } from './phrases.ts';

/** The parts of a mail: its quotations, signature and broken lines. */
export interface MailWords {
  readonly signatureLines: {
    /** Example: "best". */
    readonly closings: Phrases;
    /** Example: "kind ". */
    readonly thanks: Phrases;
    /** Example: "with". */
    readonly mobile: Phrases;
    /** Example: "confidentiality". */
    readonly notice: Phrases;
    /** Example: "warning". */
    readonly banner: Phrases;
  };
  readonly wrappedLines: {
    /** Example: "hello". */
    readonly salutation: Phrases;
    /** Words after which a sentence goes on, in the four languages: of denial, wishing, relation and joining. Example: "not". */
    readonly cannotEnd: Phrases;
    /** Who does, may do or does not do what the next line names, at the end of a line. Example: "nobody". */
    readonly hasSubject: Phrases;
    /** Words that no sentence begins with which is written in small letters. Example: "from". */
    readonly cannotBegin: Phrases;
  };
  readonly features: {
    /** Example: "but". */
    readonly turn: Phrases;
  };
  readonly quoteHeads: {
    /** How mail programs name what follows, without the dashes around it. Example: "mail". */
    readonly forwardMarks: Phrases;
    /** Example: "sent". */
    readonly otherLabels: Phrases;
    /** Example: "wrote". */
    readonly verbs: Phrases;
    /** Example: "mon". */
    readonly weekdays: Phrases;
  };
  readonly classify: {
    /** With these somebody refuses at once; what they say then is why. Example: "not interested". */
    readonly refusals: Phrases;
  };
  readonly returnDate: {
    /** Example: "uar". */
    readonly months: Phrases;
    /** Example: "monday". */
    readonly weekdays: Phrases;
    /** Example: "until". */
    readonly back: Phrases;
  };
  readonly optOut: {
    /** Example: "please". */
    readonly courtesies: Phrases;
  };
  readonly optOutPhrases: {
    /** What stands alone in a line or a subject and can mean nothing else. Example: "unsuscribe". */
    readonly oneWord: Phrases;
  };
}
