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

/** Served by message_answers_index. */
async function replaceReplyDrafts(tx: Tx, leadId: string): Promise<void> {
  const older = await tx.em.find(Message, {
    ...{ orgId: tx.orgId, threadId: threadIdOf(leadId), answers: { $ne: null }, state: 'drafted' as const },
  });
  for (const draft of older) {
    draft.state = 'removed';
    draft.removedReason = 'A newer reply draft took its place.';
  }
}
