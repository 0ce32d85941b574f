import { contentHash } from '../../domain/drafting/content.ts';
import type { Draft } from '../../domain/drafting/material.ts';
import type { Plan } from '../../domain/planning/plan.ts';
import { leadEventData } from '../../domain/lead.ts';
import { Message } from '../../store/entities/messages.ts';
import type { MessageFile } from '../../domain/run.ts';
import { newId, threadIdOf } from '../../store/ids.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';
import { addTimelineEntry } from '../../store/queries/timeline.ts';

export interface DraftTarget {
  readonly lead: Rows['Lead'];
  readonly campaignId: string | null;
  readonly runId: string | null;
  readonly channel: string;
  /** Files to attach. */
  readonly files: readonly MessageFile[];
  /** What the draft was to say; absent for replies. */
  readonly plan?: Plan | undefined;
}

/** Saves a finished draft as a message in the lead's thread and emits draft.ready. Sends nothing. */
export function saveDraft(
  tx: Tx,
  target: DraftTarget,
  draft: Draft,
  warnings: readonly string[],
): Rows['Message'] {
  const { lead, campaignId, runId, channel, files, plan } = target;
  const id = newId('message');
  const message = tx.em.create(Message, {
    orgId: tx.orgId,
    id,
    projectId: lead.projectId,
    leadId: lead.id,
    threadId: threadIdOf(lead.id),
    campaignId,
    runId,
    direction: 'outbound',
    state: 'drafted',
    subject: draft.subject,
    body: draft.body,
    language: draft.language,
    channel,
    classification: null,
    sentences: [...draft.sentences],
    evidence: draft.sentences.flatMap((sentence) =>
      sentence.evidence.map((source) => ({ sentence: sentence.text, ...source })),
    ),
    omitted: [...draft.omitted],
    warnings: [...warnings, ...draft.warnings],
    lockedBlocks: [...draft.lockedBlocks],
    attachments: [...files],
    contentHash: contentHash(draft.subject, draft.body, files),
    approvedBy: null,
    approvedAt: null,
    removedReason: null,
    history: [],
    occurredAt: tx.now,
    createdAt: tx.now,
    mailId: null,
    playId: plan?.play?.id ?? null,
    triggerId: plan?.trigger?.id ?? null,
    planReason: plan?.reason ?? null,
    composedBy: draft.composedBy,
    rounds: draft.rounds,
    alternatives: plan ? [...plan.alternatives] : null,
  });
  const eventId = tx.emit('draft.ready', {
    ...leadEventData(lead),
    messageId: id,
    ...(runId ? { runId } : {}),
  });
  addTimelineEntry(tx, lead.id, 'draft', `A message was drafted: ${draft.subject}`, eventId);
  return message;
}

/** Emits draft.failed with the reason. The lead does not change. */
export function recordDraftFailure(
  tx: Tx,
  lead: Rows['Lead'],
  failure: { code: string; reason: string; runId: string | null },
): void {
  const { code, reason, runId } = failure;
  const eventId = tx.emit('draft.failed', {
    ...leadEventData(lead),
    code,
    reason,
    ...(runId ? { runId } : {}),
  });
  addTimelineEntry(tx, lead.id, 'draft_failed', `No message could be drafted: ${reason}`, eventId);
}
