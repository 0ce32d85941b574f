import { Message } from '../../store/entities/messages.ts';
import type { LockedDraft } from '../../store/queries/run-drafts.ts';
import { findLeadSuppression } from '../../store/queries/suppressions.ts';
import { addTimelineEntry } from '../../store/queries/timeline.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';

export interface RestoreProblem {
  readonly code: 'invalid_state' | 'suppressed';
  readonly message: string;
}

/** Makes a removed message a draft again. The lead is locked exclusively. Returns why it cannot, or null. */
export async function restoreDraft(
  tx: Tx,
  { message, runLead }: LockedDraft,
  userId: string,
): Promise<RestoreProblem | null> {
  const { state } = message;
  if (state !== 'removed')
    return {
      code: 'invalid_state',
      message: `The message is ${state}; only a removed draft can be restored.`,
    };
  const suppressed = await findLeadSuppression(tx, message.leadId);
  if (suppressed) return { code: 'suppressed', message: `This person is suppressed (${suppressed.reason}).` };
  if (await hasOtherReplyDraft(tx, message)) return { code: 'invalid_state', message: replacedMessage };
  message.state = 'drafted';
  message.removedReason = null;
  message.history = [...message.history, { at: tx.now.getTime(), by: userId, instruction: 'Restored.' }];
  if (runLead) Object.assign(runLead, { status: 'drafted', code: null, reason: null, updatedAt: tx.now });
  addTimelineEntry(tx, message.leadId, 'draft_restored', 'The removed draft was restored.');
  return null;
}

const replacedMessage = 'A newer reply draft is in the thread. Remove that one before you restore this one.';

/** A thread has one reply draft at a time. Served by message_answers_index. */
async function hasOtherReplyDraft(tx: Tx, { id, threadId, answers }: Rows['Message']): Promise<boolean> {
  if (answers === null || answers === undefined) return false;
  const others = await tx.em.count(Message, {
    orgId: tx.orgId,
    threadId,
    answers: { $ne: null },
    state: { $in: ['drafted', 'approved'] },
    id: { $ne: id },
  });
  return others > 0;
}
