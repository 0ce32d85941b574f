import type { CourtesyKey } from '../../../../domain/language-pack/courtesies.ts';
import type { Occasion } from '../../../../domain/answering/occasions/occasion.ts';
import { situationOf } from '../../../../domain/answering/situation.ts';
import { askedAbout } from '../../../../domain/answering/referral.ts';
import { stripReplyPrefix } from '../../../../domain/reply-prefix.ts';
import type { ProposedSentence } from '../../../../domain/drafting/material.ts';
import { sayCourtesy, type AnswerContext } from './answer-context.ts';
import type { FoundAnswers } from './find-answers.ts';

/** The subject of the answered message; if it has none, a subject that says what this is. */
export function writeSubjectOfAnswer(context: AnswerContext): readonly ProposedSentence[] {
  const { writer, enquiry } = context;
  const subject = stripReplyPrefix(enquiry.subject);
  const reply =
    subject === '' ? null : writer.choose([`Re: ${subject}`], 'subject', 'neither', [], 'subject');
  const own = subjects[enquiry.occasion ?? 'enquiry'];
  return reply === null ? sayCourtesy(context, [own, 'subject'], 'subject') : [reply];
}

const subjects: Readonly<Record<Occasion | 'enquiry', CourtesyKey>> = {
  enquiry: 'subject',
  booking: 'subjectOfMeeting',
  cancellation: 'subjectOfMeeting',
  application: 'subjectOfApplication',
  pitch: 'subjectOfMessage',
  complaint: 'subjectOfMessage',
};

/** Thanks, with the topics that were asked for, if they have names. */
export function writeThanks(
  context: AnswerContext,
  { asks, sentences }: FoundAnswers,
): readonly ProposedSentence[] {
  const { enquiry } = context;
  const key = enquiry.intents.includes('decline') ? undefined : thanks[situationOf(enquiry, asks) ?? ''];
  const usual = enquiry.kind === 'payload' ? 'thanksForEnquiry' : 'thanksForMessage';
  const thanked = sayCourtesy(context, [key ?? usual, 'thanksForMessage']);
  const asked = sentences.length === 0 || asks.length === 0 ? null : referToAsked(context, asks);
  return asked === null ? thanked : [...thanked, asked];
}

const thanks: Readonly<Record<string, CourtesyKey>> = {
  positive: 'thanksForInterest',
  not_now: 'thanksForNotNow',
  not_interested: 'thanksForTelling',
  wrong_person: 'thanksForTelling',
  objection: 'thanksForOpenness',
  referral: 'thanksForReferral',
  named_other: 'thanksForReferral',
  booking: 'thanksForBooking',
  cancellation: 'thanksForTelling',
  application: 'thanksForApplication',
  pitch: 'thanksForMessage',
  complaint: 'thanksForTelling',
};

const mostNamed = 3;

function referToAsked({ writer }: AnswerContext, asks: FoundAnswers['asks']): ProposedSentence | null {
  const source = writer.request.sources.find(({ isEnquiry }) => isEnquiry);
  const topics = [...new Set(asks.flatMap((ask) => ask.topics))];
  if (source === undefined || topics.length === 0 || topics.length > mostNamed) return null;
  const text = askedAbout(topics, writer.request.language, writer.tone.formal);
  const passages = asks
    .filter((ask) => ask.topics.length > 0)
    .map((ask) => ({ source, span: { start: ask.start, end: ask.end, text: ask.text } }));
  return writer.choose([text], 'asked', 'recipient', passages);
}
