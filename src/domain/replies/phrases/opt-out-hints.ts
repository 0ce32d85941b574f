/*
 * What people say who may have had enough of being written to, in the four languages, folded. It silences nobody: what
 * it is about is for a person to read.
 */
import { findFolded } from '../reply-text.ts';

/** Mail that goes on, links that do not work, authorities, and a mailbox or a peace that is wished back. */
export const hints = findFolded(({ optOutContext }) => optOutContext.optOutHints);
