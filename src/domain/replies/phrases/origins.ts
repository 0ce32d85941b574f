/*
 * Who asks where an address or data come from, in the four languages, folded. That is a question, which the law gives
 * everybody an answer to, and no wish for silence by itself: a person reads it before anything else is written.
 */
import { findFolded } from '../reply-text.ts';

export const origins = findFolded(({ optOutContext }) => optOutContext.origins);
