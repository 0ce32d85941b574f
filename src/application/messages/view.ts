import type { Message } from '../../../generated/contract/types.ts';
import { withoutEvidence } from '../../store/queries/message-views.ts';
import type { Rows } from '../../store/rows.ts';

/** The API's form of a message, with the source of every sentence. */
export function viewMessage(row: Rows['Message']): Message {
  return {
    id: row.id,
    leadId: row.leadId,
    projectId: row.projectId,
    threadId: row.threadId,
    campaignId: row.campaignId ?? null,
    runId: row.runId ?? null,
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
