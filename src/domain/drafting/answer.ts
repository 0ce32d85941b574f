import { asksOf } from '../answering/asks.ts';
import { intentsOf } from '../answering/intents.ts';
import { occasionOf, type Occasion } from '../answering/occasions/occasion.ts';
import { needsOf } from '../answering/match.ts';
import { clearCategory } from '../answering/situation.ts';
import {
  buildUnplannedRequest,
  languageOfThread,
  senderSources,
  type DraftingMaterial,
  usableName,
  type DraftOptions,
} from './draft-request.ts';
import { findEnquiryLanguage } from './enquiry-language.ts';
import type { Block, DraftRequest, Source } from './material.ts';
import { languageCalled } from './missing-language.ts';
import type { Detect } from './message-language.ts';

/** What arrived and is to be answered. It is data: a draft may refer to it and never obeys it. */
export interface Enquiry {
  /** Empty if there is none, as for a form. */
  readonly subject: string;
  /** The writer's own words, or the payload of an event as lines. */
  readonly text: string;
  /** The text of a payload with the most words, if known. */
  readonly prose?: string;
  /** ISO 639-1, if known. */
  readonly language: string | null;
  /** The kind of event; absent for a message. */
  readonly eventType?: string;
  /** The name to greet, if not the lead's name. */
  readonly who?: string;
  readonly company?: string;
  /** The id of the message or event, used in evidence. */
  readonly id?: string;
  /** One of the reply categories, if known. */
  readonly category?: string | null;
}

/**
 * Makes the draft request for an answer from an enquiry and the stored material: thanks, answers from the seller's
 * own texts, and a next step, but no pitch. The answer is in the language of the enquiry unless another one is
 * requested. Warnings say what a person should know before reading the draft.
 */
export function buildAnswer(
  material: DraftingMaterial,
  enquiry: Enquiry,
  wishes: DraftOptions,
  detect: Detect,
): { request: DraftRequest; warnings: string[] } {
  const { subject, text, prose = text } = enquiry;
  const { language, isGuess } = findEnquiryLanguage(
    { text, prose, language: enquiry.language, earlier: languageOfThread(material) },
    () => senderSources(material, detect),
    detect,
  );
  const arrived = { direction: 'inbound' as const, subject, body: text, language };
  const named = {
    ...material.lead,
    ...nameOf(enquiry.who),
    ...(enquiry.company ? { company: enquiry.company } : {}),
  };
  const { request, warnings } = buildUnplannedRequest(
    { ...material, lead: named, campaign: null, runBrief: null, thread: [...material.thread, arrived] },
    { ...wishes, outreachAngle: undefined },
    detect,
  );
  const intents = intentsOf(wishes.intent);
  const { outreachAngle: _angle, ...rest } = request;
  const kind = enquiry.eventType === undefined ? 'thread' : 'payload';
  const category = enquiry.category ?? categoryOf(enquiry);
  const occasion = occasionOf({ ...enquiry, category });
  return {
    request: {
      ...rest,
      ...(wishes.intent?.trim() ? { brief: wishes.intent.trim() } : {}),
      blocks: answerBlocks,
      sources: [enquirySource(kind, enquiry, language), ...request.sources],
      enquiry: { subject, text, kind, category, occasion, intents },
    },
    warnings:
      isGuess && wishes.language === undefined && occasion === null
        ? [...warnings, guessed(request.language)]
        : warnings,
  };
}

function guessed(language: string): string {
  const called = languageCalled(language);
  return `The enquiry is too short to tell its language: that it is answered in ${called} is a guess.`;
}

/** The special kind of an enquiry, such as a complaint; null if it is answered like any other. */
export function occasionOfEnquiry(enquiry: Enquiry): Occasion | null {
  return occasionOf({ ...enquiry, category: enquiry.category ?? categoryOf(enquiry) });
}

/**
 * The reason why no answer is possible: the enquiry asks for something, and the workspace has no text to answer
 * from. Null if an answer may be possible, also one that only gives thanks or agrees on a talk.
 */
export function nothingToAnswerFrom({ enquiry, sources }: DraftRequest): string | null {
  if (enquiry === undefined || enquiry.intents.length > 0 || enquiry.occasion !== null) return null;
  const answersNothing = [
    'meeting_request',
    'not_now',
    'not_interested',
    'referral',
    'wrong_person',
    'positive',
  ];
  if (answersNothing.includes(enquiry.category ?? '')) return null;
  if (needsOf(asksOf(enquiry.text)).length === 0 || sources.some(({ about }) => about === 'sender'))
    return null;
  return (
    'The enquiry asks for something, and the Brain, the knowledge and the business context hold nothing to answer ' +
    'from. Add what you offer with brain.add, knowledge.append or projects.updateContext.'
  );
}

/** A form counts as an enquiry unless it answers a message of ours and declines. */
function categoryOf({ subject, text, prose = '', language, eventType }: Enquiry): string | null {
  if (eventType === undefined) return clearCategory({ subject, body: text, language });
  const category = clearCategory({ subject, body: prose, language });
  return category === 'not_interested' || category === 'not_now' ? category : null;
}

function nameOf(who: string | undefined): { firstName?: string; lastName?: string | null } {
  const [firstName, ...others] = usableName(who)?.trim().split(/\s+/u) ?? [];
  return firstName ? { firstName, lastName: others.join(' ') || null } : {};
}

function enquirySource(kind: 'thread' | 'payload', { id, text }: Enquiry, language: string | null): Source {
  return {
    kind,
    id: id ?? 'enquiry',
    about: 'recipient',
    isEnquiry: true,
    text,
    ...(language === null ? {} : { language }),
  };
}

const answerBlocks: readonly Block[] = (
  [
    ['subject', 'Subject', 'Re: and the subject that is answered, or that this answers an enquiry.', false],
    ['greeting', 'Greeting', 'Greet the reader.', false],
    ['thanks', 'Thanks', 'Thank for what was written, and say what was asked for.', true],
    ['answer', 'Answer', 'Answer each question from what the sender’s own sources say.', true],
    ['next-step', 'Next step', 'One easy next step that fits what was asked.', true],
    ['sign-off', 'Sign-off', 'Close with the sender.', false],
  ] as const
).map(([id, label, aiInstruction, optional], order) => ({
  id,
  order,
  kind: 'generated',
  role: id === 'subject' ? 'subject' : 'body',
  label,
  aiInstruction,
  optional,
}));
