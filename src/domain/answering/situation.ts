import type { AnsweredEnquiry } from '../drafting/material.ts';
import { classifyReply } from '../replies/classify.ts';
import type { Ask } from './asks.ts';
import { meetingWords } from './topics.ts';

/** Categories of what arrived that are never answered, each with why not, for people. */
const unanswerable: Readonly<Record<string, string>> = {
  unsubscribe: 'The message asks not to be written to any more, so it is not answered.',
  out_of_office: 'The message is an automatic notice of absence, which nobody answers.',
  auto_reply: 'The message was sent automatically, so nobody would read an answer.',
  bounce: 'The message tells that a mail could not be delivered; there is nobody to answer.',
};

/** Why what arrived is not answered, by its category; null where it may be. */
export function whyUnanswered(category: string | null | undefined): string | null {
  return unanswerable[category ?? ''] ?? null;
}

/**
 * The category of the longest text of a payload where rules tell it, which alone are believed of what silences a person
 * or says that no person wrote; null otherwise. A form only asks, so no other category is looked for.
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

/** What a message of a person comes to; null where that is not clear. */
export function clearCategory(message: {
  readonly subject: string;
  readonly body: string;
  readonly language: string | null;
}): string | null {
  const { category, confidence } = classifyReply({ ...message, kind: 'human' });
  return category === 'unsure' || confidence < leastConfidence ? null : category;
}

const leastConfidence = 0.6;

/**
 * The category by which an answer thanks and goes on; null where it only answers. What somebody asks outweighs what
 * their message was taken for, and nobody is asked for a time who does not speak of a talk.
 */
export function situationOf({ category, text }: AnsweredEnquiry, asks: readonly Ask[]): string | null {
  const wantsTalk = asks.some(({ isMeeting }) => isMeeting);
  if (category === 'meeting_request') return wantsTalk || meetingWords.test(text) ? category : null;
  return asks.some((ask) => !ask.isMeeting && ask.text.includes('?')) ? null : category;
}

/** The time that a text proposes for a talk, in its own words; null where it proposes none. */
export function proposedTime(text: string): { start: number; end: number; text: string } | null {
  if (!meetingWords.test(text)) return null;
  const match = time.exec(text);
  if (match === null) return null;
  const words = match[0].trim();
  const start = match.index + match[0].indexOf(words);
  return { start, end: start + words.length, text: words };
}

const day = [
  String.raw`(?:mon|tues|wednes|thurs|fri)day|(?:maanan|tiis|tors|perjan)tai\p{L}{0,3}|keskiviikko\p{L}{0,3}`,
  String.raw`|(?:mån|tis|ons|tors|fre)dag(?:en)?|(?:mon|diens|donners|frei)tag|mittwoch`,
].join('');
const date = [
  String.raw`\d{1,2}\.\d{1,2}\.(?:\d{4})?|\d{4}-\d{2}-\d{2}|\d{1,2}/\d{1,2}|\d{1,2}\. ?\p{L}+`,
  String.raw`|\d{1,2}(?:st|nd|rd|th)`,
].join('');
const clock = [
  String.raw`(?:at|klo|kl\.?|um|@)\s?\d{1,2}(?:[.:]\d{2})?(?:\s?(?:am|pm|uhr))?`,
  String.raw`|\d{1,2}[.:]\d{2}(?:\s?uhr)?|\d{1,2} uhr`,
].join('');
/** A day or a date, with an hour where there is one. */
const time = new RegExp(
  String.raw`(?<!\p{L})(?:${day})(?:,? (?:the |den |am |dem )?(?:${date}))?(?:,? (?:${clock}))?(?!\p{L})`,
  'iu',
);
