import { onlyItem } from '../../domain/only-item.ts';
import type { Tx } from '../../store/store.ts';
import { lockFlowRuns } from '../../store/queries/flow-log.ts';
import { endLeadJobs } from '../jobs/end-for-leads.ts';
import { updateRunStatus } from '../runs/update-status.ts';
import { suppressEachAddress } from '../../store/queries/suppressions.ts';
import { stopFlowRuns } from '../flows/stop-runs.ts';
import { lockWaitingRuns } from '../../store/queries/runs.ts';

export interface DeletedLeads {
  readonly leadIds: ReadonlySet<string>;
  readonly messages: number;
  readonly runLeads: number;
}

const leadDeletedReason = { code: 'lead_gone', reason: 'The lead was deleted.' };

/**
 * Deletes leads with their addresses, messages, run rows, campaign memberships, timeline, and the records of leads
 * merged into them. The ledger stays. Suppressions stay for each address by itself. Running work ends without charge.
 * Leads are locked before their jobs, as in every transaction. Served by the primary key, message_lead_index and
 * run_lead_lead_index.
 */
export async function deleteLeads(tx: Tx, leadIds: readonly string[]): Promise<DeletedLeads> {
  const locked = await tx.sql<{ id: string }>(
    'select id from lead where org_id = $1 and id = any($2) order by id for update',
    [tx.orgId, leadIds],
  );
  const ids = locked.map(({ id }) => id);
  if (ids.length === 0) return { leadIds: new Set(), messages: 0, runLeads: 0 };
  await lockFlowRuns(tx, { leadIds: ids });
  await endLeadJobs(tx, ids, leadDeletedReason);
  await stopFlowRuns(tx, { leadIds: ids }, leadDeletedReason.reason);
  await suppressEachAddress(tx, ids);
  const rows = await tx.sql<{ messages: number; runLeads: number }>(
    `select (select count(*)::int from message where org_id = $1 and lead_id = any($2)) as messages,
            (select count(*)::int from run_lead where org_id = $1 and lead_id = any($2)) as "runLeads"`,
    [tx.orgId, ids],
  );
  await tx.flush();
  const runIds = await lockWaitingRuns(tx, ids);
  await tx.sql('delete from lead where org_id = $1 and id = any($2)', [tx.orgId, ids]);
  for (const runId of runIds) await updateRunStatus(tx, runId);
  return { leadIds: new Set(ids), ...onlyItem(rows) };
}
