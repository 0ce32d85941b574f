/*
 * What reports of complaints are made of that mail providers send: somebody pressed a button and took a mail of ours
 * for spam. In the four languages, folded, however the report is laid out.
 */
import { findFolded } from '../reply-text.ts';

/** What only such a report holds: fields of the format, or its name. */
export const reportFields = findFolded(({ replies }) => replies.complaintReports.reportFields);

/** Somebody who got a mail took it for spam. */
export const markedAsSpam = findFolded(({ replies }) => replies.complaintReports.markedAsSpam);

/** A program says so, and no person who asks about it. */
export const reportSigns = findFolded(({ replies }) => replies.complaintReports.reportSigns);
