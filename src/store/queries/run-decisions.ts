import type { Tx } from '../store.ts';

/** A person's decision about a run or some of its people. */
export interface RunDecision {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly decision: string;
}

/** Saves a person's decision about a run, which the caller has locked. Served by the primary key. */
export async function addDecision(tx: Tx, runId: string, decision: string): Promise<void> {
  const entry: RunDecision = { at: tx.now.getTime(), decision };
  await tx.sql('update run set decisions = decisions || $3::jsonb where org_id = $1 and id = $2', [
    tx.orgId,
    runId,
    JSON.stringify([entry]),
  ]);
}

/** Returns people's decisions about the run, oldest first. Served by the primary key. */
export async function listDecisions(tx: Tx, runId: string): Promise<readonly RunDecision[]> {
  const [row] = await tx.sql<{ decisions: readonly RunDecision[] }>(
    'select decisions from run where org_id = $1 and id = $2',
    [tx.orgId, runId],
  );
  // Decisions of earlier releases have more fields, which nothing reads.
  return (row?.decisions ?? []).map(({ at, decision }) => ({ at, decision }));
}
