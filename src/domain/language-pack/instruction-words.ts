import type { Phrases } from './phrases.ts';

/** Orders to a program or a writer in a text that should only inform. Such text is never used as material. */
export interface InstructionWords {
  /** Whole orders. Example: "ignore all previous instructions". */
  readonly orders: readonly RegExp[];
  /** Verbs before a mail address, and the prepositions between them if the language needs one: "forward this to". */
  readonly sending: { readonly verbs: string; readonly prepositions: string | null };
  /** Verbs before a bank account. Example: "pay". */
  readonly paying: Phrases;
  /** Promises of money, and verbs before a telephone number. Example: "claim" and "call". */
  readonly refunds: { readonly promises: Phrases; readonly calls: Phrases };
  /** The signs of a web address as words. Example: "dot" and "slash". */
  readonly spelledAddress: { readonly dot: Phrases; readonly slash: Phrases };
}
