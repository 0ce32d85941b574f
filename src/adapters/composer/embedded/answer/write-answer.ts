import type {
  AnsweredEnquiry,
  ProposedBlock,
  ProposedSentence,
} from '../../../../domain/drafting/material.ts';
import type { DraftRequest } from '../../../../domain/drafting/material.ts';
import { writeGreeting, writeSignOff } from '../frame.ts';
import { phrasesOf } from '../phrases.ts';
import { toneOf } from '../tone.ts';
import { createWriter } from '../writer.ts';
import { findAnswers } from './find-answers.ts';
import { writeNextStep } from './next-step.ts';
import { writeSubjectOfAnswer, writeThanks } from './thanks.ts';

/**
 * Writes an answer from the seller's own sentences: what no source says is left open, and the next step is one that is
 * right whatever the answer would have been.
 */
export function writeAnswerBlocks(request: DraftRequest, enquiry: AnsweredEnquiry): readonly ProposedBlock[] {
  const tone = toneOf(request);
  const writer = createWriter(request, tone);
  const context = { writer, phrases: phrasesOf(request.language), enquiry };
  const found = findAnswers(writer, enquiry);
  const greeting = writeGreeting(context);
  const thanks = writeThanks(context, found);
  const written: Readonly<Record<string, readonly ProposedSentence[]>> = {
    subject: writeSubjectOfAnswer(context),
    greeting,
    thanks: request.language === 'de' ? afterComma(greeting, thanks) : thanks,
    answer: found.sentences,
    'next-step': writeNextStep(context, found),
    'sign-off': writeSignOff(context),
  };
  return request.blocks
    .filter(({ kind }) => kind === 'generated')
    .map(({ id }) => ({ blockId: id, sentences: written[id] ?? [] }));
}

/** After the comma of a German greeting the next sentence goes on in lower case; a courtesy begins with no noun. */
function afterComma(
  greeting: readonly ProposedSentence[],
  [first, ...others]: readonly ProposedSentence[],
): readonly ProposedSentence[] {
  if (first === undefined) return [];
  if (greeting.at(-1)?.text.endsWith(',') !== true || !/^(?:Vielen|Gerne)\b/u.test(first.text)) {
    return [first, ...others];
  }
  return [{ ...first, text: first.text.charAt(0).toLowerCase() + first.text.slice(1) }, ...others];
}
