import type { Phrases } from './phrases.ts';

export interface ReplyWords {
  /** What notes of absence say besides. */
  readonly absenceNotes: {
    /** When somebody who is away is back. Example: "until further notice". */
    readonly returnWords: Phrases;
    /** A promise of one person, not of a firm, to answer when they are back. */
    readonly ownReturn: Phrases;
    /** Who stands in for somebody who is away. */
    readonly stayWords: Phrases;
    /** Words about an absence that do not name it, in an automatic answer. Example: "sick". */
    readonly absenceHints: Phrases;
    /** Who has gone for good is not away. */
    readonly goneForGood: Phrases;
  };
  /** States of being away. */
  readonly absence: {
    /** Subjects of notes of absence. Example: "out-of-office". */
    readonly awaySubject: Phrases;
    /** States of being away. */
    readonly absence: Phrases;
  };
  /** How a reply can answer an offer. */
  readonly answers: {
    /** Refuses alone or beside a word or two. Example: `nope`. */
    readonly no: Phrases;
    /** Example: "not interested". */
    readonly decline: Phrases;
    /** Says that the writer has something of the kind. Example: "we already use". */
    readonly have: Phrases;
    /** Example: "expensive". */
    readonly doubt: Phrases;
    /** Example: "interested". */
    readonly interest: Phrases;
    /** Example: "contact". */
    readonly refer: Phrases;
    /** Says that somebody else is responsible. Example: "wrong person". */
    readonly wrong: Phrases;
    /** Example: "thank you". */
    readonly thanks: Phrases;
    /** Confirms that our mail arrived. Example: "noted". */
    readonly receipt: Phrases;
    /** Example: "we offer". */
    readonly offering: Phrases;
  };
  /** What mail servers write. */
  readonly bounces: {
    /** Subjects of reports of mail servers, from their first word on. */
    readonly bounceSubject: Phrases;
    /** What mail servers say to people. */
    readonly bounceWords: Phrases;
    /** A server that still tries. */
    readonly delayWords: Phrases;
  };
  /** Reports of mail providers that a person marked our mail as spam. */
  readonly complaintReports: {
    /** What only such a report holds: fields of the format, or its name. */
    readonly reportFields: Phrases;
    /** Somebody who got a mail took it for spam. */
    readonly markedAsSpam: Phrases;
    /** A program says so, and no person who asks about it. Example: "postmaster". */
    readonly reportSigns: Phrases;
  };
  /**
   * Requests for the data that is stored about the writer, by article 15 of the GDPR. Such a request is no opt-out: a
   * person reads it first.
   */
  readonly dataRequests: {
    /** What such a request is called, and the article that gives the right to it. */
    readonly named: Phrases;
    /** What is kept about the writer, as a question or as what is to be sent. */
    readonly described: Phrases;
    readonly ofThemselves: Phrases;
    readonly dealing: Phrases;
    /** An order that says of what was asked about that it is to go, where "it" alone names it. */
    readonly erasureOrders: Phrases;
  };
  /** An answer to an offer, or a request, so a person wrote it. Example: "let's". */
  readonly engagement: Phrases;
  /** What programs write in answer. */
  readonly machines: {
    /** Begins words with which a text orders a program to give it a category. Example: `classif|label`. */
    readonly categoryOrders: Phrases;
    /** Subjects that programs put before the one that they answer. Example: "autoreply". */
    readonly automaticSubject: Phrases;
    /** What says of itself that no person wrote it. Example: "unmonitored". */
    readonly machineWords: Phrases;
    /** Receipts of what arrived. Example: "opened a ticket". */
    readonly receiptWords: Phrases;
  };
  /** Faults of delivered goods; an angry customer wants them repaired. Example: "arrived broken". */
  readonly wareFaults: Phrases;
  /** What a reply can ask for, and when. */
  readonly requests: {
    /** Example: "meet". */
    readonly meet: Phrases;
    /** Example: "thu". */
    readonly weekday: Phrases;
    /** Example: "april". */
    readonly month: Phrases;
    /** Example: "later". */
    readonly later: Phrases;
    /** Example: "right now". */
    readonly now: Phrases;
    /** Example: "price". */
    readonly price: Phrases;
    /** Example: "send". */
    readonly send: Phrases;
    /** Example: "how". */
    readonly asking: Phrases;
  };
}
