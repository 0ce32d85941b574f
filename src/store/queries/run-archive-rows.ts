import { archivedReason } from '../../domain/run.ts';
import type { Tx } from '../store.ts';

/**
 * Removes the rows of an archived run that have no draft, and excludes unfinished companies. Rows that a worker is
 * writing are skipped: that worker finds the run archived and calls this itself. Served by run_lead_run_index and
 * run_company_run_index.
 */
export async function removeUndraftedRunLeads(tx: Tx, runId: string): Promise<void> {
  const { code, reason } = archivedReason;
  await tx.sql(
    `with undone as (
       select id from run_lead where org_id = $1 and run_id = $2
         and status not in ('excluded', 'drafted', 'failed', 'removed')
       for no key update skip locked
     )
     update run_lead r set status = 'removed', code = $3, reason = $4, updated_at = $5
     from undone where r.org_id = $1 and r.id = undone.id`,
    [tx.orgId, runId, code, reason, tx.now],
  );
  await tx.sql(
    `update run_company set status = 'excluded', code = $3, reason = $4, updated_at = $5
     where org_id = $1 and run_id = $2 and status in ('proposed', 'confirmed')`,
    [tx.orgId, runId, code, reason, tx.now],
  );
}
