import type { Reading } from '../store.ts';

/** The lead that the one with this id was merged into; null where it was into none. Served by the primary key. */
export async function redirectOf(tx: Reading, leadId: string): Promise<string | null> {
  const [row] = await tx.sql<{ leadId: string }>(
    'select lead_id as "leadId" from merged_lead where org_id = $1 and old_id = $2',
    [tx.orgId, leadId],
  );
  return row?.leadId ?? null;
}

/** As `redirectOf`, for many ids at once; those that were merged into no other are left out. */
export async function redirectsOf(
  tx: Reading,
  leadIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await tx.sql<{ oldId: string; leadId: string }>(
    'select old_id as "oldId", lead_id as "leadId" from merged_lead where org_id = $1 and old_id = any($2)',
    [tx.orgId, leadIds],
  );
  return new Map(rows.map(({ oldId, leadId }) => [oldId, leadId]));
}
