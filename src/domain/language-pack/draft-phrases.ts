import type { AskKind } from './ask-kind.ts';
import type { TriggerKind } from './reading-words.ts';

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

/** What the reader is asked for. */
export interface AskWords {
  readonly kind: AskKind;
  /** What it is about, as the brief says it; null if it names nothing. */
  readonly about: string | null;
  readonly minutes: number | null;
}

/** Where news was read: on the reader's own site, or elsewhere about a company; null if its name is unknown. */
export type NewsPlace = { readonly isOwnSite: boolean; readonly company: string | null };

/** News with a way to recognise the words for what companies open, build or buy. */
export interface NewsOfThing {
  readonly kind: TriggerKind;
  /** The sentence of the source. */
  readonly text: string;
  isThing(word: string): boolean;
}

/**
 * The phrases of one language: a closed list with gaps. In the gaps stand only words of a source, of a brief or of a
 * name, as they are there. Each list holds ways to say one thing. Which of them is taken depends on the recipient.
 */
export interface DraftPhrases {
  greetings(tone: Tone): readonly string[];
  closings(tone: Tone): readonly string[];
  /** News as a clause of its source that begins with the name of the company: "I read that Koivu opened a shop." */
  told(clause: string): readonly string[];
  /**
   * The same to the company itself: "I read that you opened a shop." The texts stand in the source around its name or
   * "we". None if their words cannot be turned to the reader.
   */
  toldToYou(before: string, after: string, formal: boolean): readonly string[];
  /** News in the words of its source, in quotation marks. */
  quoted(quote: string, place: NewsPlace, formal: boolean): readonly string[];
  /** What news is called to the reader: "your opening in Kiel"; null for kinds that have no tactful name. */
  news(kind: TriggerKind, place: string | null, formal: boolean): string | null;
  /** What it is called by the thing that it is about, in words of its source: "your new shop"; null if it names none. */
  thing(news: NewsOfThing, formal: boolean): string | null;
  /** A place behind the name of a thing. */
  at(place: string): string;
  /** The first sentence of a message, if only the name of the news can be said. */
  named(news: string): readonly string[];
  /** What the sender does. */
  offers(offer: OfferSentence, senderCompany: string | undefined): readonly string[];
  customers(names: readonly string[]): readonly string[];
  /** A question for the next step. */
  asks(ask: AskWords, formal: boolean): readonly string[];
  /** The next step without a question. */
  invitations(ask: AskWords, formal: boolean): readonly string[];
  /** A sentence about the message that went before. */
  followUps(formal: boolean): readonly string[];
  /** Who writes, if no text of the sender is in this language. */
  presentations(names: readonly string[], formal: boolean): readonly string[];
  /** What the subject says of the matter of the brief, best first; none if its words cannot stand alone. */
  subjectsAbout(about: string, company: string | null): readonly string[];
  /** A subject of names alone. */
  subjectOfNames(sender: string, company: string): string;
  /** A sentence of the sender in an answer. */
  recalls(offer: OfferSentence): readonly string[];
  /** A day, month or year in ISO 8601 as a message writes it: "8 September 2026". */
  date(day: string): string;
  /** Words that begin in lower case behind the comma of a greeting; null if none does. */
  readonly afterGreeting: RegExp | null;
}
