import type { MailKind } from '../inbound-mail.ts';
import { absence, awaySubject } from './phrases/absence.ts';
import { absenceHints, goneForGood, ownReturn, returnWords, stayWords } from './phrases/absence-notes.ts';
import { bounceSubject, bounceWords, delayWords, serverSigns } from './phrases/bounces.ts';
import { engagement } from './phrases/engagement.ts';
import { markedAsSpam, reportFields, reportSigns } from './phrases/complaint-reports.ts';
import { automaticSubject, machineWords, receiptWords } from './phrases/machines.ts';
import type { ReplyText } from './reply-text.ts';
import { findReturnDate } from './return-date.ts';

export interface Automatic {
  readonly category: 'bounce' | 'out_of_office' | 'auto_reply';
  readonly reason: string;
}

/**
 * Recognises mail of servers and programs by its headers, else by its words; null for mail of a person. `report` is the
 * whole text, since servers repeat what they could not deliver.
 */
export function findAutomatic(reply: ReplyText, kind: MailKind, report: string): Automatic | null {
  const isReported = kind !== 'human' || isServerReport(reply, report);
  if (isReported && delayWords.test(`${reply.subject}\n${reply.text}`)) {
    return { category: 'auto_reply', reason: 'A mail server goes on trying to deliver the message.' };
  }
  if (kind === 'bounce' || (isReported && isBounce(reply, report)))
    return { category: 'bounce', reason: 'A mail server could not deliver the message.' };
  const isAway = awaySubject.test(reply.subject) || absence.test(reply.text) || absence.test(reply.subject);
  if (kind === 'auto_reply') return isAway || mentionsAbsence(reply) ? awayUntil(reply) : machine;
  if (isEngaged(reply)) return null;
  if (isAway && (isAutomaticSubject(reply) || isAwayNote(reply))) return awayUntil(reply);
  return isAutomaticSubject(reply) || isMachine(reply) ? machine : null;
}

const machine: Automatic = { category: 'auto_reply', reason: 'A program answered in the receiver’s stead.' };

/** A report says so in its subject, or contains words that only servers write. */
export function isServerReport(reply: ReplyText, report: string): boolean {
  const hasSubject = !reply.isAnswer && bounceSubject.test(reply.subject);
  return hasSubject || serverSigns.test(report) || (bounceWords.test(reply.text) && !isEngaged(reply));
}

/**
 * Whether a mail says, as a report or in words, that somebody marked a mail of ours as spam. `report` is the whole
 * text, because such reports repeat the mail that they are about.
 */
export function isComplaintReport({ subject, text, lines, sentences }: ReplyText, report: string): boolean {
  if (feedbackField.test(report)) return true;
  const statements = [subject, ...lines, ...sentences].filter((one) => !one.endsWith('?'));
  const isSigned = reportSigns.test(`${subject}\n${text}`);
  return statements.some((one) => reportFields.test(one) || (isSigned && markedAsSpam.test(one)));
}

/** The field that every report in the format of feedback loops carries. */
const feedbackField = /^[> ]*feedback-type: ?(?:abuse|opt-out)/mu;

function isBounce(reply: ReplyText, report: string): boolean {
  return (
    (!reply.isAnswer && bounceSubject.test(reply.subject)) ||
    serverSigns.test(report) ||
    bounceWords.test(reply.text)
  );
}

function isAutomaticSubject({ subject, isAnswer }: ReplyText): boolean {
  return automaticSubject.test(subject) || (!isAnswer && awaySubject.test(subject));
}

/** A notice of absence says when its writer is back or who replaces them, or says little else. */
function isAwayNote({ text }: ReplyText): boolean {
  return returnWords.test(text) || stayWords.test(text) || text.split(/\s+/u).length <= 5;
}

/** An automatic answer that confirms no receipt says where its person is. */
function mentionsAbsence(reply: ReplyText): boolean {
  const { text } = reply;
  if (goneForGood.test(text)) return false;
  return ownReturn.test(text) || (!isMachine(reply) && absenceHints.test(text));
}

/** Programs never answer what was said, and never ask. */
function isEngaged({ text }: ReplyText): boolean {
  return engagement.test(text);
}

/** A machine does not ask whether a machine wrote to it. */
function isMachine({ sentences }: ReplyText): boolean {
  return sentences.some(
    (sentence) => !sentence.includes('?') && (machineWords.test(sentence) || receiptWords.test(sentence)),
  );
}

function awayUntil({ text, subject }: ReplyText): Automatic {
  const until = findReturnDate(`${text}\n${subject}`);
  const reason = until === null ? 'The receiver is away.' : `The receiver is away until ${until}.`;
  return { category: 'out_of_office', reason };
}
