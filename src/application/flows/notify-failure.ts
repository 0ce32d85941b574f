import { formatFailureMail } from '../../domain/flows/failure.ts';
import { leadEventData } from '../../domain/lead.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';
import { findLastFlowResult, hasRecentFlowNotice } from '../../store/queries/flow-runs.ts';
import { notifyTeam } from '../notices/notify-team.ts';

export interface FailedFlowRun {
  readonly id: string;
  readonly flow: { readonly id: string; readonly name: string };
  readonly lead: Rows['Lead'];
}

/**
 * Notifies the team by mail and subscribers by event when a flow starts to fail. Later failures send nothing until a
 * run succeeds or the flow changes, and there is at most one notice a day. The caller records the failure in the same
 * transaction.
 */
export async function notifyFailingFlow(tx: Tx, run: FailedFlowRun, reason: string): Promise<void> {
  const { id: flowId, name } = run.flow;
  const leadId = run.lead.id;
  const series = await findFailureSeries(tx, run);
  if (series === null || (await hasRecentFlowNotice(tx, flowId, noticeKeyPrefix(flowId)))) return;
  tx.emit('flow.failed', { ...leadEventData(run.lead), flowId, runId: run.id, reason });
  await notifyTeam(tx, {
    emails: null,
    ...formatFailureMail({ flowId, flowName: name, reason, leadId, address: tx.appUrlFor('leads', leadId) }),
    key: `${noticeKeyPrefix(flowId)}${series}`,
  });
}

const noticeKeyPrefix = (flowId: string) => `flow-failing ${flowId} `;

/**
 * Returns a key for the series of failures that starts with this run, or null if the series started before. Two runs
 * that fail concurrently get the same key.
 */
async function findFailureSeries(tx: Tx, run: FailedFlowRun): Promise<string | null> {
  const last = await findLastFlowResult(tx, run.flow.id, run.id);
  return last && !last.hasFailed ? `${last.lastId ?? 'first'} ${last.changedMs}` : null;
}
