import { checkEditedDraft, contentHash } from '../../domain/drafting/content.ts';
import type { DraftingMaterial } from '../../domain/drafting/draft-request.ts';
import type { DraftSentence } from '../../domain/drafting/material.ts';
import { editedByHand, notEditableReason } from '../../domain/message.ts';
import { Message } from '../../store/entities/messages.ts';
import { findLead } from '../../store/queries/leads.ts';
import { lockMessageWithLead } from '../../store/queries/run-drafts.ts';
import { findFileScopeOfLead } from '../../store/queries/run-files.ts';
import { findRun } from '../../store/queries/runs.ts';
import { addTimelineEntry } from '../../store/queries/timeline.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';
import { loadDraftingMaterial } from '../drafts/load-material.ts';

/** Another text for a draft. What is left out stays. */
export interface DraftEdit {
  readonly messageId: string;
  /** The hash of the text that was edited. */
  readonly contentHash: string;
  readonly subject?: string | undefined;
  readonly body?: string | undefined;
}

export interface EditProblem {
  readonly code: 'message_not_found' | 'already_sent' | 'invalid_state' | 'locked_block_changed';
  /** Without a message, the registry's text says it. */
  readonly message: string | null;
}

/** A draft that may get the text, and what its sentences may lean on. */
export interface CheckedEdit {
  readonly draft: Rows['Message'];
  readonly subject: string;
  readonly body: string;
  readonly material: DraftingMaterial;
}

/** Checks an edit before its sentences are verified, and loads the sources. */
export async function checkEdit(tx: Tx, edit: DraftEdit): Promise<CheckedEdit | EditProblem> {
  const found = await tx.em.findOne(Message, { orgId: tx.orgId, id: edit.messageId });
  const text = textOf(found, edit);
  if ('code' in text) return text;
  const { draft } = text;
  const [lead, run, fileScope] = await Promise.all([
    findLead(tx, draft.leadId),
    draft.runId ? findRun(tx, draft.runId) : null,
    findFileScopeOfLead(tx, draft.leadId),
  ]);
  if (!lead) return { code: 'message_not_found', message: null };
  const { campaignId = null } = draft;
  const selection = { lead, campaignId, runBrief: run?.brief ?? null, fileScope };
  const { material } = await loadDraftingMaterial(tx, selection);
  return { ...text, material };
}

/** Saves an edit with the sentences that a source supports. Checks again, because others may have been faster. */
export async function saveEdit(
  tx: Tx,
  edit: DraftEdit,
  { sentences, userId }: { readonly sentences: readonly DraftSentence[]; readonly userId: string },
): Promise<Rows['Message'] | EditProblem> {
  const text = textOf(await lockMessageWithLead(tx, edit.messageId), edit);
  if ('code' in text) return text;
  const { draft, subject, body } = text;
  Object.assign(draft, {
    subject,
    body,
    sentences: [...sentences],
    evidence: sentences.flatMap(({ text: sentence, evidence }) =>
      evidence.map((source) => ({ sentence, ...source })),
    ),
    contentHash: contentHash(subject, body, draft.attachments),
    state: 'drafted',
    approvedAt: null,
    approvedBy: null,
    history: [...draft.history, { at: tx.now.getTime(), by: userId, instruction: editedByHand }],
  });
  addTimelineEntry(tx, draft.leadId, 'draft_edited', 'The draft was edited by hand.');
  return draft;
}

function textOf(
  draft: Rows['Message'] | null,
  edit: DraftEdit,
): { readonly draft: Rows['Message']; readonly subject: string; readonly body: string } | EditProblem {
  if (!draft) return { code: 'message_not_found', message: null };
  const code = notEditableReason(draft);
  if (code === 'already_sent') return { code, message: null };
  if (code) return { code, message: `The message is ${draft.state}; only a draft can be edited.` };
  const { subject = draft.subject, body = draft.body } = edit;
  if (contentHash(draft.subject, draft.body, draft.attachments) !== edit.contentHash)
    return { code: 'invalid_state', message: changedMessage };
  const verdict = checkEditedDraft({ lockedBlocks: draft.lockedBlocks, subject, body });
  if (verdict.ok) return { draft, subject, body };
  const blocks = verdict.blockIds.join(', ');
  const message = `The text of the locked block ${blocks} must stay exactly as it is.`;
  return { code: 'locked_block_changed', message };
}

const changedMessage = 'The draft has changed since you read it. Read it again, then repeat your change.';
