/* Whose request a sentence is, its writer's or one that it puts to its reader, in the four languages, folded. */
import { findFolded } from '../reply-text.ts';

/** Somebody speaks of themselves as the one who is written to. What comes from us is of a sender. */
export const ofWriter = findFolded(({ optOutContext }) => optOutContext.ownRequests.ofWriter);

/** The reader is the one who gets mail, or reads how to write, or while somebody is away. */
export const toReader = findFolded(({ optOutContext }) => optOutContext.ownRequests.toReader);
