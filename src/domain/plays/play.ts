import type { WrittenLanguage } from '../../languages/packs.ts';
import type { Slot } from '../language-pack/play-words.ts';
import type { TriggerKind } from '../language-pack/reading-words.ts';

/** What a seller writes about one kind of news: why it matters, and what to offer. Its texts are used word for word. */
export interface Play extends PlayContent {
  /** The id of its Brain item. */
  readonly id: string;
  readonly title: string;
}

/** A play as its Brain item stores it. */
export interface PlayContent {
  /** The language of its texts. Messages in other languages do not use it. */
  readonly language: WrittenLanguage;
  /** The news that it answers: of one of the kinds, or with one of the words. */
  readonly when: { readonly kinds: readonly TriggerKind[]; readonly words: readonly string[] };
  /** Why such news matters: the seller's own reasoning. */
  readonly because: string;
  readonly offer: string;
  /** A Brain item of the type `reference`. */
  readonly proofId: string | null;
  readonly ask: string | null;
  readonly subject: string | null;
  /** The campaigns that use it; empty for all. */
  readonly campaignIds: readonly string[];
}

/** What the slots of a play's texts stand for; null if it is unknown. */
export type SlotValues = Readonly<Record<Slot, string | null>>;

/** A slot in a text: its name in braces. */
export const slotPattern = /\{([^{}]*)\}/gu;

/** Fills the slots of a text. A line with an empty or unknown slot is dropped. Null if no line is left. */
export function fillSlots(text: string, values: SlotValues): string | null {
  const lines = text.split('\n').flatMap((line) => fillLine(line, values) ?? []);
  return lines.join('\n').trim() || null;
}

function fillLine(line: string, values: SlotValues): string | null {
  const valueOf = (name: string) => values[name as Slot]?.trim() ?? '';
  const names = [...line.matchAll(slotPattern)].map(([, name = '']) => name);
  if (names.some((name) => !Object.hasOwn(values, name) || valueOf(name) === '')) return null;
  return line.replaceAll(slotPattern, (_whole, name: string) => valueOf(name));
}
