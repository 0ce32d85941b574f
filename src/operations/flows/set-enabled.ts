import type { Handler } from '../../operation.ts';
import { stopFlowRuns, switchedOff } from '../../store/queries/flow-log.ts';
import { findFlowForChange } from '../../store/queries/flows.ts';
import { viewFlow } from './_view.ts';

export const handle: Handler<'flows.setEnabled'> = async ({ args: { flowId, enabled }, tx, fail }) => {
  const flow = (await findFlowForChange(tx, flowId)) ?? fail('flow_not_found', null, { param: 'flowId' });
  if (!enabled) await stopFlowRuns(tx, { flowId }, switchedOff);
  if (flow.enabled !== enabled) Object.assign(flow, { enabled, updatedAt: tx.now });
  return viewFlow(tx, flow);
};
