import type { Handler } from '../../operation.ts';
import { notEditableReason } from '../../domain/message.ts';
import { lockRunDraft } from '../../store/queries/run-drafts.ts';
import { addTimelineEntry } from '../../store/queries/timeline.ts';
import { viewMessage } from '../messages/_view.ts';

export const handle: Handler<'drafts.remove'> = async ({ args, tx, caller, fail }) => {
  const draft =
    (await lockRunDraft(tx, args.leadId)) ?? fail('run_lead_not_found', null, { param: 'leadId' });
  const message = draft.message ?? fail('invalid_state', 'This lead of the run has no draft to remove.');
  if (message.state === 'removed') return viewMessage(message);
  const blockedReason = notEditableReason(message);
  if (blockedReason)
    fail(
      blockedReason,
      blockedReason === 'already_sent' ? null : `The draft is ${message.state} and cannot be removed.`,
    );
  const reason = args.reason?.trim() || 'Removed by a person.';
  message.state = 'removed';
  message.removedReason = reason;
  message.approvedAt = null;
  message.approvedBy = null;
  message.history = [
    ...message.history,
    { at: tx.now.getTime(), by: caller.userId, instruction: `Removed: ${reason}` },
  ];
  Object.assign(draft.runLead, { status: 'removed', reason, updatedAt: tx.now });
  addTimelineEntry(tx, message.leadId, 'draft_removed', `The draft was removed from its run: ${reason}`);
  return viewMessage(message);
};
