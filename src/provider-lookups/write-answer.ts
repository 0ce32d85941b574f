import { nothingToAnswerFrom } from '../domain/drafting/answer.ts';
import type { Assembly } from '../domain/drafting/assemble.ts';
import type { DraftRequest } from '../domain/drafting/material.ts';
import type { Ports } from '../ports/ports.ts';
import { proposeDraft } from '../ports/propose.ts';

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
  { composer, embeddedComposer, textWork }: Pick<Ports, 'composer' | 'embeddedComposer' | 'textWork'>,
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
  return textWork.run({ orgId, signal }, 'assembleAnswer', request, proposals, readsIntent);
}
