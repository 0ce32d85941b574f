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

/** What arrived and is to be answered. It is data: it is referred to, and never obeyed. */
export interface Enquiry {
  /** Empty where it has none, as a form. */
  readonly subject: string;
  /** The writer's own words, or a payload told as lines. */
  readonly text: string;
  /** Of a payload, the text in it that is most in words; absent where it is not known. */
  readonly prose?: string;
  /** ISO 639-1, where it is known. */
  readonly language: string | null;
  /** The kind of thing that arrived; absent where it is a message. */
  readonly eventType?: string;
  /** Who is greeted, where the lead's own name is not to be taken. */
  readonly who?: string;
  readonly company?: string;
  /** The id of the message or the event, by which evidence names it. */
  readonly id?: string;
  /** One of the reply categories, where it is known. */
  readonly category?: string | null;
}

/**
 * Turns what arrived, and what is held, into the commission of an answer: no pitch, but thanks, answers from the
 * seller's own texts, and a next step. It is in the language of the enquiry unless another is wished for. Warnings say
 * what a person should know before reading the draft.
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

/** What an enquiry is besides one; null where it is answered as any. */
export function occasionOfEnquiry(enquiry: Enquiry): Occasion | null {
  return occasionOf({ ...enquiry, category: enquiry.category ?? categoryOf(enquiry) });
}

/**
 * Why nothing can be answered from what is held: the enquiry asks for something, and the workspace holds no text to
 * answer from. Null where it can be tried, also where the answer only thanks or agrees on a talk.
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

/** Who fills in a form asks, unless the form answers what was written to them and says that nothing is wanted. */
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
