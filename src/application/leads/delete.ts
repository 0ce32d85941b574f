import type { Tx } from '../../store/store.ts';
import { countLeadContents, deleteLeadRows, lockLeadsForDeletion } from '../../store/queries/leads.ts';
import { lockFlowRuns } from '../../store/queries/flow-log.ts';
import { endLeadJobs } from '../jobs/end-for-leads.ts';
import { updateRunStatus } from '../runs/update-status.ts';
import { stopFlowRuns } from '../flows/stop-runs.ts';
import { lockWaitingRuns } from '../../store/queries/runs.ts';
import { suppressEachAddress } from '../suppressions/suppress-each-address.ts';

export interface DeletedLeads {
  readonly leadIds: ReadonlySet<string>;
  readonly messages: number;
  readonly runLeads: number;
}

const leadDeletedReason = { code: 'lead_gone', reason: 'The lead was deleted.' };

/**
 * Deletes leads with their addresses, messages, rows in runs, campaign memberships, timeline, and the records of leads
 * merged into them. The ledger stays. Each suppressed address stays suppressed. Running work ends without charge.
 * Leads are locked before their jobs, as in every transaction.
 */
export async function deleteLeads(tx: Tx, leadIds: readonly string[]): Promise<DeletedLeads> {
  const ids = await lockLeadsForDeletion(tx, leadIds);
  if (ids.length === 0) return { leadIds: new Set(), messages: 0, runLeads: 0 };
  await lockFlowRuns(tx, { leadIds: ids });
  await endLeadJobs(tx, ids, leadDeletedReason);
  await stopFlowRuns(tx, { leadIds: ids }, leadDeletedReason.reason);
  await suppressEachAddress(tx, ids);
  const counts = await countLeadContents(tx, ids);
  await tx.flush();
  const runIds = await lockWaitingRuns(tx, ids);
  await deleteLeadRows(tx, ids);
  for (const runId of runIds) await updateRunStatus(tx, runId);
  return { leadIds: new Set(ids), ...counts };
}
