/* What people say to people, in the four languages, as `foldLetters` writes it. */
import { findFolded } from '../reply-text.ts';

/** What people say to people: an answer to what was offered, or a wish. */
export const engagement = findFolded(({ replies }) => replies.engagement);
