import { archivedReason } from '../../domain/run.ts';
import type { Tx } from '../store.ts';

/** Marks the rows of an archived run that have no draft yet as removed. Served by run_lead_run_index. */
export async function removeUndrafted(tx: Tx, runId: string): Promise<void> {
  const { code, reason } = archivedReason;
  await tx.sql(
    `update run_lead set status = 'removed', code = $3, reason = $4, updated_at = $5
     where org_id = $1 and run_id = $2
       and status not in ('excluded', 'drafted', 'failed', 'removed')`,
    [tx.orgId, runId, code, reason, tx.now],
  );
}
