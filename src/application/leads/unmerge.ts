/**
 * Reverses a merge by its record. The duplicate gets back what remains of its data, and the primary keeps what it
 * gained since. Suppressions then apply to both leads. Merges into one lead are reversed in reverse order.
 */
import { toLeadState, undoLeadMerge } from '../../domain/lead-merge.ts';
import { entryOf } from '../../domain/map-entry.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';
import { updateLead } from '../../store/queries/lead-changes.ts';
import { lockLeadsWithJobs } from './merge.ts';
import { recordStatusChanges } from './record-status-changes.ts';
import {
  lockMerge,
  type MergeRecord,
  type StoredMerge,
  returnIdentities,
  returnRelatedRows,
  insertRow,
} from '../../store/queries/merge-record.ts';
import { suppressEachAddress } from '../../store/queries/suppressions.ts';
import { addTimelineEntry } from '../../store/queries/timeline.ts';
import { findBlock, revokeApprovalsIfBlocked } from '../suspicions/revoke-approvals.ts';
import { linkWaitingMail } from '../mail/link-waiting.ts';

export type UnmergeResult =
  | { readonly problem: string }
  | {
      readonly leadId: string;
      readonly primaryId: string;
      readonly projectId: string;
      readonly messages: number;
    };

/** Reverses the merge of the lead with this id. Null if no lead with this id was merged. */
export async function unmergeLead(tx: Tx, oldId: string): Promise<UnmergeResult | null> {
  const merge = await lockMerge(tx, oldId);
  if (!merge) return null;
  const primary = entryOf(await lockLeadsWithJobs(tx, [merge.leadId]), merge.leadId);
  const problem = (await outOfOrderReason(tx, merge)) ?? (await addressTakenReason(tx, merge, primary));
  if (problem !== null) return { problem };
  const { record } = merge;
  const before = toLeadState(primary);
  const separated = undoLeadMerge(before, record.before, record.merged);
  await suppressEachAddress(tx, [primary.id]);
  await insertRow(tx, 'lead', record.duplicate);
  await returnIdentities(tx, record, primary.id, oldId);
  const messages = await returnRelatedRows(tx, record, primary.id, oldId);
  await returnRunRows(tx, record, primary.id, oldId);
  await tx.sql('delete from merged_lead where org_id = $1 and old_id = $2', [tx.orgId, oldId]);
  await updateLead(tx, primary, separated);
  await linkWaitingMail(
    tx,
    primary.projectId,
    record.identities.map(({ value }) => ({ leadId: oldId, value: String(value) })),
  );
  addTimelineEntry(tx, primary.id, 'unmerged', `Taken apart from ${oldId} again.`);
  addTimelineEntry(tx, oldId, 'unmerged', `Taken apart from ${primary.id} again.`);
  recordStatusChanges(tx, before, separated);
  await revokeApprovalsIfBlocked(tx, [primary.id, oldId]);
  return { leadId: oldId, primaryId: primary.id, projectId: primary.projectId, messages };
}

/** Served by merged_lead_lead_index. */
async function outOfOrderReason(
  tx: Tx,
  { oldId, intoId, leadId, mergedAt }: StoredMerge,
): Promise<string | null> {
  if (leadId !== intoId)
    return `${oldId} is part of ${intoId}, which was later merged into ${leadId}. Undo that merge first: ${intoId}.`;
  const [later] = await tx.sql<{ oldId: string }>(
    `select old_id as "oldId" from merged_lead
     where org_id = $1 and lead_id = $2 and into_id = $2 and old_id <> $3 and merged_at >= $4
     order by merged_at desc limit 1`,
    [tx.orgId, intoId, oldId, mergedAt],
  );
  return later
    ? `${later.oldId} was later merged into ${intoId}. Undo that merge first: ${later.oldId}.`
    : null;
}

/** Served by lead_identity_pkey. */
async function addressTakenReason(
  tx: Tx,
  { record, oldId }: StoredMerge,
  primary: Rows['Lead'],
): Promise<string | null> {
  for (const { kind, value } of record.identities) {
    const [owner] = await tx.sql<{ leadId: string }>(
      `select lead_id as "leadId" from lead_identity
       where org_id = $1 and project_id = $2 and kind = $3 and value = $4`,
      [tx.orgId, primary.projectId, kind, value],
    );
    if (owner && owner.leadId !== primary.id)
      return `${oldId} cannot have ${String(value)} back: it is an address of ${owner.leadId} now.`;
    if (kind === 'email' && primary.email === value && record.merged.email !== value)
      return `${oldId} cannot have ${String(value)} back: ${primary.id} got it as its own address later.`;
  }
  return null;
}

/** A row whose work the merge ended stays failed with a reason. Nothing is drafted again automatically. */
async function returnRunRows(
  tx: Tx,
  { runLeads, droppedRunLeads, approvals }: MergeRecord,
  primaryId: string,
  oldId: string,
): Promise<void> {
  await tx.sql('update run_lead set lead_id = $3 where org_id = $1 and lead_id = $2 and id = any($4)', [
    tx.orgId,
    primaryId,
    oldId,
    runLeads,
  ]);
  for (const row of droppedRunLeads) {
    const isUnderWay = ['pending', 'researching', 'researched', 'drafting'].includes(String(row['status']));
    await insertRow(tx, 'run_lead', isUnderWay ? { ...row, status: 'failed', ...mergedReason } : row);
  }
  // Either lead may have been blocked since; then the old approvals do not count.
  const isBlocked = approvals.length > 0 && (await isAnyBlocked(tx, [primaryId, oldId]));
  for (const { messageId, approvedBy, approvedAt } of isBlocked ? [] : approvals) {
    await tx.sql(
      `update message set state = 'approved', approved_by = $3, approved_at = $4, history = history - -1
       where org_id = $1 and id = $2 and state = 'drafted' and history->-1->'by' = 'null'::jsonb`,
      [tx.orgId, messageId, approvedBy, approvedAt],
    );
  }
}

async function isAnyBlocked(tx: Tx, leadIds: readonly string[]): Promise<boolean> {
  const blocks = await Promise.all(leadIds.map((leadId) => findBlock(tx, leadId)));
  return blocks.some((block) => block !== null);
}

const mergedReason = {
  code: 'merged',
  reason: 'Its draft was dropped while the lead was merged into another.',
};
