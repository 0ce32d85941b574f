/* What goes wrong with what somebody bought, in the four languages, folded; who is angry about it wants it mended. */
import { findFolded } from '../reply-text.ts';

/** Wares that are broken, late or not those that were ordered. */
export const wareFaults = findFolded(({ replies }) => replies.wareFaults);
