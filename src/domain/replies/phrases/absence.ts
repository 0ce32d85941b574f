/* States of being away, in the four languages, as `foldLetters` writes it. */
import { allPhrases } from '../../../languages/all-phrases.ts';
import { anyOf } from '../reply-text.ts';

/** Subjects of notes of absence. */
export const awaySubject = anyOf(allPhrases(({ replies }) => replies.absence.awaySubject));

/** States of being away. */
export const absence = anyOf(allPhrases(({ replies }) => replies.absence.absence));
