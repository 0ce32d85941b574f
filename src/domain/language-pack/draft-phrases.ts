/** What the reader is asked for. */
export type Aim = 'call' | 'demo' | 'summary' | 'trial';

/** A statement that can be written into a message, without its full stop. */
export interface Statement {
  /** As a main clause, its first word as inside a sentence. */
  readonly main: string;
  /** As a clause after "that", "dass", "att" or "että"; null where the language would need another order of words. */
  readonly sub: string | null;
  /** As a main clause that adds to what was said before ("you also run"); null where there is no sure place for it. */
  readonly also: string | null;
}

/**
 * How a sentence of the sender's material is built: `we` has the speaker as its subject, `named` a company or product,
 * `noun` is no sentence but names a thing, `verb` a sentence without its subject, `plain` any other sentence.
 */
export interface OfferSentence {
  readonly shape: 'we' | 'named' | 'noun' | 'verb' | 'plain';
  /** Without its full stop. */
  readonly text: string;
}

/** Whom a message speaks to, and in which tone. */
export interface Tone {
  readonly formal: boolean;
  /** Whether toneWords ask for a warm voice. */
  readonly warm: boolean;
  readonly company: string | undefined;
  readonly senderCompany: string | undefined;
  readonly senderPerson: string | undefined;
  readonly firstName: string | undefined;
  readonly lastName: string | undefined;
}

export type Ways = readonly (string | null)[];

/**
 * The phrases of one language. Each list holds ways to say one thing; which one is taken depends on the recipient. A
 * phrase that a statement's form does not allow is null. A `topic` is a noun phrase that stands alone ("shift
 * planning").
 */
export interface DraftPhrases {
  greetings(tone: Tone): readonly string[];
  /** First words about the recipient. `onSite` says that the fact was read on the recipient's own site. */
  openings(fact: Statement, tone: Tone, onSite: boolean): Ways;
  /** First words about a recipient of whom only is known what it is: "a Finnish hardware chain". */
  descriptions(noun: string, tone: Tone): Ways;
  /** First words about a recipient of whom only its field is known. */
  fields(field: string, tone: Tone): Ways;
  /** A second fact, after the first. */
  further(fact: Statement): Ways;
  /** A question that leads from the recipient to what the sender does, without presupposing anything. */
  bridges(topic: string, tone: Tone): readonly string[];
  /** The same, once the topic has been named. */
  shortBridges(tone: Tone): readonly string[];
  /** A statement of what the message is about. */
  transitions(topic: string, tone: Tone): readonly string[];
  /** What the sender does, said for the first time. */
  offers(offer: OfferSentence, tone: Tone): Ways;
  /** What else the sender does. */
  moreOffers(offer: OfferSentence): Ways;
  proofs(offer: OfferSentence): Ways;
  customers(names: readonly string[]): readonly string[];
  /** A question for the next step. */
  asks(aim: Aim, topic: string | null, tone: Tone): Ways;
  /** The next step after a question of the message: "if so, …". */
  answers(aim: Aim, tone: Tone): readonly string[];
  /** The next step without any question. */
  calls(aim: Aim, tone: Tone): readonly string[];
  /** A question for the right person, where the message goes to nobody by name. */
  referrals(topic: string | null, tone: Tone): Ways;
  /** A question about the message that went before. */
  followUps(tone: Tone): readonly string[];
  /** What the earlier message was about, as the sender said it there. */
  recalls(offer: OfferSentence): Ways;
  /** Who writes, where no text of the sender's is in this language. */
  presentations(names: readonly string[], tone: Tone): Ways;
  closings(tone: Tone): readonly string[];
  /** Subjects that name a fact about the recipient, from a statement's main clause. */
  factSubjects(main: string, tone: Tone): Ways;
  topicSubjects(topic: string, tone: Tone): Ways;
  subjects(tone: Tone): Ways;
}
