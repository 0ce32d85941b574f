import { findBeginnings, findWords } from '../../../languages/all-phrases.ts';

/**
 * Whether the writer wants something of the reader: needs it, asks for a price, names the reader's product, wants to
 * try it or asks how it works. Such a writer sells nothing to the reader.
 */
export function wantsOfReader(text: string): boolean {
  return needs.some((need) => need.test(text));
}

const needs = [
  findBeginnings(({ occasions }) => occasions.customerNeeds.price),
  findBeginnings(({ occasions }) => occasions.customerNeeds.need),
  findWords(({ occasions }) => occasions.customerNeeds.product),
  findWords(({ occasions }) => occasions.customerNeeds.trial),
  findWords(({ occasions }) => occasions.customerNeeds.howItWorks),
];
