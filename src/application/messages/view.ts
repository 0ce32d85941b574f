import type { Message } from '../../../generated/contract/types.ts';
import { entryOf } from '../../domain/map-entry.ts';
import { onlyItem } from '../../domain/only-item.ts';
import { findMessageContacts, type MessageContact } from '../../store/queries/message-contacts.ts';
import { withoutEvidence } from '../../store/queries/message-views.ts';
import type { Rows } from '../../store/rows.ts';
import type { ReadContext } from '../../store/store.ts';

/** The API's form of a message, with its recipient and the source of every sentence. */
export async function viewMessage(tx: ReadContext, row: Rows['Message']): Promise<Message> {
  return onlyItem(await viewMessages(tx, [row]));
}

/** As `viewMessage`, in one query. */
export async function viewMessages(tx: ReadContext, rows: readonly Rows['Message'][]): Promise<Message[]> {
  const keys = rows.map(({ id: messageId, leadId }) => ({ messageId, leadId }));
  const contacts = await findMessageContacts(tx, keys);
  return rows.map((row) => viewWithContact(row, entryOf(contacts, row.id)));
}

/** The API's form of a message whose recipient is known. */
export function viewWithContact(row: Rows['Message'], { runLeadId, recipient }: MessageContact): Message {
  return {
    id: row.id,
    leadId: row.leadId,
    projectId: row.projectId,
    threadId: row.threadId,
    campaignId: row.campaignId ?? null,
    runId: row.runId ?? null,
    runLeadId,
    recipient,
    direction: row.direction,
    state: row.state,
    subject: row.subject,
    body: row.body,
    language: row.language ?? null,
    channel: row.channel,
    classification: row.classification ?? null,
    sentences: row.sentences.map(withoutEvidence),
    evidence: row.evidence.map((piece) => ({ ...piece })),
    omitted: row.omitted.map((piece) => ({ ...piece })),
    warnings: row.warnings,
    attachments: row.attachments,
    contentHash: row.contentHash,
    approvedBy: row.approvedBy ?? null,
    approvedAt: row.approvedAt?.getTime() ?? null,
    removedReason: row.removedReason ?? null,
    history: row.history,
    playId: row.playId ?? null,
    triggerId: row.triggerId ?? null,
    planReason: row.planReason ?? null,
    composedBy: row.composedBy ?? null,
    rounds: row.rounds ?? null,
    alternatives: row.alternatives ?? [],
    occurredAt: row.occurredAt.getTime(),
    createdAt: row.createdAt.getTime(),
  };
}
