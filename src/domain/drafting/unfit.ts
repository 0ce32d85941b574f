import { anyPhrase, findWords } from '../../languages/all-phrases.ts';

/**
 * Whether a sentence is about something that no sales message may use, even if it is true: payments and debts,
 * account and phone numbers, crimes and lawsuits, dismissals, deaths, breaches, closures.
 */
export function isUnfit(text: string): boolean {
  return account.test(text) || unfit.test(text);
}

/** Whether a customer's story is about a failure instead of a success. */
export function tellsOfFailure(text: string): boolean {
  return failure.test(text);
}

/** Whether a sentence of the sender speaks of its rivals or of its own losses and margins. */
export function isInternal(text: string): boolean {
  return internal.test(text);
}

/** An account number, or a phone number: digits in groups after a word that asks for a call. */
const account = new RegExp(
  [
    String.raw`(?<![\p{L}\d])(?:IBAN|[A-Z]{2}\d{2}(?: ?[\dA-Z]{4}){3,})`,
    String.raw`(?<!\p{L})${anyPhrase(({ research }) => research.unfit.telephone)}[^.]{0,30}(?:\+|0)\d[\d -]{5,}`,
  ].join('|'),
  'iu',
);

const unfit = findWords(({ research }) => research.unfit.unfit);
const failure = findWords(({ research }) => research.unfit.failure);
const internal = findWords(({ research }) => research.unfit.internal);
