/* What goes wrong with what somebody bought, in the four languages, folded; who is angry about it wants it mended. */
import { allPhrases } from '../../../languages/all-phrases.ts';
import { anyOf } from '../reply-text.ts';

/** Wares that are broken, late or not those that were ordered. */
export const wareFaults = anyOf(allPhrases(({ replies }) => replies.wareFaults.wareFaults));
