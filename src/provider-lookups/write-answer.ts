import { coverageOf, openQuestions } from '../domain/answering/coverage.ts';
import { unreadIntent } from '../domain/answering/intents.ts';
import { warnOfEnquiry, warnOfOccasion } from '../domain/answering/occasions/occasion.ts';
import { proposedTime } from '../domain/answering/proposed-time.ts';
import { nothingToAnswerFrom } from '../domain/drafting/answer.ts';
import type { Assembly } from '../domain/drafting/assemble.ts';
import type { DraftRequest, Draft } from '../domain/drafting/material.ts';
import { assembleFirst } from '../domain/drafting/proposals.ts';
import type { Ports } from '../ports/ports.ts';
import { proposeDraft } from '../ports/propose.ts';

export interface AnswerOptions {
  /** For `test` the embedded composer writes alone, as nobody who must be paid may be asked. */
  readonly mode: 'live' | 'test';
  readonly signal?: AbortSignal;
  readonly timeoutMs: number;
}

/**
 * Has an answer written, verified and assembled. Its warnings name the questions that no source answers. Not ok, with
 * the reason, where there is nothing to answer from or nothing that was written can be kept.
 */
export async function writeAnswer(
  { composer, embeddedComposer }: Pick<Ports, 'composer' | 'embeddedComposer'>,
  request: DraftRequest,
  { mode, signal, timeoutMs }: AnswerOptions,
): Promise<Assembly> {
  const missing = nothingToAnswerFrom(request);
  if (missing !== null) return { ok: false, code: 'nothing_to_answer_from', reason: missing, omitted: [] };
  const composers = { composer: mode === 'live' ? composer : embeddedComposer, embeddedComposer };
  const written = await proposeDraft(composers, request, { timeoutMs, ...(signal ? { signal } : {}) });
  const assembly = assembleFirst(request, written);
  if (!assembly.ok) return assembly;
  const { draft } = assembly;
  const isRead = composers.composer !== embeddedComposer;
  const unread = isRead ? null : unreadIntent(request.brief);
  const warnings = [
    ...(unread === null ? [] : [unread]),
    ...openQuestions(coverageOf(request, draft)),
    ...occasionWarnings(request, draft),
    ...draft.warnings,
  ];
  return { ok: true, draft: { ...draft, warnings } };
}

/** What a person should know of an answer to what is no enquiry, may be none, or has a time proposed in it. */
function occasionWarnings(request: DraftRequest, draft: Draft): readonly string[] {
  const { occasion = null, text = '' } = request.enquiry ?? {};
  const warning = warnOfOccasion(occasion);
  if (warning !== null) return [warning];
  const doubt = warnOfEnquiry(text);
  return [...(doubt === null ? [] : [doubt]), ...proposedTimeWarnings(request, draft)];
}

/** A time that the draft takes up may be free in nobody's calendar. */
function proposedTimeWarnings({ enquiry }: DraftRequest, { body }: Draft): readonly string[] {
  const time = enquiry === undefined ? null : proposedTime(enquiry.text);
  if (time === null || !body.includes(time.text)) return [];
  return [`The draft takes up a proposed time, “${time.text}”. Check your calendar before you send it.`];
}
