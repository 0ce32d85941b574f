import type { Store } from '../store.ts';

/** The run that a job belongs to; undefined for a unit outside runs, or one that is gone. By primary key. */
export async function findRunIdOfJob(
  store: Store,
  orgId: string,
  jobId: string,
): Promise<string | undefined> {
  const [row] = await store.transaction(orgId, (tx) =>
    tx.sql<{ run_id: string | null }>('select run_id from job where org_id = $1 and id = $2', [orgId, jobId]),
  );
  return row?.run_id ?? undefined;
}
