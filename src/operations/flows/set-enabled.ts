import type { Handler } from '../../operation.ts';
import { findFlowForUpdate } from '../../store/queries/flows.ts';
import { viewFlow } from './_view.ts';
import { stopFlowRuns, flowDisabledReason } from '../../application/flows/stop-runs.ts';

export const handle: Handler<'flows.setEnabled'> = async ({ args: { flowId, enabled }, tx, fail }) => {
  const flow = (await findFlowForUpdate(tx, flowId)) ?? fail('flow_not_found', null, { param: 'flowId' });
  if (!enabled) await stopFlowRuns(tx, { flowId }, flowDisabledReason);
  if (flow.enabled !== enabled) Object.assign(flow, { enabled, updatedAt: tx.now });
  return viewFlow(tx, flow);
};
