/**
 * Everything of the duplicate moves to the primary, and what moved is recorded whole. Leads are held in the
 * order of their ids, then their jobs and runs, addresses last, as everybody else does.
 */
import { toLeadState, mergeLeads } from '../../domain/lead-merge.ts';
import type { LeadState } from '../../domain/lead.ts';
import { Lead } from '../../store/entities/leads.ts';
import { onlyItem } from '../../domain/only-item.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';
import { updateLead } from '../../store/queries/lead-changes.ts';
import { saveMerge, type JsonRow, moveRelatedRows } from '../../store/queries/merge-record.ts';
import { mergeRunRows } from './merge-run-rows.ts';
import { suppressEachAddress } from '../../store/queries/suppressions.ts';
import { revokeApprovalsIfBlocked } from '../suspicions/revoke-approvals.ts';
import { lockOpenJobsAndRuns } from '../../store/queries/jobs.ts';
import { moveIdentities } from '../../store/queries/lead-identities.ts';

export interface LeadPair {
  readonly primary: Rows['Lead'];
  readonly duplicate: Rows['Lead'];
}

export interface LeadMerge {
  readonly before: LeadState;
  readonly merged: LeadState;
  /** Addresses that name the primary from now on. */
  readonly addresses: readonly string[];
  readonly messages: number;
  readonly runLeads: number;
  readonly campaigns: number;
  /** Subjects of drafts whose approval was taken back. */
  readonly unapproved: readonly string[];
}

/** Holds two leads and their unfinished work until the transaction ends; null for one that is not there. */
export async function lockLeadsWithJobs(
  tx: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Rows['Lead']>> {
  await tx.sql('select id from lead where org_id = $1 and id = any($2) order by id for update', [
    tx.orgId,
    ids,
  ]);
  await lockOpenJobsAndRuns(tx, ids);
  const leads = await tx.em.find(Lead, { orgId: tx.orgId, id: { $in: [...ids] } });
  return new Map(leads.map((lead) => [lead.id, lead]));
}

/** Makes two held leads one. The duplicate is gone afterwards, and its id leads to the primary. */
export async function mergeDuplicate(tx: Tx, { primary, duplicate }: LeadPair): Promise<LeadMerge> {
  const before = toLeadState(primary);
  const merged = mergeLeads(before, toLeadState(duplicate));
  const ids = [primary.id, duplicate.id] as const;
  const duplicates = await tx.sql<{ lead: JsonRow }>(
    'select to_jsonb(l) as lead from lead l where l.org_id = $1 and l.id = $2',
    [tx.orgId, duplicate.id],
  );
  // Its company may be another, by which it was suppressed until now.
  await suppressEachAddress(tx, [duplicate.id]);
  const rows = await mergeRunRows(tx, primary.id, duplicate.id);
  const identities = await moveIdentities(tx, ...ids, merged);
  const moved = await moveRelatedRows(tx, ...ids);
  await updateLead(tx, primary, merged);
  await tx.flush();
  // What holds against the one holds against what was approved for the other.
  await revokeApprovalsIfBlocked(tx, [primary.id]);
  const { unapproved, ...kept } = rows;
  await saveMerge(tx, duplicate.id, primary.id, {
    before,
    merged,
    duplicate: onlyItem(duplicates).lead,
    identities,
    ...moved,
    ...kept,
  });
  await tx.sql('delete from lead where org_id = $1 and id = $2', [tx.orgId, duplicate.id]);
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
