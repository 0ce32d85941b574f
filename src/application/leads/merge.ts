/**
 * Merges move everything from the duplicate to the primary and record it. The lock order is: leads by id, their jobs
 * and runs, addresses.
 */
import { toLeadState, mergeLeads } from '../../domain/lead-merge.ts';
import type { LeadState } from '../../domain/lead.ts';
import { Lead } from '../../store/entities/leads.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';
import { deleteLeadRows, lockLeadsForDeletion } from '../../store/queries/leads.ts';
import { findLeadRow, moveRelatedRows, saveMerge } from '../../store/queries/merge-record.ts';
import { mergeRunLeads } from './merge-run-leads.ts';
import { revokeApprovalsIfBlocked } from '../suspicions/revoke-approvals.ts';
import { lockOpenJobsAndRuns } from '../../store/queries/jobs.ts';
import { moveIdentities } from '../../store/queries/lead-identities.ts';
import { updateLead } from './save.ts';
import { suppressEachAddress } from '../suppressions/suppress-each-address.ts';

export interface LeadPair {
  readonly primary: Rows['Lead'];
  readonly duplicate: Rows['Lead'];
}

export interface LeadMerge {
  readonly before: LeadState;
  readonly merged: LeadState;
  /** Addresses that now belong to the primary. */
  readonly addresses: readonly string[];
  readonly messages: number;
  readonly runLeads: number;
  readonly campaigns: number;
  /** Subjects of drafts whose approval was revoked. */
  readonly unapproved: readonly string[];
}

/** Locks leads and their unfinished work. Skips missing leads. */
export async function lockLeadsWithJobs(
  tx: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Rows['Lead']>> {
  await lockLeadsForDeletion(tx, ids);
  await lockOpenJobsAndRuns(tx, ids);
  const leads = await tx.em.find(Lead, { orgId: tx.orgId, id: { $in: [...ids] } });
  return new Map(leads.map((lead) => [lead.id, lead]));
}

/** Merges two locked leads. The duplicate is deleted, and its id then resolves to the primary. */
export async function mergeDuplicate(tx: Tx, { primary, duplicate }: LeadPair): Promise<LeadMerge> {
  const before = toLeadState(primary);
  const merged = mergeLeads(before, toLeadState(duplicate));
  const ids = [primary.id, duplicate.id] as const;
  const duplicateRow = await findLeadRow(tx, duplicate.id);
  // The duplicate may be suppressed by a company that the primary does not have.
  await suppressEachAddress(tx, [duplicate.id]);
  const rows = await mergeRunLeads(tx, primary.id, duplicate.id);
  const identities = await moveIdentities(tx, ...ids, merged);
  const moved = await moveRelatedRows(tx, ...ids);
  await updateLead(tx, primary, merged);
  await tx.flush();
  // A block of one lead applies to drafts approved for the other.
  await revokeApprovalsIfBlocked(tx, [primary.id]);
  const { unapproved, ...recordedRows } = rows;
  await saveMerge(tx, duplicate.id, primary.id, {
    before,
    merged,
    duplicate: duplicateRow,
    identities,
    ...moved,
    ...recordedRows,
  });
  await deleteLeadRows(tx, [duplicate.id]);
  return {
    before,
    merged,
    addresses: identities.filter(({ kind }) => kind === 'email').map(({ value }) => String(value)),
    messages: moved.messages.length,
    runLeads: rows.runLeads.length,
    campaigns: moved.campaigns.length,
    unapproved,
  };
}
