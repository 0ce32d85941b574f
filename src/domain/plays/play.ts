import type { WrittenLanguage } from '../../languages/packs.ts';
import type { TriggerKind } from '../language-pack/reading-words.ts';

/** What a seller writes about one kind of news: why it matters, and what to offer. Its texts are used word for word. */
export interface Play {
  /** The id of its Brain item. */
  readonly id: string;
  readonly title: string;
  /** The language of its texts. Messages in other languages do not use it. */
  readonly language: WrittenLanguage;
  /** The news that it answers: by kind, by words in it, or both. Without any, it answers all news. */
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

export type Slot = (typeof slots)[number];

export const slots = ['trigger.place', 'trigger.date', 'trigger.headline', 'firstName', 'company'] as const;

/** Fills the slots of a text. A line with an empty or unknown slot is dropped. Null if no line is left. */
export function fillSlots(text: string, values: SlotValues): string | null {
  const lines = text.split('\n').flatMap((line) => fillLine(line, values) ?? []);
  return lines.join('\n').trim() || null;
}

function fillLine(line: string, values: SlotValues): string | null {
  const names = [...line.matchAll(slotPattern)].map(([, name = '']) => name);
  if (names.some((name) => valueOf(name, values) === '')) return null;
  return line.replaceAll(slotPattern, (_whole, name: string) => valueOf(name, values));
}

function valueOf(name: string, values: SlotValues): string {
  return isSlot(name) ? (values[name]?.trim() ?? '') : '';
}

/** A slot as it is written: its name in braces. */
export const slotPattern = /\{([^{}]*)\}/gu;

export function isSlot(name: string): name is Slot {
  return (slots as readonly string[]).includes(name);
}
