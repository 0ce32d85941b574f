/*
 * The contrary of an opt-out, folded: the writer does not want to stop getting mail or to leave a list, or asks us not
 * to remove them. A match includes the object of the verb, so that the rest of the sentence is read without it.
 */
import { findFolded } from '../reply-text.ts';

/** A wish or an order that nothing ends. */
export const deniedEnds = new RegExp(
  findFolded(({ optOutContext }) => optOutContext.deniedEnds.deniedEnds).source,
  'gu',
);

/** With these it is a part, a way or a time that is denied, or a reproach. */
export const deniedInPart = findFolded(({ optOutContext }) => optOutContext.deniedEnds.deniedInPart);
