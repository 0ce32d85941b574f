/* States of being away, in the four languages, as `foldLetters` writes it. */
import { findFolded } from '../reply-text.ts';

/** Subjects of notes of absence. */
export const awaySubject = findFolded(({ replies }) => replies.absence.awaySubject);

/** States of being away. */
export const absence = findFolded(({ replies }) => replies.absence.absence);
