import { coverageOf, openQuestions } from '../domain/answering/coverage.ts';
import { unreadIntent } from '../domain/answering/intents.ts';
import { warnOfEnquiry, warnOfOccasion } from '../domain/answering/occasions/occasion.ts';
import { proposedTime } from '../domain/answering/proposed-time.ts';
import { nothingToAnswerFrom } from '../domain/drafting/answer.ts';
import type { Assembly } from '../domain/drafting/assemble.ts';
import type { DraftRequest, Draft } from '../domain/drafting/material.ts';
import { assembleFirst, type Proposals } from '../domain/drafting/proposals.ts';
import type { Ports } from '../ports/ports.ts';
import { proposeDraft } from '../ports/propose.ts';
import { inTextTurn } from '../ports/text-turns.ts';

export interface AnswerOptions {
  readonly orgId: string;
  /** In `test` mode only the embedded composer writes, because no paid provider may be used. */
  readonly mode: 'live' | 'test';
  readonly signal?: AbortSignal;
  readonly timeoutMs: number;
}

/**
 * Writes, verifies and assembles a reply. Its warnings list the unanswered questions. Fails with a reason if there are
 * no sources to answer from or no usable text was written.
 */
export async function writeAnswer(
  { composer, embeddedComposer }: Pick<Ports, 'composer' | 'embeddedComposer'>,
  request: DraftRequest,
  { orgId, mode, signal, timeoutMs }: AnswerOptions,
): Promise<Assembly> {
  const missing = nothingToAnswerFrom(request);
  if (missing !== null) return { ok: false, code: 'nothing_to_answer_from', reason: missing, omitted: [] };
  const composers = { composer: mode === 'live' ? composer : embeddedComposer, embeddedComposer };
  const proposals = await proposeDraft(composers, request, {
    orgId,
    timeoutMs,
    ...(signal ? { signal } : {}),
  });
  const readsIntent = composers.composer !== embeddedComposer;
  return inTextTurn(orgId, () => assembleAnswer(request, proposals, readsIntent));
}

function assembleAnswer(request: DraftRequest, proposals: Proposals, readsIntent: boolean): Assembly {
  const assembly = assembleFirst(request, proposals);
  if (!assembly.ok) return assembly;
  const { draft } = assembly;
  const unreadWarning = readsIntent ? null : unreadIntent(request.brief);
  const warnings = [
    ...(unreadWarning === null ? [] : [unreadWarning]),
    ...openQuestions(coverageOf(request, draft)),
    ...occasionWarnings(request, draft),
    ...draft.warnings,
  ];
  return { ok: true, draft: { ...draft, warnings } };
}

/** Warns if the answered message may not be an enquiry, or if it proposes a time. */
function occasionWarnings(request: DraftRequest, draft: Draft): readonly string[] {
  const { occasion = null, text = '' } = request.enquiry ?? {};
  const warning = warnOfOccasion(occasion);
  if (warning !== null) return [warning];
  const enquiryWarning = warnOfEnquiry(text);
  return [...(enquiryWarning === null ? [] : [enquiryWarning]), ...proposedTimeWarnings(request, draft)];
}

/** The draft cannot know whether a proposed time is free. */
function proposedTimeWarnings({ enquiry }: DraftRequest, { body }: Draft): readonly string[] {
  const time = enquiry === undefined ? null : proposedTime(enquiry.text);
  if (time === null || !body.includes(time.text)) return [];
  return [`The draft accepts a proposed time, “${time.text}”. Check your calendar before you send it.`];
}
