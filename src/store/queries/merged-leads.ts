import type { ReadContext } from '../store.ts';

/** Returns the lead that this one was merged into, or null. Served by the primary key. */
export async function findMergeTarget(tx: ReadContext, leadId: string): Promise<string | null> {
  const [row] = await tx.sql<{ leadId: string }>(
    'select lead_id as "leadId" from merged_lead where org_id = $1 and old_id = $2',
    [tx.orgId, leadId],
  );
  return row?.leadId ?? null;
}

/** As `findMergeTarget`, for many ids. Leads that were not merged are absent. */
export async function findMergeTargets(
  tx: ReadContext,
  leadIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await tx.sql<{ oldId: string; leadId: string }>(
    'select old_id as "oldId", lead_id as "leadId" from merged_lead where org_id = $1 and old_id = any($2)',
    [tx.orgId, leadIds],
  );
  return new Map(rows.map(({ oldId, leadId }) => [oldId, leadId]));
}
