import { allPhrases } from '../../../languages/all-phrases.ts';

/**
 * Whether a sentence tells of something that no sales message may use, however true it is: payments and debts, ways to
 * pay or to call, crimes and lawsuits, dismissals, deaths, breaches, closures.
 */
export function isUnfit(text: string): boolean {
  return account.test(text) || unfit.test(text);
}

/** Whether a customer's story tells of a failure instead of a success. */
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
    [
      String.raw`(?<!\p{L})`,
      String.raw`(?:call|calling|phone|tel|soita|soittamalla|puh|ring|ringa|rufen|anrufen|telefon)\p{L}*[^.]{0,30}`,
      String.raw`(?:\+|0)\d[\d -]{5,}`,
    ].join(''),
  ].join('|'),
  'iu',
);

const unfit = new RegExp(
  String.raw`(?<!\p{L})(?:${allPhrases(({ research }) => research.unfit.unfit).join('|')})(?!\p{L})`,
  'iu',
);

const failure = new RegExp(
  String.raw`(?<!\p{L})(?:${allPhrases(({ research }) => research.unfit.failure).join('|')})(?!\p{L})`,
  'iu',
);

const internal = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    String.raw`our (?:\p{Ll}+ )?(?:margins?|loss(?:es)?|debts?)|competitors?|rivals?|we (?:lost|lose) (?:money|\d)`,
    String.raw`katteemme|tappiomme|kilpailija\p{L}*|vår(?:a)? (?:marginal\p{L}*|förlust\p{L}*)|konkurrent\p{L}*`,
    String.raw`unsere (?:marge\p{L}*|verlust\p{L}*)|wettbewerber\p{L}*|mitbewerber\p{L}*`,
  ].join('|')})(?!\p{L})`,
  'iu',
);
