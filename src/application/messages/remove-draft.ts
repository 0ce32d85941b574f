import { notEditableReason } from '../../domain/message.ts';
import type { LockedDraft } from '../../store/queries/run-drafts.ts';
import { addTimelineEntry } from '../../store/queries/timeline.ts';
import type { Tx } from '../../store/store.ts';

export interface Removal {
  readonly userId: string;
  readonly reason?: string | undefined;
}

/** Removes a locked draft, so that it can be neither approved nor sent. Returns why it cannot, or null. */
export function removeDraft(
  tx: Tx,
  { message, runLead }: LockedDraft,
  { userId, reason: given }: Removal,
): { readonly code: 'already_sent' | 'invalid_state'; readonly message: string | null } | null {
  if (message.state === 'removed') return null;
  const code = notEditableReason(message);
  if (code === 'already_sent') return { code, message: null };
  if (code) return { code, message: `The draft is ${message.state} and cannot be removed.` };
  const reason = given?.trim() || 'Removed by a person.';
  message.state = 'removed';
  message.removedReason = reason;
  message.approvedAt = null;
  message.approvedBy = null;
  message.history = [
    ...message.history,
    { at: tx.now.getTime(), by: userId, instruction: `Removed: ${reason}` },
  ];
  if (runLead) Object.assign(runLead, { status: 'removed', reason, updatedAt: tx.now });
  const from = runLead ? ' from its run' : '';
  addTimelineEntry(tx, message.leadId, 'draft_removed', `The draft was removed${from}: ${reason}`);
  return null;
}
