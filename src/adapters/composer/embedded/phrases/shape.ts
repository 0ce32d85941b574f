import type { Offer } from '../offers.ts';
import type { Statement } from '../statement.ts';

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

/**
 * The phrases of one language. Each list holds ways to say one thing; which one is taken depends on the recipient. A
 * phrase that a statement's form does not allow is null.
 */
export interface Phrases {
  greetings(tone: Tone): readonly string[];
  /** First words about the recipient. `onSite` says that the fact was read on the recipient's own site. */
  openings(fact: Statement, tone: Tone, onSite: boolean): readonly (string | null)[];
  /** A second fact, after the first. */
  further(fact: Statement, tone: Tone): readonly (string | null)[];
  /** What the sender does. `close` says that it shares a topic with what was said of the recipient. */
  offers(offer: Offer, tone: Tone, close: boolean): readonly (string | null)[];
  /** What else the sender does. */
  moreOffers(offer: Offer, tone: Tone): readonly (string | null)[];
  proofs(offer: Offer, tone: Tone): readonly (string | null)[];
  customers(names: readonly string[], tone: Tone): readonly string[];
  questions(tone: Tone): readonly string[];
  calls(tone: Tone): readonly string[];
  /** A question about the message that went before. */
  followUps(tone: Tone): readonly string[];
  /** What the earlier message was about, as the sender said it there. */
  recalls(offer: Offer, tone: Tone): readonly (string | null)[];
  /** A question about a named thing of the sender's, for material in another language. */
  nameQuestions(name: string, tone: Tone): readonly string[];
  closings(tone: Tone): readonly string[];
  /** Subjects around a counted thing of the recipient's ("12 clinics in Tampere"). */
  factSubjects(counted: string, tone: Tone): readonly string[];
  subjects(tone: Tone): readonly string[];
  /** A counted thing in a statement, in the form in which it can stand alone; null where there is none. */
  counted(main: string): string | null;
}
