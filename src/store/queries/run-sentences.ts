import type { Tx } from '../store.ts';

/** Returns the sentences that were free. Claims in a fixed order, which prevents deadlocks. */
export async function claimSentences(tx: Tx, runId: string, hashes: readonly string[]): Promise<string[]> {
  const rows = await tx.sql<{ hash: string }>(
    `insert into run_sentence (org_id, run_id, hash) select $1, $2, unnest($3::text[]) on conflict do nothing
     returning hash`,
    [tx.orgId, runId, hashes.toSorted()],
  );
  return rows.map(({ hash }) => hash);
}
