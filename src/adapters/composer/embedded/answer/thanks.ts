import type { CourtesyKey } from '../../../../domain/answering/courtesies/shape.ts';
import type { Occasion } from '../../../../domain/answering/occasions/occasion.ts';
import { situationOf } from '../../../../domain/answering/situation.ts';
import { askedAbout } from '../../../../domain/answering/referral.ts';
import { bareSubject } from '../../../../domain/bare-subject.ts';
import type { ProposedSentence } from '../../../../domain/drafting/material.ts';
import { sayCourtesy, type AnswerDesk } from './answer-desk.ts';
import type { FoundAnswers } from './find-answers.ts';

/** The subject that is answered, or what this is where there was none. */
export function writeSubjectOfAnswer(desk: AnswerDesk): readonly ProposedSentence[] {
  const { writer, enquiry } = desk;
  const subject = bareSubject(enquiry.subject);
  const reply =
    subject === '' ? null : writer.choose([`Re: ${subject}`], 'subject', 'neither', [], 'subject');
  const own = subjects[enquiry.occasion ?? 'enquiry'];
  return reply === null ? sayCourtesy(desk, [own, 'subject'], 'subject') : [reply];
}

const subjects: Readonly<Record<Occasion | 'enquiry', CourtesyKey>> = {
  enquiry: 'subject',
  booking: 'subjectOfMeeting',
  cancellation: 'subjectOfMeeting',
  application: 'subjectOfApplication',
  pitch: 'subjectOfMessage',
  complaint: 'subjectOfMessage',
};

/** Thanks, and what was asked for where that can be named. */
export function writeThanks(
  desk: AnswerDesk,
  { asks, sentences }: FoundAnswers,
): readonly ProposedSentence[] {
  const { enquiry } = desk;
  const key = enquiry.intents.includes('decline') ? undefined : thanks[situationOf(enquiry, asks) ?? ''];
  const usual = enquiry.kind === 'payload' ? 'thanksForEnquiry' : 'thanksForMessage';
  const thanked = sayCourtesy(desk, [key ?? usual, 'thanksForMessage']);
  const asked = sentences.length === 0 || asks.length === 0 ? null : referToAsked(desk, asks);
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

function referToAsked({ writer }: AnswerDesk, asks: FoundAnswers['asks']): ProposedSentence | null {
  const source = writer.commission.sources.find(({ isEnquiry }) => isEnquiry);
  const topics = [...new Set(asks.flatMap((ask) => ask.topics))];
  if (source === undefined || topics.length === 0 || topics.length > mostNamed) return null;
  const text = askedAbout(topics, writer.commission.language, writer.tone.formal);
  const passages = asks
    .filter((ask) => ask.topics.length > 0)
    .map((ask) => ({ source, span: { start: ask.start, end: ask.end, text: ask.text } }));
  return writer.choose([text], 'asked', 'recipient', passages);
}
