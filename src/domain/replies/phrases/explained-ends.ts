/*
 * Ends that are not those of our mail to the writer, in the four languages, folded: links and buttons that fail, files
 * in an unwanted format, meetings that somebody else goes to, and people and tools that a business speaks of.
 */
import { allPhrases, anyPhrase } from '../../../languages/all-phrases.ts';
import { findFolded } from '../reply-text.ts';

/** By which people leave a list, also within a longer word. */
export const link = new RegExp(
  allPhrases(({ optOutContext }) => optOutContext.explainedEnds.link).join('|'),
  'u',
);

/** That it fails. */
export const broken = findFolded(({ optOutContext }) => optOutContext.explainedEnds.broken);

/** The writer needs it. */
export const writerTries = findFolded(({ optOutContext }) => optOutContext.explainedEnds.writerTries);

/** A file and how it is sent. */
export const aFormat = findFolded(({ optOutContext }) => optOutContext.explainedEnds.aFormat);

/** What is wanted instead, or why. */
export const anotherWay = findFolded(({ optOutContext }) => optOutContext.explainedEnds.anotherWay);

/** A meeting, an invitation to one, or a thread about it. */
export const aMeeting = findFolded(({ optOutContext }) => optOutContext.explainedEnds.aMeeting);

/** A day, or who comes instead. */
export const substitute = findFolded(({ optOutContext }) => optOutContext.explainedEnds.substitute);

/** What is sent is enough in another way. */
export const sufficient = findFolded(({ optOutContext }) => optOutContext.explainedEnds.sufficient);

/** One thing is not to come in one way, and by mail it may; an address or a thing is left to us, so none is closed. */
export const oneWay = findFolded(({ optOutContext }) => optOutContext.explainedEnds.oneWay);

/** Our mail and its lists. */
export const mailOrList = findFolded(({ optOutContext }) => optOutContext.explainedEnds.mailOrList);

/** Words of leaving a list and of erasure. */
export const leaving = findFolded(({ optOutContext }) => optOutContext.explainedEnds.leaving);

/** Those whom a business writes to. */
export const otherPeople = findFolded(({ optOutContext }) => optOutContext.explainedEnds.otherPeople);

/** How something works. */
export const asksHow = findFolded(({ optOutContext }) => optOutContext.explainedEnds.asksHow);

/** What does it. */
export const tool = findFolded(({ optOutContext }) => optOutContext.explainedEnds.tool);

/** The writer as the one who is on the list. */
export const writer = findFolded(({ optOutContext }) => optOutContext.explainedEnds.writer);

/** A line, an item or a page of a paper that has numbers. */
export const aNumberedPart = findFolded(({ optOutContext }) => optOutContext.explainedEnds.aNumberedPart);

/** What was taken out of a filter for unwanted mail, so that it arrives. */
export const outOfFilter = findFolded(({ optOutContext }) => optOutContext.explainedEnds.outOfFilter);

/** Nothing is needed before a time, after which the writer goes on. */
export const notBefore = findFolded(({ optOutContext }) => optOutContext.explainedEnds.notBefore);

/** One way, language, thing or receiver is wanted and not another one. */
export const contrast = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}])${anyPhrase(({ optOutContext }) => optOutContext.explainedEnds.denials)}`,
    String.raw`(?![\p{L}\p{N}])[^.!?]{1,90}?`,
    String.raw`${anyPhrase(({ optOutContext }) => optOutContext.explainedEnds.contrasts)}(?<rest>[^.!?]{1,80})`,
  ].join(''),
  'u',
);
