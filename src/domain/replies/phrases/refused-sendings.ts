/*
 * How people refuse whatever is sent to them unasked, such as offers, newsletters and calls, or to be approached at
 * all, folded. "Your" or "more" makes an offer one of ours. A restricted refusal, as of offers that do not fit, leaves
 * the rest wanted.
 */
import { findFolded } from '../reply-text.ts';

/** One or more forms of refusing. */
export const refusedSendings = findFolded(({ optOutContext }) => optOutContext.refusedSendings.refusals);

/** What is refused is ours, or more of it, or comes to the writer. */
export const ofOurs = findFolded(({ optOutContext }) => optOutContext.refusedSendings.ofOurs);

/** What leaves a part wanted: a condition, another way, place, time or thing, or somebody else's. */
export const inPart = findFolded(({ optOutContext }) => optOutContext.refusedSendings.inPart);
