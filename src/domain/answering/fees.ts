import { findWords } from '../../languages/all-phrases.ts';

/** Whether a text is about fees besides the price, or says that something is free. */
export function speaksOfFee(text: string): boolean {
  return fee.test(text);
}

/** Whether a sentence says that something costs nothing, which is no price of the product. */
export function deniesFee(text: string): boolean {
  return !/\d/u.test(text) && (fee.test(text) ? denial.test(text) : costsNothing.test(text));
}

const fee = findWords(({ enquiries }) => enquiries.statements.fees);
const denial = findWords(({ enquiries }) => enquiries.statements.none);
const costsNothing = findWords(({ enquiries }) => enquiries.statements.free);

/** Whether a question asks by when, or for how long. */
export function asksHowSoon(text: string): boolean {
  return howSoon.test(text);
}

const howSoon = findWords(({ enquiries }) => enquiries.questions.howSoon);

/** Whether a sentence says by when something is done, or how long it takes. */
export function tellsTime(text: string): boolean {
  return time.test(text);
}

const time = findWords(({ enquiries }) => enquiries.statements.times);
