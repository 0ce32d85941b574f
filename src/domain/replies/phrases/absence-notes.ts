/* What notes of absence say besides, in the four languages, as `foldLetters` writes it. */
import { findFolded } from '../reply-text.ts';

/** When somebody who is away is back. */
export const returnWords = findFolded(({ replies }) => replies.absenceNotes.returnWords);

/** A promise of one person, not of a firm, to answer when they are back. */
export const ownReturn = findFolded(({ replies }) => replies.absenceNotes.ownReturn);

/** Who stands in for somebody who is away. */
export const stayWords = findFolded(({ replies }) => replies.absenceNotes.stayWords);

/** Words about an absence that do not name it, in an automatic answer. */
export const absenceHints = findFolded(({ replies }) => replies.absenceNotes.absenceHints);

/** Who has gone for good is not away. */
export const goneForGood = findFolded(({ replies }) => replies.absenceNotes.goneForGood);
