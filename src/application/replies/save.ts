import type { DraftingMaterial } from '../../domain/drafting/draft-request.ts';
import type { DraftRequest, Draft } from '../../domain/drafting/material.ts';
import { Message } from '../../store/entities/messages.ts';
import { threadIdOf } from '../../store/ids.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';
import { saveDraft } from '../drafts/save.ts';
import { loadDraftingMaterial } from '../drafts/load-material.ts';

/** Loads the sources of a reply. The thread excludes the message that is answered. */
export async function loadReplyMaterial(
  tx: Tx,
  { lead, messageId = null }: { readonly lead: Rows['Lead']; readonly messageId?: string | null },
): Promise<DraftingMaterial> {
  const { material } = await loadDraftingMaterial(tx, {
    lead,
    campaignId: null,
    runBrief: null,
    fileScope: null,
  });
  if (messageId === null) return material;
  const thread = material.thread.filter((message) => !('id' in message) || message.id !== messageId);
  return { ...material, thread };
}

export interface NewReplyDraft {
  readonly lead: Rows['Lead'];
  readonly request: Pick<DraftRequest, 'channel'>;
  readonly assembly: { readonly ok: true; readonly draft: Draft };
  /** The id of the answered message or event, or of the thread. */
  readonly answeredId: string;
  readonly warnings?: readonly string[];
  readonly campaignId?: string | null;
}

/**
 * Saves a reply as a draft in the thread of a locked lead and emits draft.ready. It replaces unapproved reply drafts.
 * Sends nothing.
 */
export async function saveReplyDraft(tx: Tx, reply: NewReplyDraft): Promise<Rows['Message']> {
  const { lead, request, assembly, answeredId, warnings = [], campaignId = null } = reply;
  await replaceReplyDrafts(tx, lead.id);
  const target = { lead, campaignId, runId: null, channel: request.channel, files: [] };
  const message = saveDraft(tx, target, assembly.draft, warnings);
  message.answers = answeredId;
  return message;
}

export interface HandwrittenReply {
  readonly lead: Rows['Lead'];
  readonly subject: string;
  readonly body: string;
  /** ISO 639-1, if known. */
  readonly language: string | null;
  /** The answered message, if any. */
  readonly answeredId: string | null;
  /** The author and the reason. */
  readonly written: { readonly by: string; readonly instruction: string };
}

/** As `saveReplyDraft`, for a person's text, which has no sources. */
export async function saveHandwrittenReply(tx: Tx, reply: HandwrittenReply): Promise<Rows['Message']> {
  const { lead, subject, body, language, answeredId, written } = reply;
  const emptyParts = { sentences: [], omitted: [], warnings: [], lockedBlocks: [] };
  const draft: Draft = { subject, body, language: 'en', composedBy: 'person', rounds: 0, ...emptyParts };
  const assembly = { ok: true as const, draft };
  const threadId = threadIdOf(lead.id);
  const message = await saveReplyDraft(tx, {
    lead,
    request: { channel: 'email' },
    assembly,
    answeredId: answeredId ?? threadId,
  });
  message.language = language;
  message.history = [{ at: tx.now.getTime(), ...written }];
  return message;
}

/** Served by message_answers_index. */
async function replaceReplyDrafts(tx: Tx, leadId: string): Promise<void> {
  const olderDrafts = await tx.em.find(Message, {
    orgId: tx.orgId,
    threadId: threadIdOf(leadId),
    answers: { $ne: null },
    state: 'drafted' as const,
  });
  for (const draft of olderDrafts) {
    draft.state = 'removed';
    draft.removedReason = 'A newer reply draft replaced it.';
  }
}
