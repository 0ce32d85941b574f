import { checkEditedDraft, contentHash } from '../../domain/drafting/content.ts';
import type { Handler } from '../../operation.ts';
import { editedByHand, notEditableReason, unchangedSentences } from '../../domain/message.ts';
import { lockRunDraft } from '../../store/queries/run-drafts.ts';
import { addTimelineEntry } from '../../store/queries/timeline.ts';
import { viewMessage } from '../../application/messages/view.ts';

export const handle: Handler<'drafts.update'> = async ({ args, tx, caller, fail }) => {
  if (args.subject === undefined && args.body === undefined) {
    fail('invalid_arguments', 'drafts.update needs subject, body or both.', { param: 'body' });
  }
  const draft =
    (await lockRunDraft(tx, args.leadId)) ?? fail('run_lead_not_found', null, { param: 'leadId' });
  const message = draft.message ?? fail('invalid_state', 'This lead of the run has no draft yet.');
  const blockedReason = notEditableReason(message);
  if (blockedReason)
    fail(
      blockedReason,
      blockedReason === 'already_sent'
        ? null
        : `The draft is ${message.state}; only a draft that waits for review can be edited.`,
    );
  const newSubject = args.subject ?? message.subject;
  const newBody = args.body ?? message.body;
  const verdict = checkEditedDraft({
    lockedBlocks: message.lockedBlocks,
    subject: newSubject,
    body: newBody,
  });
  if (!verdict.ok) {
    fail(
      'locked_block_changed',
      `The text of the locked block ${verdict.blockIds.join(', ')} must stay exactly as it is.`,
    );
  }
  Object.assign(message, unchangedSentences(message, newSubject, newBody), {
    subject: newSubject,
    body: newBody,
  });
  message.contentHash = contentHash(newSubject, newBody, message.attachments);
  message.state = 'drafted';
  message.approvedAt = null;
  message.approvedBy = null;
  message.history = [
    ...message.history,
    { at: tx.now.getTime(), by: caller.userId, instruction: editedByHand },
  ];
  addTimelineEntry(tx, message.leadId, 'draft_edited', 'The draft was edited by hand.');
  return viewMessage(tx, message);
};
