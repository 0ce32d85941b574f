import type { Tx } from '../store.ts';

/** Returns which of these sentences the drafts of the run contain. Served by the primary key. */
export async function findClaimedSentences(
  tx: Tx,
  runId: string,
  hashes: readonly string[],
): Promise<string[]> {
  const rows = await tx.sql<{ hash: string }>(
    'select hash from run_sentence where org_id = $1 and run_id = $2 and hash = any($3)',
    [tx.orgId, runId, hashes],
  );
  return rows.map(({ hash }) => hash);
}

/** Returns the sentences that no other draft had claimed. Claims in a fixed order, which prevents deadlocks. */
export async function claimSentences(tx: Tx, runId: string, hashes: readonly string[]): Promise<string[]> {
  const rows = await tx.sql<{ hash: string }>(
    `insert into run_sentence (org_id, run_id, hash) select $1, $2, unnest($3::text[]) on conflict do nothing
     returning hash`,
    [tx.orgId, runId, hashes.toSorted()],
  );
  return rows.map(({ hash }) => hash);
}

/** Gives up claims of this transaction, for a draft that is written again. */
export async function deleteClaims(tx: Tx, runId: string, hashes: readonly string[]): Promise<void> {
  await tx.sql('delete from run_sentence where org_id = $1 and run_id = $2 and hash = any($3)', [
    tx.orgId,
    runId,
    hashes,
  ]);
}
