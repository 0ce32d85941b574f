import type { Phrases } from './phrases.ts';

/**
 * The parts of a mail: its quotations, signature and broken lines. Some packs also have what mail programs write in
 * languages without a pack.
 */
export interface MailWords {
  readonly signatureLines: {
    /** Answers of one word, which are no names. Example: `yes`, `stop`. */
    readonly answers: ReadonlySet<string>;
    /** Labels before a number or an address. Example: `phone|fax`. */
    readonly contactLabels: Phrases;
    /** Begins a line about the company's registration. Example: `vat`. */
    readonly registerLabels: Phrases;
    /** Stands before a surname. Example: `Mr\.?|name is`. */
    readonly beforeSurnames: Phrases;
    /** Surnames that are written like an order to stop. Example: German `Stopp`. */
    readonly surnames: Phrases;
    /** Example: `best regards`. */
    readonly closings: Phrases;
    /** Thanks before a closing or instead of one. Example: `kind thanks`. */
    readonly thanks: Phrases;
    /** What a telephone writes under a mail. Example: `sent from my .{2,40}`. */
    readonly mobile: Phrases;
    /** Begins a legal notice. Example: `confidentiality`. */
    readonly notice: Phrases;
    /** Begins a mail server's warning of mail from outside. Example: `external email`. */
    readonly banner: Phrases;
  };
  readonly wrappedLines: {
    /** Begins a greeting. Example: `hello`. */
    readonly salutation: Phrases;
    /** Words after which a sentence continues: denials, wishes, prepositions, conjunctions. Example: `not`. */
    readonly cannotEnd: Phrases;
    /** Subjects at the end of a line whose verb is in the next one. Example: `nobody`. */
    readonly hasSubject: Phrases;
    /** Words in small letters that begin no sentence. Example: `from`. */
    readonly cannotBegin: Phrases;
  };
  readonly features: {
    /** Begins a contrast. Example: `however`. */
    readonly turn: Phrases;
  };
  readonly quoteHeads: {
    /** The label of the sender. Example: `from`. */
    readonly senderLabels: Phrases;
    /** Stands before the date with which an attribution begins. Example: `on`. */
    readonly dateOpenings: Phrases;
    /** Says that an earlier mail follows. Example: `original message`. */
    readonly forwardMarks: Phrases;
    /** The other labels of a mail's header. Example: `sent|subject`. */
    readonly otherLabels: Phrases;
    /** The verb of an attribution. Example: `wrote`. */
    readonly verbs: Phrases;
    /** Begins the name of a day. Example: `mon`. */
    readonly weekdays: Phrases;
  };
  readonly classify: {
    /** A refusal at the beginning; what follows is its reason. Example: `not interested`. */
    readonly refusals: Phrases;
  };
  readonly returnDate: {
    /** Example: `jan(uary)?`. */
    readonly months: Phrases;
    /** Example: `monday`. */
    readonly weekdays: Phrases;
    /** Stands before the day of a return. Example: `until`. */
    readonly back: Phrases;
  };
  readonly optOut: {
    /** Polite words beside an opt-out of one word. Example: `please`. */
    readonly courtesies: Phrases;
  };
  readonly optOutPhrases: {
    /** An opt-out that is the whole line or subject. Example: `unsubscribe me`. */
    readonly oneWord: Phrases;
  };
}
