import { findWords } from '../../../languages/all-phrases.ts';

/** Whether the writer applies for work. A writer who wants to apply for a trial does not. */
export function isApplication(text: string): boolean {
  return applies.test(text) && !asksForOffer.test(text);
}

const applies = findWords(({ occasions }) => occasions.application.applies);
const asksForOffer = findWords(({ occasions }) => occasions.application.asksForOffer);
