/*
 * Ways of asking for silence without a word of mail beside one of ending, in the four languages, as `foldLetters`
 * writes them. Every gap within a form is short.
 */
import { allPhrases } from '../../../languages/all-phrases.ts';
import { anyOf } from '../reply-text.ts';

/** The last one, an end to it, or a silence that is wished for. */
const finalMessages = allPhrases(({ optOutContext }) => optOutContext.optOutIndirect.finalMessages);

/** Distance from the writer, their house or their mailbox. */
const distances = allPhrases(({ optOutContext }) => optOutContext.optOutIndirect.distances);

/** Consent that was never given or ends, and the trouble that is announced or should be saved. */
const consents = allPhrases(({ optOutContext }) => optOutContext.optOutIndirect.consents);

/** Laws and registers against advertising, and those to whom the writer means to turn. */
const laws = allPhrases(({ optOutContext }) => optOutContext.optOutIndirect.laws);

/** A request that was made before, and the wish to be forgotten. */
const again = allPhrases(({ optOutContext }) => optOutContext.optOutIndirect.again);

/** Nobody of a house wants to hear more, or the house stands outside of what is sent. */
const houses = allPhrases(({ optOutContext }) => optOutContext.optOutIndirect.houses);

/** Ways of asking for silence that no denial, other matter or time near them changes. */
export const indirectOptOuts = anyOf([
  ...finalMessages,
  ...distances,
  ...consents,
  ...laws,
  ...again,
  ...houses,
]);
