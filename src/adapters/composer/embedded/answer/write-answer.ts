import type {
  AnsweredEnquiry,
  ProposedBlock,
  ProposedSentence,
} from '../../../../domain/drafting/material.ts';
import type { DraftRequest } from '../../../../domain/drafting/material.ts';
import { writeGreeting, writeSignOff } from '../frame.ts';
import { packs } from '../../../../languages/packs.ts';
import { inLowerCase } from '../continuation.ts';
import { toneOf } from '../tone.ts';
import { createWriter } from '../writer.ts';
import { findAnswers } from './find-answers.ts';
import { writeNextStep } from './next-step.ts';
import { writeSubjectOfAnswer, writeThanks } from './thanks.ts';

/**
 * Writes an answer from the seller's own sentences. Questions without a source stay open, with a next step that fits
 * any answer to them.
 */
export function writeAnswerBlocks(request: DraftRequest, enquiry: AnsweredEnquiry): readonly ProposedBlock[] {
  const tone = toneOf(request);
  const writer = createWriter(request, tone);
  const phrases = packs[request.language].draftPhrases;
  const context = { writer, phrases, enquiry };
  const found = findAnswers(writer, enquiry);
  const greeting = writeGreeting(context);
  const thanks = writeThanks(context, found);
  const written: Readonly<Record<string, readonly ProposedSentence[]>> = {
    subject: writeSubjectOfAnswer(context),
    greeting,
    thanks: afterComma(greeting, thanks, phrases.afterGreeting),
    answer: found.sentences,
    'next-step': writeNextStep(context, found),
    'sign-off': writeSignOff(context),
  };
  return request.blocks
    .filter(({ kind }) => kind === 'generated')
    .map(({ id }) => ({ blockId: id, sentences: written[id] ?? [] }));
}

function afterComma(
  greeting: readonly ProposedSentence[],
  thanks: readonly ProposedSentence[],
  afterGreeting: RegExp | null,
): readonly ProposedSentence[] {
  const [first, ...others] = thanks;
  const goesOn = greeting.at(-1)?.text.endsWith(',') === true && afterGreeting !== null;
  return first !== undefined && goesOn && afterGreeting.test(first.text)
    ? [inLowerCase(first), ...others]
    : thanks;
}
