import { checkEditedDraft, contentHash } from '../../domain/drafting/content.ts';
import { notEditableReason } from '../../domain/message.ts';
import { findOpenSuspicion } from '../../store/queries/suspicions.ts';
import { findLeadSuppression } from '../../store/queries/suppressions.ts';
import { addTimelineEntry } from '../../store/queries/timeline.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';

/** Why a draft was not approved. Without a message, the registry's text says it. */
export interface ApprovalProblem {
  readonly code: 'already_sent' | 'invalid_state' | 'suppressed' | 'locked_block_changed';
  readonly message: string | null;
}

export interface Approval {
  readonly userId: string;
  /** The hash of the text that was read, if the caller names it. */
  readonly contentHash?: string | undefined;
}

/** Approves exactly the current text of a message that is locked with its lead. Null if it did. */
export async function approveMessage(
  tx: Tx,
  message: Rows['Message'],
  { userId, contentHash: readHash }: Approval,
): Promise<ApprovalProblem | null> {
  const code = notEditableReason(message);
  if (code === 'already_sent') return { code, message: null };
  if (code) return { code, message: `The message is ${message.state}; only a draft can be approved.` };
  const suppressed = await findLeadSuppression(tx, message.leadId);
  if (suppressed) return { code: 'suppressed', message: `This person is suppressed (${suppressed.reason}).` };
  const arrivalId = await findOpenSuspicion(tx, message.leadId);
  if (arrivalId !== null) return { code: 'invalid_state', message: openSuspicionMessage(arrivalId) };
  const verdict = checkEditedDraft(message);
  if (!verdict.ok) {
    const blocks = verdict.blockIds.join(', ');
    return {
      code: 'locked_block_changed',
      message: `The locked block ${blocks} is missing from the message.`,
    };
  }
  const hash = contentHash(message.subject, message.body, message.attachments);
  if (readHash !== undefined && readHash !== hash) return { code: 'invalid_state', message: changedMessage };
  if (message.state === 'approved' && message.contentHash === hash) return null;
  message.state = 'approved';
  message.contentHash = hash;
  message.approvedBy = userId;
  message.approvedAt = tx.now;
  message.history = [...message.history, { at: tx.now.getTime(), by: userId, instruction: 'Approved.' }];
  addTimelineEntry(tx, message.leadId, 'approved', 'The draft was approved. It was not sent.');
  return null;
}

const changedMessage = 'The draft has changed since you read it. Read it again before you approve it.';

function openSuspicionMessage(arrivalId: string): string {
  return (
    `The message ${arrivalId} may be an opt-out, so no draft for this person is approved. Read it, ` +
    'then run `npx outreach inbox clear` if it is not one, or `npx outreach inbox confirm` if it is.'
  );
}
