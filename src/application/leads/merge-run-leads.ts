/**
 * A run contains a lead once. If it contains both leads of a merge, the row that is further along is kept and work for
 * the other row ends without charge. The other draft stays in the thread, but its approval is revoked, so that the
 * person does not get two messages of one run.
 */
import { isFurtherAlong } from '../../domain/run-lead-progress.ts';
import { Message } from '../../store/entities/messages.ts';
import type { Tx } from '../../store/store.ts';
import { endRunJob } from '../jobs/end-for-leads.ts';
import type { MergeRecord, RevokedApproval } from '../../store/queries/merge-record.ts';
import { findJob, lockOpenJobsAndRuns } from '../../store/queries/jobs.ts';
import {
  type RunLeadRow,
  deleteRunLeads,
  listRunLeadRows,
  moveRunLeads,
} from '../../store/queries/run-leads.ts';

type MergedRunLeads = Pick<MergeRecord, 'runLeads' | 'droppedRunLeads' | 'approvals'> & {
  /** Subjects of drafts whose approval was revoked. */
  readonly unapproved: readonly string[];
};

const mergedReason = {
  code: 'merged',
  reason: 'The lead was merged into another lead of the run.',
};

/** Moves the duplicate's rows to the primary. */
export async function mergeRunLeads(tx: Tx, primaryId: string, duplicateId: string): Promise<MergedRunLeads> {
  const rows = await listRunLeadRows(tx, [primaryId, duplicateId]);
  const dropped = rows.filter((row) => {
    const otherRow = rows.find(({ runId, leadId }) => runId === row.runId && leadId !== row.leadId);
    if (!otherRow) return false;
    return row.leadId === primaryId ? isFurtherAlong(otherRow, row) : !isFurtherAlong(row, otherRow);
  });
  await endJobsOfRows(tx, dropped, [primaryId, duplicateId]);
  const approvals: (RevokedApproval & { subject: string })[] = [];
  for (const { messageId, messageState } of dropped) {
    if (messageId !== null && messageState === 'approved')
      approvals.push(await revokeApproval(tx, messageId));
  }
  await deleteRunLeads(
    tx,
    dropped.map(({ id }) => id),
  );
  const runLeads = await moveRunLeads(tx, duplicateId, primaryId);
  return {
    runLeads,
    droppedRunLeads: dropped.map(({ json }) => json),
    approvals: approvals.map(({ subject: _subject, ...approval }) => approval),
    unapproved: approvals.map(({ subject }) => subject),
  };
}

async function endJobsOfRows(tx: Tx, rows: readonly RunLeadRow[], leadIds: readonly string[]): Promise<void> {
  const leadOf = new Map(rows.map(({ id, leadId }) => [id, leadId]));
  for (const { id, runLeadId } of await lockOpenJobsAndRuns(tx, leadIds)) {
    const leadId = leadOf.get(runLeadId ?? '');
    if (leadId !== undefined) await endRunJob(tx, await findJob(tx, id), [leadId], mergedReason);
  }
}

async function revokeApproval(tx: Tx, messageId: string): Promise<RevokedApproval & { subject: string }> {
  const message = await tx.em.findOneOrFail(Message, { orgId: tx.orgId, id: messageId });
  const { subject, approvedBy = null, approvedAt } = message;
  Object.assign(message, {
    state: 'drafted',
    approvedBy: null,
    approvedAt: null,
    history: [...message.history, { at: tx.now.getTime(), by: null, instruction: approvalRevokedReason }],
  });
  await tx.flush();
  return { subject, messageId, approvedBy, approvedAt: approvedAt?.toISOString() ?? null };
}

const approvalRevokedReason =
  'The approval was revoked: the lead was merged, and its run keeps one message for each lead.';
