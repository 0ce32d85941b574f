/*
 * Who asks where an address or data come from, in the four languages, folded. That is a question, which the law gives
 * everybody an answer to, and no wish for silence by itself: a person reads it before anything else is written.
 */
import { allPhrases } from '../../../languages/all-phrases.ts';
import { anyOf } from '../reply-text.ts';

export const origins = anyOf(allPhrases(({ optOutContext }) => optOutContext.origins.origins));
