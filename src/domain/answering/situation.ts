import { findWords } from '../../languages/all-phrases.ts';
import type { AnsweredEnquiry } from '../drafting/material.ts';
import { classifyReply } from '../replies/classify.ts';
import { asksOf, type Ask } from './asks.ts';
import { isOfMeeting } from './occasions/booking.ts';
import { proposedTime } from './proposed-time.ts';
import { meetingWords } from './topics.ts';

/** Categories of messages that are never answered, each with the reason for people. */
const unanswerable: Readonly<Record<string, string>> = {
  unsubscribe: 'The message asks not to be written to any more, so it is not answered.',
  out_of_office: 'The message is an automatic notice of absence, which nobody answers.',
  auto_reply: 'The message was sent automatically, so nobody would read an answer.',
  bounce: 'The message tells that a mail could not be delivered; there is nobody to answer.',
};

/** The reason why a message of a category is not answered; null if it may be. */
export function notAnsweredReason(category: string | null | undefined): string | null {
  return unanswerable[category ?? ''] ?? null;
}

/**
 * The category of the longest text of a payload, if rules find it: only rules may decide that a person is suppressed or
 * that no person wrote. Null otherwise. A form only asks, so no other category is looked for.
 */
export function categoryOfPayload(prose: string): string | null {
  const { category, by } = classifyReply({ subject: '', body: prose, language: null, kind: 'human' });
  return by === 'rules' ? category : null;
}

/** Whether a message of this category was written by a program. */
export function isAutomatic(category: string | null | undefined): boolean {
  return automatic.has(category ?? '');
}

const automatic: ReadonlySet<string> = new Set(['out_of_office', 'auto_reply', 'bounce']);

/** The category of a person's message; null if it is unclear. */
export function clearCategory(message: {
  readonly subject: string;
  readonly body: string;
  readonly language: string | null;
}): string | null {
  const { category, confidence } = classifyReply({ ...message, kind: 'human' });
  return category === 'unsure' || confidence < leastConfidence ? null : category;
}

const leastConfidence = 0.6;

/** The asks of an enquiry that the seller's texts can answer; none for an application or a pitch. */
export function asksToAnswer({ text, occasion }: AnsweredEnquiry): readonly Ask[] {
  if (occasion === 'application' || occasion === 'pitch') return [];
  const asks = asksOf(text);
  return occasion === null ? asks : asks.filter((ask) => !isOfMeeting(ask.text));
}

/**
 * The occasion or category that decides the thanks and the next step of an answer; null if it only answers.
 * Questions count more than the category, and only a writer who mentions a talk is asked for a time.
 */
export function situationOf(
  { category, occasion, text }: AnsweredEnquiry,
  asks: readonly Ask[],
): string | null {
  if (occasion !== null) return occasion;
  if (namesOther(category, text)) return 'named_other';
  const wantsTalk = asks.some(({ isMeeting }) => isMeeting) || proposedTime(text) !== null;
  if (category === 'meeting_request') return wantsTalk || meetingWords.test(text) ? category : null;
  return asks.some((ask) => !ask.isMeeting && ask.text.includes('?')) ? null : category;
}

/** Whether a writer says that somebody else is responsible, and who. Then nothing more is asked of them. */
function namesOther(category: string | null, text: string): boolean {
  if (!['referral', 'wrong_person', 'unsure', ''].includes(category ?? '') || !wrongPerson.test(text))
    return false;
  const pointed = pointing.exec(text);
  return pointed !== null && fullName.test(text.slice(pointed.index + pointed[0].length));
}

const wrongPerson = findWords(({ enquiries }) => enquiries.referrals.wrongPerson);
const pointing = findWords(({ enquiries }) => enquiries.referrals.pointing);
const fullName = /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u;
