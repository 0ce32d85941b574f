import { contentHash } from '../../domain/drafting/content.ts';
import { toLeadState } from '../../domain/lead-merge.ts';
import { afterContact } from '../../domain/stages.ts';
import { Message } from '../../store/entities/messages.ts';
import { newId, threadIdOf } from '../../store/ids.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';
import { recordStatusChanges } from '../leads/record-status-changes.ts';
import { addTimelineEntry } from '../../store/queries/timeline.ts';
import { updateLead } from '../leads/save.ts';

/** A message that was sent by other means. */
export interface SentMessage {
  readonly subject: string;
  readonly body: string;
  readonly language: string | null;
  readonly occurredAt: Date;
  /** The Message-ID by which replies and reports find the mail, if known. */
  readonly mailId: string | null;
}

/**
 * Saves a message that was sent elsewhere in the thread of a locked lead, and marks the lead as contacted. Sends
 * nothing and emits no message.sent. Returns the message's id.
 */
export async function saveSentMessage(
  tx: Tx,
  row: Rows['Lead'],
  { subject, body, language, occurredAt, mailId }: SentMessage,
): Promise<string> {
  const before = toLeadState(row);
  const lead = afterContact(before);
  await updateLead(tx, row, lead);
  const messageId = newId('message');
  tx.em.create(Message, {
    orgId: tx.orgId,
    id: messageId,
    projectId: lead.projectId,
    leadId: lead.id,
    threadId: threadIdOf(lead.id),
    campaignId: null,
    runId: null,
    direction: 'outbound',
    state: 'sent',
    subject,
    body,
    language,
    channel: 'email',
    classification: null,
    sentences: [],
    evidence: [],
    omitted: [],
    warnings: [],
    attachments: [],
    lockedBlocks: [],
    contentHash: contentHash(subject, body, []),
    approvedBy: null,
    approvedAt: null,
    removedReason: null,
    history: [],
    occurredAt,
    createdAt: tx.now,
    mailId,
  });
  const subjectSuffix = subject === '' ? '' : `: ${subject}`;
  const summary = `A message sent elsewhere was added to the thread${subjectSuffix}`;
  addTimelineEntry(tx, lead.id, 'sent_elsewhere', summary, null, occurredAt);
  recordStatusChanges(tx, before, lead);
  await tx.flush();
  return messageId;
}
