/*
 * The words of an opt-out in the four languages, as `foldLetters` writes them. Every gap within a form is short, so
 * that a search takes time in proportion to the text.
 */
import { allPhrases } from '../../languages/all-phrases.ts';
import { findFolded } from './reply-text.ts';

/** Words that are an opt-out if they stand alone in a line or a subject. */
export const oneWord = new RegExp(
  `^(?:${allPhrases(({ mail }) => mail.optOutPhrases.oneWord).join('|')})$`,
  'u',
);

/** Verbs of ending; with a denial they ask for the contrary. */
export const askedVerbs = findFolded(({ optOuts }) => optOuts.endings);

/** Prohibitions, which contain the word "not". */
export const forbiddings = findFolded(({ optOuts }) => optOuts.prohibitions);

/** Complaints about our mail, with any words around them. */
export const complaints = findFolded(({ optOuts }) => optOuts.complaints);
