import { checkEditedDraft, contentHash } from '../../domain/drafting/content.ts';
import type { Handler } from '../../operation.ts';
import { notEditableReason } from '../../domain/message.ts';
import { lockMessageWithLead } from '../../store/queries/run-drafts.ts';
import { findOpenSuspicion } from '../../store/queries/suspicions.ts';
import { findLeadSuppression } from '../../store/queries/suppressions.ts';
import { addTimelineEntry } from '../../store/queries/timeline.ts';
import { viewMessage } from './_view.ts';

export const handle: Handler<'messages.approve'> = async ({ args, tx, caller, fail }) => {
  const message =
    (await lockMessageWithLead(tx, args.messageId)) ??
    fail('message_not_found', null, { param: 'messageId' });
  const blockedReason = notEditableReason(message);
  if (blockedReason)
    fail(
      blockedReason,
      blockedReason === 'already_sent'
        ? null
        : `The message is ${message.state}; only a draft can be approved.`,
    );
  const suppressed = await findLeadSuppression(tx, message.leadId);
  if (suppressed) fail('suppressed', `This person is suppressed (${suppressed.reason}).`);
  const arrivalId = await findOpenSuspicion(tx, message.leadId);
  if (arrivalId !== null) fail('invalid_state', openSuspicionMessage(arrivalId));
  const verdict = checkEditedDraft(message);
  if (!verdict.ok)
    fail(
      'locked_block_changed',
      `The locked block ${verdict.blockIds.join(', ')} is missing from the message.`,
    );
  const hash = contentHash(message.subject, message.body, message.attachments);
  if (args.contentHash !== undefined && args.contentHash !== hash) {
    fail('invalid_state', 'The draft has changed since you read it. Read it again before you approve it.');
  }
  if (message.state === 'approved' && message.contentHash === hash) return viewMessage(message);
  message.state = 'approved';
  message.contentHash = hash;
  message.approvedBy = caller.userId;
  message.approvedAt = tx.now;
  message.history = [
    ...message.history,
    { at: tx.now.getTime(), by: caller.userId, instruction: 'Approved.' },
  ];
  addTimelineEntry(tx, message.leadId, 'approved', 'The draft was approved. It was not sent.');
  return viewMessage(message);
};

function openSuspicionMessage(arrivalId: string): string {
  return (
    `The message ${arrivalId} may be an opt-out, so no draft for this person is approved. Read it, ` +
    'then run `npx outreach inbox clear` if it is not one, or `npx outreach inbox confirm` if it is.'
  );
}
