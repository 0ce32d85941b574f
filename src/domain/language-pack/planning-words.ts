import type { AskKind } from './ask-kind.ts';
import type { CompanyFunction } from './title-words.ts';

/**
 * What a brief asks for, and what people care about. Phrases are in lower case and apart by bars, in the notation of
 * `alternatives`. A word that ends with `*` may go on.
 */
export interface PlanningWords {
  /** Words with which a brief says that it asks for something: "offer", "next step". */
  readonly asking: string;
  /** What it asks for: "phone call", "brochure". */
  readonly asks: Readonly<Record<AskKind, string>>;
  /** Phrases that contain such words and ask for nothing: "call centre". */
  readonly notAsks: string;
  /** Words with which it says what it does not want: "no calls". */
  readonly unwanted: string;
  /** Words for minutes behind a number. */
  readonly minutes: string;
  /** A table of times without a number of minutes, by their minutes: "half an hour". */
  readonly spans: string;
  /** What stands before or behind the theme of a call or demo, with the theme as its group. */
  readonly about: readonly RegExp[];
  /** Words that say that something costs nothing: "free of charge". */
  readonly costsNothing: string;
  /** Words that are true of every company: "quality". */
  readonly slogans: string;
  /** What people of a function care about, in words of texts about products. */
  readonly cares: Readonly<Record<CompanyFunction, string>>;
}
