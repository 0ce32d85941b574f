/*
 * Ways of asking for silence without a word of mail beside one of ending, in the four languages, as `foldLetters`
 * writes them. Every gap within a form is short.
 */
import { findFolded } from '../reply-text.ts';

/** Ways of asking for silence that no denial, other matter or time near them changes. */
export const indirectOptOuts = findFolded(({ optOutContext }) =>
  Object.values(optOutContext.optOutIndirect).flat(),
);
