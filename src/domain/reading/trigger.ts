import type { TriggerKind } from '../language-pack/reading-words.ts';

/**
 * Dated news of a company that a message may begin with. `headline`, `place` and `actor` are parts of `quote`, and
 * `quote` is a sentence of its source.
 */
export interface Trigger {
  readonly kind: TriggerKind;
  /** The words that say what happened, without what stands around them. */
  readonly headline: string;
  /** The day, month or year of the news in ISO 8601: `2026-09-08`, `2026-09` or `2026`. */
  readonly date: string;
  readonly place: string | null;
  /** How the sentence names the company; null if only the form of a verb or noun does. */
  readonly actor: string | null;
  readonly quote: string;
  /** The page, file or lead whose text holds the sentence. */
  readonly sourceId: string;
  readonly readerVersion: number;
}

/** The triggers of one text, with the version of the reader that read it. */
export interface StoredTriggers {
  readonly version: number;
  readonly found: readonly Trigger[];
}

const currentMonths = 18;

/** Older news is none. In ISO 8601. */
export function oldestTriggerDay(now: Date): string {
  const day = new Date(now);
  day.setUTCMonth(day.getUTCMonth() - currentMonths);
  return day.toISOString().slice(0, 10);
}

/** A change of the rules or words that changes what is read needs a new version. Then stored texts are read again. */
export const readerVersion = 4;
