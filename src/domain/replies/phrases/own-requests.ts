/* Whose request a sentence is, its writer's or one that it puts to its reader, in the four languages, folded. */
import { allPhrases } from '../../../languages/all-phrases.ts';
import { anyOf } from '../reply-text.ts';

/** Somebody speaks of themselves as the one who is written to. What comes from us is of a sender. */
export const ofWriter = anyOf(allPhrases(({ optOutContext }) => optOutContext.ownRequests.ofWriter));

/** The reader is the one who gets mail, or reads how to write, or while somebody is away. */
export const toReader = anyOf(allPhrases(({ optOutContext }) => optOutContext.ownRequests.toReader));
