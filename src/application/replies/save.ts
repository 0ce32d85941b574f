import type { DraftingMaterial } from '../../domain/drafting/draft-request.ts';
import type { DraftRequest, Draft } from '../../domain/drafting/material.ts';
import { Message } from '../../store/entities/messages.ts';
import { threadIdOf } from '../../store/ids.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';
import { saveDraft } from '../drafts/save.ts';
import { loadDraftingMaterial } from '../drafts/load-material.ts';

/** Everything that an answer to the lead may be written from; the thread without the message that is answered. */
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
  /** The id of the message or the event that it answers; the thread's where nothing came in. */
  readonly answers: string;
  readonly warnings?: readonly string[];
  readonly campaignId?: string | null;
}

/**
 * Stores an answer as a draft in the thread of a held lead and raises draft.ready. It takes the place of the reply
 * drafts there that nobody has approved. It sends nothing.
 */
export async function saveReplyDraft(tx: Tx, answer: NewReplyDraft): Promise<Rows['Message']> {
  const { lead, request, assembly, answers, warnings = [], campaignId = null } = answer;
  await replaceReplyDrafts(tx, lead.id);
  const target = { lead, campaignId, runId: null, channel: request.channel, files: [] };
  const message = saveDraft(tx, target, assembly.draft, warnings);
  message.answers = answers;
  return message;
}

export interface PersonalReply {
  readonly lead: Rows['Lead'];
  readonly subject: string;
  readonly body: string;
  /** ISO 639-1, where it is known. */
  readonly language: string | null;
  /** The message that it answers; null where nothing came in yet. */
  readonly answers: string | null;
  /** Who wrote it, and what for. */
  readonly written: { readonly by: string; readonly instruction: string };
}

/** Stores what a person wrote as a reply draft, as `saveReplyDraft` does. It claims no sources. */
export async function savePersonalReply(tx: Tx, reply: PersonalReply): Promise<Rows['Message']> {
  const { lead, subject, body, language, answers, written } = reply;
  const emptyParts = { sentences: [], omitted: [], warnings: [], lockedBlocks: [] };
  const draft: Draft = { subject, body, language: 'en', ...emptyParts };
  const assembly = { ok: true as const, draft };
  const threadId = threadIdOf(lead.id);
  const message = await saveReplyDraft(tx, {
    lead,
    request: { channel: 'email' },
    assembly,
    answers: answers ?? threadId,
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
    draft.removedReason = 'A newer reply draft took its place.';
  }
}
