import { isBareDomain } from '../../../domain/company-name.ts';
import { courtesiesOf } from '../../../domain/answering/courtesies.ts';
import { askedAbout, confirmationsOf, proposed } from '../../../domain/answering/referral.ts';
import { proposedTime } from '../../../domain/answering/proposed-time.ts';
import { asksToAnswer } from '../../../domain/answering/situation.ts';
import type { DraftRequest, Evidence } from '../../../domain/drafting/material.ts';
import { completeBlocks } from '../../../domain/drafting/structure.ts';
import type { Plan } from '../../../domain/planning/plan.ts';
import { byLanguage } from '../../../languages/by-language.ts';
import { passageOf, plainText, type SourcePassage } from './passages.ts';

/** All that a model gets about one message, as data. No text of a page or a mail is part of the task's wording. */
export function assignmentOf(request: DraftRequest, passages: readonly SourcePassage[]): object {
  const { sender, thread, language } = request;
  return {
    wishes: wishesOf(request),
    ...(request.plan === undefined ? {} : { plan: planFor(request.plan, passages) }),
    examples: {
      kept: guidance[language].good,
      refused: guidance[language].bad,
    },
    blocks: completeBlocks(request.blocks).map((block) => ({
      block: block.id,
      kind: block.kind,
      role: block.role,
      label: block.label,
      ...(block.kind === 'locked' ? { content: block.content } : { instruction: block.aiInstruction }),
    })),
    recipient: spokenTo(request),
    sender: { company: sender.company, person: sender.personName, signature: sender.signature },
    ...answerForms(request),
    passages: passages.map((passage, at) => describePassage(passage, passages[at - 1])),
    thread: thread.slice(-mostMessages).map(({ direction, subject, body }) => ({
      from: direction === 'inbound' ? 'recipient' : 'sender',
      subject: plainText(subject, mostTitleCharacters),
      body: plainText(body, mostMessageCharacters),
    })),
  };
}

const guidance = byLanguage((pack) => pack.modelGuidance);

function wishesOf(request: DraftRequest): object {
  const { sender, thread } = request;
  const isFollowUp = thread.some(({ direction }) => direction === 'outbound');
  const kind = isFollowUp ? 'a further message in the thread' : 'the first message';
  return {
    language: request.language,
    style: guidance[request.language].style,
    channel: request.channel,
    kind: request.enquiry ? 'an answer' : kind,
    objective: request.objective,
    brief: request.brief,
    angle: request.outreachAngle,
    ...(isFollowUp ? { followUpStrategy: request.followUpStrategy } : {}),
    toneWords: sender.toneWords,
    goodExamples: sender.voiceExamplesGood,
    badExamples: sender.voiceExamplesBad,
    rules: request.writingRules.map(({ title, body }) => (body.trim() === '' ? title : body)),
    form: request.form,
    must: request.must,
    mustNever: request.mustNever,
    neverSay: [...request.forbiddenPhrases, ...request.avoid.map(({ body }) => body)],
  };
}

/** The theme of the message: a model chooses words, not what the message is about. */
function planFor({ trigger, play, offers, proofs, ask }: Plan, passages: readonly SourcePassage[]): object {
  const namesOf = (evidence: readonly Evidence[]): readonly string[] => [
    ...new Set(evidence.flatMap((item) => passageOf(passages, item)?.id ?? [])),
  ];
  return {
    news:
      trigger === null
        ? null
        : {
            passage: passages.find(
              ({ source, text }) => source.id === trigger.sourceId && text.includes(trigger.quote),
            )?.id,
            quote: trigger.quote,
            date: trigger.date,
          },
    lines:
      play === null
        ? {}
        : {
            because: play.because,
            offer: play.offer,
            ask: play.ask ?? undefined,
            subject: play.subject ?? undefined,
          },
    offer: namesOf(offers),
    proof: namesOf(proofs),
    ask: { text: ask.text, kind: ask.kind, about: ask.about, minutes: ask.minutes },
  };
}

/** Only the first passage of a source has its title. */
function describePassage({ id, source, text }: SourcePassage, before: SourcePassage | undefined): object {
  if (before?.source === source) return { passage: id, text };
  return {
    passage: id,
    ...(source.isEnquiry ? { isEnquiry: true } : {}),
    about: source.about,
    kind: source.kind,
    title: source.title === undefined ? undefined : plainText(source.title, mostTitleCharacters),
    text,
  };
}

/** Leaves out a company name that is only a domain, because a message must not use it as a name. */
function spokenTo({ recipient: { company, ...person } }: DraftRequest): object {
  return isBareDomain(company) ? person : { ...person, company };
}

/** What an answer may say besides what the passages say. */
function answerForms({ enquiry, language }: DraftRequest): object {
  if (enquiry === undefined) return {};
  const { occasion, category, text } = enquiry;
  const asked = [...new Set(asksToAnswer(enquiry).flatMap(({ topics }) => topics))];
  const time = occasion === null ? proposedTime(text) : null;
  const booked = occasion === 'booking' ? confirmationsOf(text, language) : [];
  const referrals = [true, false].flatMap((isFormal) => [
    ...(asked.length === 0 ? [] : [askedAbout(asked, language, isFormal)]),
    ...(time === null ? [] : [proposed(time.text, language, isFormal)]),
    ...booked.map((confirmation) => confirmation.text),
  ]);
  return {
    enquiry: { subject: plainText(enquiry.subject, mostTitleCharacters), category, occasion },
    courtesies: courtesiesOf(language, occasion),
    referrals: [...new Set(referrals)],
  };
}

const mostTitleCharacters = 300;
const mostMessages = 10;
const mostMessageCharacters = 4_000;
