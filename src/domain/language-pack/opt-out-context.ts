import type { Phrases } from './phrases.ts';

/** What makes words of an opt-out mean something else. All phrases are folded: without the marks of letters. */
export interface OptOutContext {
  /**
   * The writer continues with us, even if they refuse something: they order, visit, want an offer or name a better
   * day. Example: "we accept your offer".
   */
  readonly dealings: Phrases;
  /** The contrary of an opt-out. */
  readonly deniedEnds: {
    /** Asks that nothing ends. Example: "do not remove me from the list". */
    readonly deniedEnds: Phrases;
    /** With these only a part, a way or a time is denied, or it is a reproach. Example: "only". */
    readonly deniedInPart: Phrases;
  };
  /** Words of an opt-out with another meaning; empty in most languages. Example: `spare(!> me)`. */
  readonly otherMeanings: Phrases;
  /** Says of a question that it is put again. Example: `(i|we) ask for the + time`. */
  readonly askedAgain: Phrases;
  /** Asks for an answer to it; may be empty. Example: `please reply`. */
  readonly answerRequests: Phrases;
  /** Ends of something else than our mail: failing links, formats of files, meetings, tools. */
  readonly explainedEnds: {
    /** Example: `not`. */
    readonly denials: Phrases;
    /** Begins what is wanted instead of what is denied. Example: `but (>by )`. */
    readonly contrasts: Phrases;
    /** The link or button by which people leave a list, also within a longer word. */
    readonly link: Phrases;
    /** Says that it fails. Example: "broken". */
    readonly broken: Phrases;
    /** Says that the writer needs it. Example: "tried". */
    readonly writerTries: Phrases;
    /** A file and how it is sent. Example: "attachment". */
    readonly aFormat: Phrases;
    /** The format or way that is wanted instead, or the reason. */
    readonly anotherWay: Phrases;
    /** A meeting, an invitation to one, or a thread about it. */
    readonly aMeeting: Phrases;
    /** A day, or the person who comes instead. Example: "instead". */
    readonly substitute: Phrases;
    /** Says that less of it, or another form, is enough. */
    readonly sufficient: Phrases;
    /** One thing should not come in one way, but mail about it may. */
    readonly oneWay: Phrases;
    /** Our mail and its lists. */
    readonly mailOrList: Phrases;
    /** Words of leaving a list and of erasure. */
    readonly leaving: Phrases;
    /** The people to whom a business writes. Example: "customers". */
    readonly otherPeople: Phrases;
    /** Asks how something works. */
    readonly asksHow: Phrases;
    /** The tool that does it. */
    readonly tool: Phrases;
    /** The writer as the one who is on the list. */
    readonly writer: Phrases;
    /** A line, an item or a page with a number. */
    readonly aNumberedPart: Phrases;
    /** Says that mail was taken out of a spam filter. */
    readonly outOfFilter: Phrases;
    /** Nothing is needed before a time, after which the writer continues. */
    readonly notBefore: Phrases;
  };
  /** Doubts that an opt-out is the writer's own; then it is only suspected, and a person decides. */
  readonly optOutDoubts: {
    /** Somebody else asks for it, or it is about a third person. */
    readonly requestsOfOthers: Phrases;
    /** The writer did it, does it to others, or reports it. */
    readonly completedActions: Phrases;
    /** A failing link is reported, or lists and laws are a topic. */
    readonly otherTopics: Phrases;
    /** Something else ends: an order, a meeting, a part of an offer. */
    readonly otherObjects: Phrases;
    /** The writer continues with us, in another way or at another time. */
    readonly continuedContact: Phrases;
    /** The writer as the one who gets our mail, their address, or us as those who send it. */
    readonly ofWriterOrUs: Phrases;
    /** Laws, officers and lists that a question or a product can be about. Example: "gdpr". */
    readonly lawsAndLists: Phrases;
    /** Says that they are those of the writer's own company. */
    readonly ownLaws: Phrases;
  };
  /** A sentence with one of these is no opt-out of that kind. */
  readonly optOutGuards: {
    /** Turns a verb of ending into its contrary, or into a thought about it. */
    readonly notAsked: Phrases;
    /** Unsubscribing as a topic of business. */
    readonly aboutOthers: Phrases;
    /** Lists, systems and people of the writer's own company. */
    readonly ownHouse: Phrases;
    /** What mailings write at their end. */
    readonly inFooter: Phrases;
    /** A prohibition until a time asks us to wait, and is no opt-out. */
    readonly untilThen: Phrases;
    /** A prohibition of one way or address names another one. */
    readonly aboutAddress: Phrases;
    /** What is forbidden or ends instead of contact with the writer: documents, goods, mail to somebody else. */
    readonly otherMatter: Phrases;
    /** What is forbidden or ends while the writer continues with us: a copy, a demonstration, a trial, a version. */
    readonly otherObject: Phrases;
  };
  /** Signs that a person may have had enough of mail. They suppress nobody. Example: "still getting these". */
  readonly optOutHints: Phrases;
  /** Opt-outs that do not mention mail. Every gap within a phrase is short. */
  readonly optOutIndirect: {
    /** The last message, or an end to it. Example: "let this be the last". */
    readonly finalMessages: Phrases;
    /** Distance from the writer, their company or their mailbox. Example: "leave me out of this". */
    readonly distances: Phrases;
    /** Consent that ends or never was, and effort that should be saved. Example: "i never gave permission". */
    readonly consents: Phrases;
    /** Laws and registers against advertising, and threats to use them. */
    readonly laws: Phrases;
    /** A repeated request, or a request to be forgotten. */
    readonly again: Phrases;
    /** Nobody of a company wants to hear more. */
    readonly houses: Phrases;
  };
  /** Tones of people who have had enough of mail. They only add weight to a suspicion. */
  readonly optOutTones: {
    /** Lawyers, authorities and complaints. */
    readonly threat: Phrases;
    /** Asks where an address or data come from, or by what right they are stored. */
    readonly origin: Phrases;
    /** Weariness and anger. Example: "enough". */
    readonly anger: Phrases;
    /** Says that mail came too often, or was refused before. */
    readonly again: Phrases;
    /** Sends the reader elsewhere, or wants to be left alone. */
    readonly distance: Phrases;
    /** An end, or a never. */
    readonly ending: Phrases;
    /** Erasure of stored data, and law about it. Example: "gdpr". */
    readonly erasure: Phrases;
    /** Where unwanted mail goes, and what an address is not for. Example: "bin". */
    readonly disposal: Phrases;
  };
  /** Asks where an address or data come from. This is no opt-out by itself: a person reads it first. */
  readonly origins: Phrases;
  /** Whose request a sentence is, its writer's or one that it puts to its reader. */
  readonly ownRequests: {
    /** The writer as the one who gets mail. Mail from "us" is the sender's. */
    readonly ofWriter: Phrases;
    /** It is about mail to the reader, how to write to the sender, or an absence. Example: "contact our". */
    readonly toReader: Phrases;
  };
  /** How a writer puts a request of their own. Words of an opt-out outside of one are about something else. */
  readonly requestFrames: {
    /** Words that lead to an order. Example: "and". */
    readonly leads: Phrases;
    /** The first word of an order. Example: "remove". */
    readonly orders: Phrases;
    /** Words that make the sentence around them a request. Example: "please". */
    readonly requests: Phrases;
    /** What the writer wants, rejects, never agreed to or has had enough of. Example: "we never want". */
    readonly statements: Phrases;
  };
  /** How people refuse offers, newsletters and calls that nobody asked for, or any approach. */
  readonly refusedSendings: {
    /** Forms of refusing. Example: "we do not want any more offers". */
    readonly refusals: Phrases;
    /** It is ours, or more of it, or it comes to the writer. Example: "your". */
    readonly ofOurs: Phrases;
    /** It leaves a part wanted: a condition, another way, place or time. Example: "but". */
    readonly inPart: Phrases;
  };
}
