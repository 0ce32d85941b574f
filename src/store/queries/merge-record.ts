import type { LeadState } from '../../domain/lead.ts';
import { onlyItem } from '../../domain/only-item.ts';
import type { Tx } from '../store.ts';
import { threadIdOf } from '../ids.ts';

/** A row as PostgreSQL writes it in JSON. */
export type JsonRow = Readonly<Record<string, unknown>>;

/** An approval that a merge revoked: a run may send only one of two approved drafts for the same person. */
export interface RevokedApproval {
  readonly messageId: string;
  readonly approvedBy: string | null;
  readonly approvedAt: string | null;
}

/** The data that reverses a merge. Ids name rows that moved from the duplicate to the primary. */
export interface MergeRecord {
  readonly before: LeadState;
  readonly merged: LeadState;
  readonly duplicate: JsonRow;
  readonly identities: readonly JsonRow[];
  readonly messages: readonly string[];
  readonly timeline: readonly string[];
  /** Absent in old records. */
  readonly inboundEvents?: readonly string[];
  readonly runLeads: readonly string[];
  readonly campaigns: readonly string[];
  /** Campaign memberships that the primary had too. */
  readonly sharedCampaigns: readonly JsonRow[];
  /** Rows of either lead in runs that contained both. */
  readonly droppedRunLeads: readonly JsonRow[];
  readonly approvals: readonly RevokedApproval[];
  readonly jobs: readonly string[];
  /** Flow runs. Absent in old records. */
  readonly flowRuns?: readonly string[];
  /** Ids of leads merged into the duplicate earlier. */
  readonly redirects: readonly string[];
}

export interface StoredMerge {
  readonly oldId: string;
  readonly intoId: string;
  /** The lead that the old id resolves to now. Differs from `intoId` if that lead was merged too. */
  readonly leadId: string;
  /** As PostgreSQL writes it, exact to the microsecond. */
  readonly mergedAt: string;
  readonly record: MergeRecord;
}

/** Saves the record of a merge. The old id then resolves to the primary. */
export async function saveMerge(tx: Tx, oldId: string, intoId: string, record: MergeRecord): Promise<void> {
  await tx.sql(
    `insert into merged_lead (org_id, old_id, into_id, lead_id, merged_at, record) values ($1, $2, $3, $3, $4, $5)`,
    [tx.orgId, oldId, intoId, tx.now, JSON.stringify(record)],
  );
}

/** Returns the lead as its merge record stores it. Served by the primary key. */
export async function findLeadRow(tx: Tx, leadId: string): Promise<JsonRow> {
  const rows = await tx.sql<{ lead: JsonRow }>(
    'select to_jsonb(l) as lead from lead l where l.org_id = $1 and l.id = $2',
    [tx.orgId, leadId],
  );
  return onlyItem(rows).lead;
}

/** Locks the merge of the lead with this id, or returns null. Served by the primary key. */
export async function lockMerge(tx: Tx, oldId: string): Promise<StoredMerge | null> {
  const [merge] = await tx.sql<StoredMerge>(
    `select old_id as "oldId", into_id as "intoId", lead_id as "leadId", merged_at as "mergedAt", record
     from merged_lead where org_id = $1 and old_id = $2 for update`,
    [tx.orgId, oldId],
  );
  return merge ?? null;
}

/** Returns the last later merge into the same lead, or null. Served by merged_lead_lead_index. */
export async function findLaterMerge(
  tx: Tx,
  { intoId, oldId, mergedAt }: StoredMerge,
): Promise<string | null> {
  const [later] = await tx.sql<{ oldId: string }>(
    `select old_id as "oldId" from merged_lead
     where org_id = $1 and lead_id = $2 and into_id = $2 and old_id <> $3 and merged_at >= $4
     order by merged_at desc limit 1`,
    [tx.orgId, intoId, oldId, mergedAt],
  );
  return later?.oldId ?? null;
}

/** Deletes the record of a merge. The old id then resolves to nothing. Served by the primary key. */
export async function deleteMerge(tx: Tx, oldId: string): Promise<void> {
  await tx.sql('delete from merged_lead where org_id = $1 and old_id = $2', [tx.orgId, oldId]);
}

