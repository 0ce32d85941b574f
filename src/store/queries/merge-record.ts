import type { LeadState } from '../../domain/lead.ts';
import type { Tx } from '../store.ts';

/** A row as the database writes it in JSON, by the names of its columns. */
export type JsonRow = Readonly<Record<string, unknown>>;

/** An approval that was taken back, because of two approved drafts of a run for one person only one can be sent. */
export interface RevokedApproval {
  readonly messageId: string;
  readonly approvedBy: string | null;
  readonly approvedAt: string | null;
}

/** All that is needed to take a merge back. Ids are of what moved from the duplicate to the primary. */
export interface MergeRecord {
  readonly before: LeadState;
  readonly merged: LeadState;
  readonly duplicate: JsonRow;
  readonly identities: readonly JsonRow[];
  readonly messages: readonly string[];
  readonly timeline: readonly string[];
  /** Absent in records of merges before there were any. */
  readonly inboundEvents?: readonly string[];
  readonly runLeads: readonly string[];
  readonly campaigns: readonly string[];
  /** Memberships that the primary had as well. */
  readonly sharedCampaigns: readonly JsonRow[];
  /** Rows of runs that held both, of either lead. */
  readonly droppedRunLeads: readonly JsonRow[];
  readonly approvals: readonly RevokedApproval[];
  readonly jobs: readonly string[];
  /** Runs of flows; absent in a record from before there were any. */
  readonly flowRuns?: readonly string[];
  /** Ids of leads that had been merged into the duplicate. */
  readonly redirects: readonly string[];
}

export interface StoredMerge {
  readonly oldId: string;
  readonly intoId: string;
  /** The lead that the old id leads to now; another than `intoId` once that one was merged as well. */
  readonly leadId: string;
  /** As the database writes it, exact to the microsecond. */
  readonly mergedAt: string;
  readonly record: MergeRecord;
}

/** Keeps what a merge did; from now on the old id leads to the primary. */
export async function saveMerge(tx: Tx, oldId: string, intoId: string, record: MergeRecord): Promise<void> {
  await tx.sql(
    `insert into merged_lead (org_id, old_id, into_id, lead_id, merged_at, record) values ($1, $2, $3, $3, $4, $5)`,
    [tx.orgId, oldId, intoId, tx.now, JSON.stringify(record)],
  );
}

/** The merge in which the lead of this id went, held until the transaction ends; or null. Served by the primary key. */
export async function lockMerge(tx: Tx, oldId: string): Promise<StoredMerge | null> {
  const [merge] = await tx.sql<StoredMerge>(
    `select old_id as "oldId", into_id as "intoId", lead_id as "leadId", merged_at as "mergedAt", record
     from merged_lead where org_id = $1 and old_id = $2 for update`,
    [tx.orgId, oldId],
  );
  return merge ?? null;
}
