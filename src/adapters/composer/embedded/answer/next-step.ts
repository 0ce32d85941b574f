import type { CourtesyKey } from '../../../../domain/language-pack/courtesies.ts';
import type { Intent } from '../../../../domain/answering/intents.ts';
import { namesLaterTime } from '../../../../domain/answering/later-time.ts';
import { confirmationsOf, proposed } from '../../../../domain/answering/referral.ts';
import { proposedTime } from '../../../../domain/answering/proposed-time.ts';
import { situationOf } from '../../../../domain/answering/situation.ts';
import type { ProposedSentence } from '../../../../domain/drafting/material.ts';
import { sayCourtesy, type AnswerContext } from './answer-context.ts';
import type { FoundAnswers } from './find-answers.ts';

/** One next step: what a person asked for, else what fits the enquiry and what could be answered. */
export function writeNextStep(context: AnswerContext, found: FoundAnswers): readonly ProposedSentence[] {
  const { enquiry } = context;
  const wished = enquiry.intents
    .map((intent) => byIntent[intent])
    .map((key) => (key === 'decline' && enquiry.occasion === 'pitch' ? 'declineOffer' : key));
  if (wished.length > 0) return sayCourtesy(context, wished);
  const situation = situationOf(enquiry, found.asks);
  if (situation === 'booking') return confirmMeeting(context);
  const isTimeGiven = situation === 'not_now' && namesLaterTime(enquiry.text);
  const settled = isTimeGiven ? [] : byCategory[situation ?? ''];
  if (settled !== undefined && (found.sentences.length === 0 || enquiry.occasion !== null))
    return sayCourtesy(context, settled);
  const wantsTalk = situation === 'meeting_request' || found.asks.some(({ isMeeting }) => isMeeting);
  if (wantsTalk) return agreeOnTalk(context);
  return sayCourtesy(context, settled ?? afterAnswers(found));
}

const byIntent: Readonly<Record<Intent, CourtesyKey>> = {
  decline: 'decline',
  call: 'askCall',
  summary: 'askSummary',
  details: 'askDetails',
  later: 'askLater',
};

const byCategory: Readonly<Record<string, readonly CourtesyKey[]>> = {
  positive: ['askCall', 'gladToTalk'],
  objection: ['askPriority', 'gladToTalk'],
  not_now: ['askLater', 'leaveOpen'],
  not_interested: ['leaveOpen'],
  referral: ['askMention'],
  wrong_person: ['askPerson'],
  named_other: [],
  cancellation: ['askTimes'],
  application: ['passOn'],
  pitch: ['declineOffer'],
  complaint: ['passOn'],
};

function afterAnswers({ asks, sentences, open }: FoundAnswers): readonly CourtesyKey[] {
  if (asks.length === 0) return ['askDetails', 'gladToTalk'];
  if (sentences.length === 0) return ['askQuestions', 'gladToTalk'];
  return open.length > 0 ? ['askRest', 'gladToTalk'] : ['askCall', 'gladToTalk'];
}

/** Confirms a booked meeting in the words of the booking. Open questions can be asked at the meeting. */
function confirmMeeting(context: AnswerContext): readonly ProposedSentence[] {
  const { writer } = context;
  const { language, sources } = writer.request;
  const source = sources.find(({ isEnquiry }) => isEnquiry);
  const repeated =
    source === undefined
      ? []
      : confirmationsOf(source.text, language).flatMap(
          ({ fact, span, text }) => writer.choose([text], fact, 'recipient', [{ source, span }]) ?? [],
        );
  return [...repeated, ...sayCourtesy(context, ['gladToMeet'])];
}

/** Repeats a proposed time in the words of the enquiry, and asks for confirmation. */
function agreeOnTalk(context: AnswerContext): readonly ProposedSentence[] {
  const { writer, enquiry } = context;
  const source = writer.request.sources.find(({ isEnquiry }) => isEnquiry);
  const glad = sayCourtesy(context, ['gladToTalk']);
  const span = source === undefined ? null : proposedTime(source.text);
  if (source !== undefined && span !== null) {
    const text = proposed(span.text, writer.request.language, writer.tone.formal);
    const quoted = writer.choose([text], 'proposed', 'recipient', [{ source, span }]);
    const settle = quoted === null ? [] : sayCourtesy(context, ['askSettle']);
    if (quoted !== null && enquiry.text.includes(span.text)) return [...glad, quoted, ...settle];
  }
  return [...glad, ...sayCourtesy(context, ['askTimes'])];
}
