import { isAutomatic } from '../../domain/answering/situation.ts';
import type { DraftingMaterial } from '../../domain/drafting/commission.ts';
import type { Commission, Draft } from '../../domain/drafting/material.ts';
import { Message } from '../entities/messages.ts';
import { threadIdOf } from '../ids.ts';
import type { Rows } from '../rows.ts';
import type { Tx } from '../store.ts';
import { loadMaterial } from './drafting.ts';
import { storeDraft } from './drafts.ts';

/** Everything that an answer to the lead may be written from; the thread without the message that is answered. */
export async function loadAnswerMaterial(
  tx: Tx,
  { lead, messageId = null }: { readonly lead: Rows['Lead']; readonly messageId?: string | null },
): Promise<DraftingMaterial> {
  const { material } = await loadMaterial(tx, { lead, campaignId: null, runBrief: null, place: null });
  if (messageId === null) return material;
  const thread = material.thread.filter((message) => !('id' in message) || message.id !== messageId);
  return { ...material, thread };
}

export interface WrittenAnswer {
  readonly lead: Rows['Lead'];
  readonly commission: Pick<Commission, 'channel'>;
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
export async function storeAnswer(tx: Tx, answer: WrittenAnswer): Promise<Rows['Message']> {
  const { lead, commission, assembly, answers, warnings = [], campaignId = null } = answer;
  await replaceReplyDrafts(tx, lead.id);
  const place = { lead, campaignId, runId: null, channel: commission.channel, files: [] };
  const message = storeDraft(tx, place, assembly.draft, warnings);
  message.answers = answers;
  return message;
}

export interface OwnReply {
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

/** Stores what a person wrote as a reply draft, as `storeAnswer` does. It claims no sources. */
export async function storeOwnReply(tx: Tx, reply: OwnReply): Promise<Rows['Message']> {
  const { lead, subject, body, language, answers, written } = reply;
  const nothing = { sentences: [], omitted: [], warnings: [], lockedBlocks: [] };
  const draft: Draft = { subject, body, language: 'en', ...nothing };
  const assembly = { ok: true as const, draft };
  const threadId = threadIdOf(lead.id);
  const message = await storeAnswer(tx, {
    lead,
    commission: { channel: 'email' },
    assembly,
    answers: answers ?? threadId,
  });
  message.language = language;
  message.history = [{ at: tx.now.getTime(), ...written }];
  return message;
}

/**
 * The message that a lead wrote last, or the last of all where only machines did: what comes by itself does not hide a
 * question that waits. Served by message_lead_index.
 */
export async function lastInbound(tx: Tx, leadId: string): Promise<Rows['Message'] | null> {
  const { orgId } = tx;
  const found = await tx.em.find(
    Message,
    { orgId, leadId, direction: 'inbound', state: 'received' },
    { orderBy: { occurredAt: 'desc', id: 'desc' }, limit: mostLooked },
  );
  return found.find(({ classification }) => !isAutomatic(classification)) ?? found[0] ?? null;
}

const mostLooked = 20;

/** Served by message_answers_index. */
async function replaceReplyDrafts(tx: Tx, leadId: string): Promise<void> {
  const older = await tx.em.find(Message, {
    orgId: tx.orgId,
    threadId: threadIdOf(leadId),
    answers: { $ne: null },
    state: 'drafted' as const,
  });
  for (const draft of older) {
    draft.state = 'removed';
    draft.removedReason = 'A newer reply draft took its place.';
  }
}
