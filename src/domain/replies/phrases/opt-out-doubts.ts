/*
 * What makes it doubtful that words of an opt-out are their writer's own wish to get no more of our mail, in the four
 * languages, folded. A person then decides: it is suspected and silences nobody.
 */
import { findFolded } from '../reply-text.ts';

/** Somebody else asks for it, or a third person is reported to. */
export const optOutsOfOthers = findFolded(({ optOutContext }) => optOutContext.optOutDoubts.requestsOfOthers);

/** The writer did it, does it to others, or reports it. */
export const completedActions = findFolded(
  ({ optOutContext }) => optOutContext.optOutDoubts.completedActions,
);

/** A link or a button that does not work is reported, or lists and laws are spoken of as a matter. */
export const otherTopics = findFolded(({ optOutContext }) => optOutContext.optOutDoubts.otherTopics);

/** Something that is ended or left and is not our mail: an order, a meeting, a part of an offer. */
export const otherObjects = findFolded(({ optOutContext }) => optOutContext.optOutDoubts.otherObjects);

/** The writer goes on with us, by another way or at another time. */
export const continuedContact = findFolded(
  ({ optOutContext }) => optOutContext.optOutDoubts.continuedContact,
);

/** The writer as the one who gets our mail, their address, or us as those who send it. */
export const ofWriterOrUs = findFolded(({ optOutContext }) => optOutContext.optOutDoubts.ofWriterOrUs);

/** Laws, officers and lists that a question or a product can be about. */
export const lawsAndLists = findFolded(({ optOutContext }) => optOutContext.optOutDoubts.lawsAndLists);

/** They are those of the writer's own house. */
export const ownLaws = findFolded(({ optOutContext }) => optOutContext.optOutDoubts.ownLaws);
