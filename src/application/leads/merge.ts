/**
 * Everything of the duplicate moves to the primary, and what moved is recorded whole. Leads are held in the
 * order of their ids, then their jobs and runs, addresses last, as everybody else does.
 */
import { toLeadState, mergeLeads } from '../../domain/lead-merge.ts';
import type { LeadState } from '../../domain/lead.ts';
import { Lead } from '../../store/entities/leads.ts';
import { threadIdOf } from '../../store/ids.ts';
import { onlyItem } from '../../domain/only-item.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';
import { updateLead } from '../../store/queries/lead-changes.ts';
import { lockOpenJobs } from '../jobs/end-for-leads.ts';
import { saveMerge, type JsonRow } from '../../store/queries/merge-record.ts';
import { mergeRunRows } from './merge-run-rows.ts';
import { suppressEachAddress } from '../../store/queries/suppressions.ts';
import { revokeApprovalsIfBlocked } from '../../store/queries/suspicions.ts';

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
  await lockOpenJobs(tx, ids);
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

/** All addresses of the duplicate become aliases, but for those that the primary takes as its own. */
async function moveIdentities(
  tx: Tx,
  primaryId: string,
  duplicateId: string,
  { email, linkedinUrl }: LeadState,
): Promise<JsonRow[]> {
  const rows = await tx.sql<{ identity: JsonRow }>(
    `select to_jsonb(i) as identity from lead_identity i where i.org_id = $1 and i.lead_id = $2 order by kind, value`,
    [tx.orgId, duplicateId],
  );
  await tx.sql(
    `update lead_identity set lead_id = $3, alias = value is distinct from case kind when 'email' then $4 else $5 end
     where org_id = $1 and lead_id = $2`,
    [tx.orgId, duplicateId, primaryId, email ?? null, linkedinUrl ?? null],
  );
  return rows.map(({ identity }) => identity);
}

/**
 * Served by message_lead_index, timeline_entry_lead_index, inbound_event_lead_index, campaign_lead_lead_index and
 * merged_lead_lead_index.
 */
async function moveRelatedRows(tx: Tx, primaryId: string, duplicateId: string) {
  const parameters = [tx.orgId, duplicateId, primaryId];
  const move = async (statement: string, more: readonly unknown[] = []) =>
    (await tx.sql<{ id: string }>(statement, [...parameters, ...more])).map(({ id }) => id);
  const shared = await tx.sql<{ member: JsonRow }>(
    `delete from campaign_lead c where c.org_id = $1 and c.lead_id = $2 and exists (
       select from campaign_lead o where o.org_id = $1 and o.lead_id = $3 and o.campaign_id = c.campaign_id)
     returning to_jsonb(c) as member`,
    parameters,
  );
  return {
    messages: await move(
      'update message set lead_id = $3, thread_id = $4 where org_id = $1 and lead_id = $2 returning id',
      [threadIdOf(primaryId)],
    ),
    timeline: await move(
      'update timeline_entry set lead_id = $3 where org_id = $1 and lead_id = $2 returning id',
    ),
    inboundEvents: await move(
      'update inbound_event set lead_id = $3 where org_id = $1 and lead_id = $2 returning id',
    ),
    campaigns: await move(
      'update campaign_lead set lead_id = $3 where org_id = $1 and lead_id = $2 returning campaign_id as id',
    ),
    sharedCampaigns: shared.map(({ member }) => member),
    jobs: await move(
      `update job set lead_id = $3
       where org_id = $1 and lead_id = $2 and state in ('waiting', 'parked') returning id`,
    ),
    // Served by flow_run_lead_index.
    flowRuns: await move('update flow_run set lead_id = $3 where org_id = $1 and lead_id = $2 returning id'),
    redirects: await move(
      'update merged_lead set lead_id = $3 where org_id = $1 and lead_id = $2 returning old_id as id',
    ),
  };
}
