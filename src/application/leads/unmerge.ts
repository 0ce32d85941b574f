/**
 * Reverses a merge from its record. The duplicate gets its remaining data back, and the primary keeps the data that it
 * gained since. Suppressions then apply to both leads. Several merges into one lead must be reversed last first.
 */
import { toLeadState, undoLeadMerge } from '../../domain/lead-merge.ts';
import { entryOf } from '../../domain/map-entry.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';
import { lockLeadsWithJobs } from './merge.ts';
import { recordStatusChanges } from './record-status-changes.ts';
import {
  deleteMerge,
  findIdentityOwner,
  findLaterMerge,
  lockMerge,
  type MergeRecord,
  type StoredMerge,
  returnIdentities,
  returnRelatedRows,
  insertRow,
} from '../../store/queries/merge-record.ts';
import { restoreApproval } from '../../store/queries/message-approvals.ts';
import { addTimelineEntry } from '../../store/queries/timeline.ts';
import { findBlock, revokeApprovalsIfBlocked } from '../suspicions/revoke-approvals.ts';
import { linkWaitingMail } from '../mail/link-waiting.ts';
import { updateLead } from './save.ts';
import { suppressEachAddress } from '../suppressions/suppress-each-address.ts';

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
  await returnRunLeads(tx, record, primary.id, oldId);
  await deleteMerge(tx, oldId);
  await updateLead(tx, primary, separated);
  await linkWaitingMail(
    tx,
    primary.projectId,
    record.identities.map(({ value }) => ({ leadId: oldId, value: String(value) })),
  );
  addTimelineEntry(tx, primary.id, 'unmerged', `The merge with ${oldId} was undone.`);
  addTimelineEntry(tx, oldId, 'unmerged', `The merge with ${primary.id} was undone.`);
  recordStatusChanges(tx, before, separated);
  await revokeApprovalsIfBlocked(tx, [primary.id, oldId]);
  return { leadId: oldId, primaryId: primary.id, projectId: primary.projectId, messages };
}

async function outOfOrderReason(tx: Tx, merge: StoredMerge): Promise<string | null> {
  const { oldId, intoId, leadId } = merge;
  if (leadId !== intoId)
    return `${oldId} is part of ${intoId}, which was later merged into ${leadId}. Undo that merge first: ${intoId}.`;
  const laterId = await findLaterMerge(tx, merge);
  return laterId && `${laterId} was later merged into ${intoId}. Undo that merge first: ${laterId}.`;
}

async function addressTakenReason(
  tx: Tx,
  { record, oldId }: StoredMerge,
  primary: Rows['Lead'],
): Promise<string | null> {
  for (const identity of record.identities) {
    const { kind, value } = identity;
    const ownerId = await findIdentityOwner(tx, primary.projectId, identity);
    if (ownerId !== null && ownerId !== primary.id)
      return `${oldId} cannot have ${String(value)} back: it is an address of ${ownerId} now.`;
    if (kind === 'email' && primary.email === value && record.merged.email !== value)
      return `${oldId} cannot have ${String(value)} back: ${primary.id} got it as its own address later.`;
  }
  return null;
}

/** Restores the rows that the merge dropped. Rows with unfinished work fail with a reason and are not drafted again. */
async function returnRunLeads(
  tx: Tx,
  { droppedRunLeads, approvals }: MergeRecord,
  primaryId: string,
  oldId: string,
): Promise<void> {
  for (const row of droppedRunLeads) {
    const isUnderWay = ['pending', 'researching', 'researched', 'drafting'].includes(String(row['status']));
    await insertRow(tx, 'run_lead', isUnderWay ? { ...row, status: 'failed', ...mergedReason } : row);
  }
  // If either lead was blocked since, the old approvals stay revoked.
  const isBlocked = approvals.length > 0 && (await isAnyBlocked(tx, [primaryId, oldId]));
  for (const approval of isBlocked ? [] : approvals) await restoreApproval(tx, approval);
}

async function isAnyBlocked(tx: Tx, leadIds: readonly string[]): Promise<boolean> {
  const blocks = await Promise.all(leadIds.map((leadId) => findBlock(tx, leadId)));
  return blocks.some((block) => block !== null);
}

const mergedReason = {
  code: 'merged',
  reason: 'Its draft was dropped while the lead was merged into another.',
};
