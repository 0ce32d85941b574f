import type { Phrases } from './phrases.ts';

export interface OptOutContext {
  /** Clauses in which a writer goes on dealing with us whatever else they refuse: they order, come by, want an offer sent, name a budget or a better day, or say that we have convinced them. Who refuses calls or further offers in the same breath may mean those alone, which a person decides. */
  readonly dealings: {
    readonly dealings: Phrases;
  };
  /** The contrary of an opt-out, folded: who does not want to stop getting mail or to leave a list, and asks us not to remove them. Each takes what ends along, so that what else a sentence says is read by itself. */
  readonly deniedEnds: {
    /** A request or an order that nothing ends, or a writer who does not want to be without it. */
    readonly deniedEnds: Phrases;
    /** With these it is a part, a way or a time that is denied, or a reproach. Example: "only". */
    readonly deniedInPart: Phrases;
  };
  /** Words of an opt-out with another meaning; empty in most languages. Example: `spare(!> me)`. */
  readonly otherMeanings: Phrases;
  /** Says of a question that it is put again. Example: `(i|we) ask for the + time`. */
  readonly askedAgain: Phrases;
  /** Asks for an answer to it; may be empty. Example: `please reply`. */
  readonly answerRequests: Phrases;
  /** Ends that are not those of our mail to the writer: links and buttons that fail, files in an unwanted format, meetings that somebody else goes to, and people and tools that a business speaks of. */
  readonly explainedEnds: {
    /** Example: `not`. */
    readonly denials: Phrases;
    /** Begins what is wanted instead of what is denied. Example: `but (>by )`. */
    readonly contrasts: Phrases;
    /** By which people leave a list, also within a longer word. */
    readonly link: Phrases;
    /** That it fails. Example: "broken". */
    readonly broken: Phrases;
    /** The writer needs it. Example: "tried". */
    readonly writerTries: Phrases;
    /** A file and how it is sent. */
    readonly aFormat: Phrases;
    /** What is wanted instead, or why. */
    readonly anotherWay: Phrases;
    /** A meeting, an invitation to one, or a thread about it. */
    readonly aMeeting: Phrases;
    /** A day, or who comes instead. Example: "instead". */
    readonly substitute: Phrases;
    /** What is sent is enough in another way. */
    readonly sufficient: Phrases;
    /** One thing is not to come in one way, and by mail it may; an address or a thing is left to us, so none is closed. */
    readonly oneWay: Phrases;
    /** Our mail and its lists. */
    readonly mailOrList: Phrases;
    /** Words of leaving a list and of erasure. */
    readonly leaving: Phrases;
    /** Those whom a business writes to. */
    readonly otherPeople: Phrases;
    /** How something works. */
    readonly asksHow: Phrases;
    /** What does it. */
    readonly tool: Phrases;
    /** The writer as the one who is on the list. */
    readonly writer: Phrases;
    /** A line, an item or a page of a paper that has numbers. */
    readonly aNumberedPart: Phrases;
    /** What was taken out of a filter for unwanted mail, so that it arrives. */
    readonly outOfFilter: Phrases;
    /** Nothing is needed before a time, after which the writer goes on. */
    readonly notBefore: Phrases;
  };
  /** What makes it doubtful that words of an opt-out are their writer's own wish to get no more of our mail. A person then decides: it is suspected and silences nobody. */
  readonly optOutDoubts: {
    /** Somebody else asks for it, or it is about a third person. */
    readonly requestsOfOthers: Phrases;
    /** The writer did it, does it to others, or tells of it as something that happened. */
    readonly completedActions: Phrases;
    /** A link or a button that does not work is reported, or lists and laws are spoken of as a matter. */
    readonly otherTopics: Phrases;
    /** Something that is ended or left and is not our mail: an order, a meeting, a part of an offer. */
    readonly otherObjects: Phrases;
    /** The writer goes on with us, by another way or at another time. */
    readonly continuedContact: Phrases;
    /** The writer as the one who gets our mail, their address, or us as those who send it. */
    readonly ofWriterOrUs: Phrases;
    /** Laws, officers and lists that a question or a product can be about. Example: "gdpr". */
    readonly lawsAndLists: Phrases;
    /** They are those of the writer's own house. */
    readonly ownLaws: Phrases;
  };
  /**  */
  readonly optOutGuards: {
    /** What turns a verb of ending into its contrary, or into a thought about it. */
    readonly notAsked: Phrases;
    /** Unsubscribing as a matter of trade. */
    readonly aboutOthers: Phrases;
    /** Lists, systems and people of the writer's own house. */
    readonly ownHouse: Phrases;
    /** What mailings write at their end for their readers. */
    readonly inFooter: Phrases;
    /** A prohibition until a time asks for patience, not for silence. */
    readonly untilThen: Phrases;
    /** A prohibition of one way or address names another in the same breath. */
    readonly aboutAddress: Phrases;
    /** What a prohibition or an end can be about instead of contact with the writer: papers and wares, somebody else who is written to, and people who go on with us in the same breath. */
    readonly otherMatter: Phrases;
    /** What an end or a prohibition can be about where the writer goes on with us: a copy or a thread, somebody else of the house, a demonstration, a trial, a version, a queue. A writer who means themselves as well is left to a person. */
    readonly otherObject: Phrases;
  };
  /** What people say who may have had enough of being written to. It silences nobody: what it is about is for a person to read. */
  readonly optOutHints: {
    /** Mail that goes on, links that do not work, authorities, and a mailbox or a peace that is wished back. */
    readonly hints: Phrases;
  };
  /** Ways of asking for silence without a word of mail beside one of ending, as `foldLetters` writes them. Every gap within a form is short. */
  readonly optOutIndirect: {
    /** The last one, an end to it, or a silence that is wished for. */
    readonly finalMessages: Phrases;
    /** Distance from the writer, their house or their mailbox. */
    readonly distances: Phrases;
    /** Consent that was never given or ends, and the trouble that is announced or should be saved. */
    readonly consents: Phrases;
    /** Laws and registers against advertising, and those to whom the writer means to turn. */
    readonly laws: Phrases;
    /** A request that was made before, and the wish to be forgotten. */
    readonly again: Phrases;
    /** Nobody of a house wants to hear more, or the house stands outside of what is sent. */
    readonly houses: Phrases;
  };
  /** What people sound like who have had enough of being written to. None of it silences anybody, and none of it is a suspicion alone: it is what a suspicion weighs beside the words themselves. */
  readonly optOutTones: {
    /** Lawyers, authorities, complaints, and what the writer means to do with the sender. */
    readonly threat: Phrases;
    /** Where an address or data come from, and by what right they are kept. */
    readonly origin: Phrases;
    /** Weariness and anger. Example: "enough". */
    readonly anger: Phrases;
    /** That it has come too often, or was refused before. */
    readonly again: Phrases;
    /** The reader is sent elsewhere, or the writer wants to be left out, in peace or unknown. */
    readonly distance: Phrases;
    /** An end, or a never. */
    readonly ending: Phrases;
    /** Erasure of what is kept, and law about it. Example: "gdpr". */
    readonly erasure: Phrases;
    /** Where what comes ends up, and what an address or a house is not for. Example: "bin". */
    readonly disposal: Phrases;
  };
  /** Who asks where an address or data come from. That is a question, which the law gives everybody an answer to, and no wish for silence by itself: a person reads it before anything else is written. */
  readonly origins: {
    readonly origins: Phrases;
  };
  /** Whose wish a sentence is, its writer's or one that it puts to its reader. */
  readonly ownRequests: {
    /** Somebody speaks of themselves as the one who is written to. What comes from us is of a sender. */
    readonly ofWriter: Phrases;
    /** It concerns mail to the reader, how to write to the sender, or the time of an absence. Example: "contact our". */
    readonly toReader: Phrases;
  };
  /** How a writer puts a request of their own. Words of an opt-out outside of one are about somebody or something else. */
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
    /** It leaves a part wanted: a condition, another way, place, time or thing, or somebody else's. Example: "but". */
    readonly inPart: Phrases;
  };
}
