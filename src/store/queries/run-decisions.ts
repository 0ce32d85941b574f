import type { Tx } from '../store.ts';

/** What a person decided of a run, or of how many of its people. */
export interface RunDecision {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly decision: string;
}

/** Keeps what a person decided of the run, which the caller holds. Served by the primary key. */
export async function addDecision(tx: Tx, runId: string, decision: string): Promise<void> {
  const made: RunDecision = { at: tx.now.getTime(), decision };
  await tx.sql('update run set decisions = decisions || $3::jsonb where org_id = $1 and id = $2', [
    tx.orgId,
    runId,
    JSON.stringify([made]),
  ]);
}

/** What people decided of the run, the oldest first. Served by the primary key. */
export async function listDecisions(tx: Tx, runId: string): Promise<readonly RunDecision[]> {
  const [row] = await tx.sql<{ decisions: readonly RunDecision[] }>(
    'select decisions from run where org_id = $1 and id = $2',
    [tx.orgId, runId],
  );
  // Those that an earlier release kept say more, which nothing reads.
  return (row?.decisions ?? []).map(({ at, decision }) => ({ at, decision }));
}
