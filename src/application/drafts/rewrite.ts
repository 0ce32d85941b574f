import { contentHash } from '../../domain/drafting/content.ts';
import type { DraftingMaterial, DraftOptions } from '../../domain/drafting/draft-request.ts';
import type { Draft, DraftRequest } from '../../domain/drafting/material.ts';
import { notEditableReason } from '../../domain/message.ts';
import { Message } from '../../store/entities/messages.ts';
import { findLead } from '../../store/queries/leads.ts';
import { lockDraftWithLead } from '../../store/queries/run-drafts.ts';
import { findFileScopeOfLead } from '../../store/queries/run-files.ts';
import { findRun } from '../../store/queries/runs.ts';
import { addTimelineEntry } from '../../store/queries/timeline.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';
import { beginUnit, closeUnit } from '../jobs/unit.ts';
import { requireContactable } from '../messages/require-contactable.ts';
import { claimDraftSentences, releaseDraftSentences } from './claim-sentences.ts';
import { loadDraftingMaterial } from './load-material.ts';
import { runDraftOptions } from './run-options.ts';

export interface Rewrite {
  readonly messageId: string;
  /** The hash of the draft that is replaced. */
  readonly contentHash: string;
  /** The news to begin with. */
  readonly triggerId: string;
}

type ErrorCode = 'message_not_found' | 'already_sent' | 'invalid_state' | 'suppressed' | 'credits_exhausted';

/** Ends the call with an error. Without a message, the registry's text says it. */
export type FailRewrite = (code: ErrorCode, message?: string | null) => never;

export interface BegunRewrite {
  readonly material: DraftingMaterial;
  readonly options: DraftOptions;
}

/** Checks that the draft may be written again, reserves a credit if it is `paid`, and loads the sources. */
export async function beginRewrite(
  tx: Tx,
  rewrite: Rewrite,
  { unitId, paid, fail }: { readonly unitId: string; readonly paid: boolean; readonly fail: FailRewrite },
): Promise<BegunRewrite> {
  const found = await tx.em.findOne(Message, { orgId: tx.orgId, id: rewrite.messageId });
  const draft = requireRewritable(found, rewrite, fail);
  const lead = (await findLead(tx, draft.leadId)) ?? fail('message_not_found');
  await requireContactable(tx, fail, lead.id);
  const unit = { unitId, kind: 'draft' as const, leadId: lead.id, paid, research: false };
  const missing = await beginUnit(tx, unit);
  if (missing > 0)
    fail(
      'credits_exhausted',
      `This draft needs ${missing} more credits. Add credits, or wait for tomorrow's free ones.`,
    );
  const run = draft.runId ? await findRun(tx, draft.runId) : null;
  const fileScope = await findFileScopeOfLead(tx, lead.id);
  const selection = { lead, campaignId: draft.campaignId ?? null, runBrief: run?.brief ?? null, fileScope };
  const { material } = await loadDraftingMaterial(tx, selection);
  const { triggerId } = rewrite;
  const language = draft.language ?? undefined;
  const options = { ...(run && runDraftOptions(run)), language, channel: draft.channel, triggerId };
  return { material, options };
}

/** Other drafts of the run have these sentences, so the draft must be written without them. */
export class SentencesTaken extends Error {
  readonly sentences: readonly string[];

  constructor(sentences: readonly string[]) {
    super('Other drafts of the run have the same sentences.');
    this.sentences = sentences;
  }
}

/** Replaces the text and plan of a draft, and charges for it. A throw of SentencesTaken rolls everything back. */
export async function saveRewrite(
  tx: Tx,
  rewrite: Rewrite,
  written: {
    readonly request: DraftRequest;
    readonly draft: Draft;
    readonly warnings: readonly string[];
    readonly unitId: string;
    readonly userId: string;
    readonly fail: FailRewrite;
  },
): Promise<Rows['Message']> {
  const { request, draft, warnings, unitId, userId, fail } = written;
  const locked = await lockDraftWithLead(tx, rewrite.messageId);
  const message = requireRewritable(locked?.message ?? null, rewrite, fail);
  await requireContactable(tx, fail, message.leadId);
  if (message.runId) {
    await releaseDraftSentences(tx, message.runId, message.sentences);
    const taken = await claimDraftSentences(tx, message.runId, request, draft);
    if (taken.length > 0) throw new SentencesTaken(taken);
  }
  const { plan } = request;
  const instruction = `Written again with other news: ${plan?.trigger?.headline ?? rewrite.triggerId}`;
  Object.assign(message, {
    state: 'drafted',
    subject: draft.subject,
    body: draft.body,
    language: draft.language,
    sentences: [...draft.sentences],
    evidence: draft.sentences.flatMap((sentence) =>
      sentence.evidence.map((source) => ({ sentence: sentence.text, ...source })),
    ),
    omitted: [...draft.omitted],
    warnings: [...warnings, ...draft.warnings],
    lockedBlocks: [...draft.lockedBlocks],
    contentHash: contentHash(draft.subject, draft.body, message.attachments),
    approvedAt: null,
    approvedBy: null,
    history: [...message.history, { at: tx.now.getTime(), by: userId, instruction }],
    playId: plan?.play?.id ?? null,
    triggerId: plan?.trigger?.id ?? null,
    planReason: plan?.reason ?? null,
    composedBy: draft.composedBy,
    rounds: draft.rounds,
    alternatives: plan ? [...plan.alternatives] : null,
  });
  addTimelineEntry(tx, message.leadId, 'draft', `The draft was written again: ${draft.subject}`);
  await closeUnit(tx, unitId, 'done');
  return message;
}

function requireRewritable(
  message: Rows['Message'] | null,
  rewrite: Rewrite,
  fail: FailRewrite,
): Rows['Message'] {
  if (!message) return fail('message_not_found');
  const code = notEditableReason(message);
  if (code === 'already_sent') return fail(code);
  if (code) return fail(code, `The message is ${message.state}; only a draft can be written again.`);
  if (message.answers)
    return fail('invalid_state', 'A reply does not begin with news. Draft it again instead.');
  if (contentHash(message.subject, message.body, message.attachments) !== rewrite.contentHash)
    return fail('invalid_state', 'The draft has changed since you read it. Read it again first.');
  return message;
}