/** Returns the lead that has the address of a recorded identity now, or null. Served by lead_identity_pkey. */
export async function findIdentityOwner(
  tx: Tx,
  projectId: string,
  { kind, value }: JsonRow,
): Promise<string | null> {
  const [owner] = await tx.sql<{ leadId: string }>(
    `select lead_id as "leadId" from lead_identity
     where org_id = $1 and project_id = $2 and kind = $3 and value = $4`,
    [tx.orgId, projectId, kind, value],
  );
  return owner?.leadId ?? null;
}

/**
 * Served by message_lead_index, timeline_entry_lead_index, inbound_event_lead_index, campaign_lead_lead_index and
 * merged_lead_lead_index.
 */
export async function moveRelatedRows(tx: Tx, primaryId: string, duplicateId: string) {
  const parameters = [tx.orgId, duplicateId, primaryId];
  const move = async (statement: string, extraParameters: readonly unknown[] = []) =>
    (await tx.sql<{ id: string }>(statement, [...parameters, ...extraParameters])).map(({ id }) => id);
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

/** Gives addresses back to the lead, unless another lead has claimed them meanwhile. */
export async function returnIdentities(
  tx: Tx,
  { identities }: MergeRecord,
  primaryId: string,
  oldId: string,
): Promise<void> {
  for (const { project_id: projectId, kind, value, alias } of identities) {
    const claimed = await tx.sql(
      `insert into lead_identity as i (org_id, project_id, kind, value, lead_id, alias)
       values ($1, $2, $3, $4, $5, $6)
       on conflict (org_id, project_id, kind, value) do update
         set lead_id = excluded.lead_id, alias = excluded.alias where i.org_id = $1 and i.lead_id = $7
       returning value`,
      [tx.orgId, projectId, kind, value, oldId, alias, primaryId],
    );
    if (claimed.length === 0)
      throw new Error('Another lead has just claimed an address of this one. Try again.');
  }
}

/** Gives rows back to the lead. Skips rows that were deleted since. Returns the number of messages. */
export async function returnRelatedRows(
  tx: Tx,
  record: MergeRecord,
  primaryId: string,
  oldId: string,
): Promise<number> {
  const parameters = [tx.orgId, primaryId, oldId];
  const messages = await tx.sql(
    `update message set lead_id = $3, thread_id = $5 where org_id = $1 and lead_id = $2 and id = any($4) returning id`,
    [...parameters, record.messages, threadIdOf(oldId)],
  );
  const move = (table: string, key: string, ids: readonly string[]) =>
    tx.sql(`update ${table} set lead_id = $3 where org_id = $1 and lead_id = $2 and ${key} = any($4)`, [
      ...parameters,
      ids,
    ]);
  await move('run_lead', 'id', record.runLeads);
  await move('timeline_entry', 'id', record.timeline);
  await move('inbound_event', 'id', record.inboundEvents ?? []);
  await move('campaign_lead', 'campaign_id', record.campaigns);
  await move('job', 'id', record.jobs);
  await move('flow_run', 'id', record.flowRuns ?? []);
  await move('merged_lead', 'old_id', record.redirects);
  for (const member of record.sharedCampaigns) {
    const [campaign] = await tx.sql('select from campaign where org_id = $1 and id = $2 for key share', [
      tx.orgId,
      member['campaign_id'],
    ]);
    if (campaign) await insertRow(tx, 'campaign_lead', member);
  }
  return messages.length;
}

/** Restores a row from JSON. Newer columns get their defaults. */
export async function insertRow(tx: Tx, table: string, row: JsonRow): Promise<void> {
  const columns = Object.keys(row)
    .filter((name) => /^[a-z_]+$/.test(name))
    .join(', ');
  await tx.sql(
    `insert into ${table} (${columns})
     select ${columns} from jsonb_populate_record(null::${table}, $2::jsonb) where org_id = $1 on conflict do nothing`,
    [tx.orgId, JSON.stringify(row)],
  );
}
