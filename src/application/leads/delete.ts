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
 * Deletes those of the leads that are there, with everything that hangs on them: addresses, messages, rows of runs,
 * memberships, the timeline, and the ids and records of leads that were merged into them. The ledger stays, and so do
 * suppressions, from now on for each address of a suppressed lead by itself. Work under way for the leads ends without
 * charge. Leads are held before their jobs, as whoever finishes a job holds them. Served by the primary key,
 * message_lead_index and run_lead_lead_index.
 */
export async function deleteLeads(tx: Tx, leadIds: readonly string[]): Promise<DeletedLeads> {
  const held = await tx.sql<{ id: string }>(
    'select id from lead where org_id = $1 and id = any($2) order by id for update',
    [tx.orgId, leadIds],
  );
  const ids = held.map(({ id }) => id);
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
