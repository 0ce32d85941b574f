/*
 * The words of an opt-out in the four languages, as `foldLetters` writes them. Every gap within a form is short, so
 * that a search takes time in proportion to the text.
 */
import { allPhrases } from '../../languages/all-phrases.ts';
import { findFolded } from './reply-text.ts';

/** What stands alone in a line or a subject and can mean nothing else. */
export const oneWord = new RegExp(
  `^(?:${allPhrases(({ mail }) => mail.optOutPhrases.oneWord).join('|')})$`,
  'u',
);

/** Verbs of ending; denied ones ask for the contrary. */
export const askedVerbs = findFolded(({ optOuts }) => optOuts.endings);

/** Prohibitions, which carry their own `not`. */
export const forbiddings = findFolded(({ optOuts }) => optOuts.prohibitions);

/** Complaints of being written to, whatever stands around them. */
export const complaints = findFolded(({ optOuts }) => optOuts.complaints);
