import type { Handler } from '../../operation.ts';
import { findFlowForChange } from '../../store/queries/flows.ts';
import { requireFitFlow } from './_fit.ts';
import { viewFlow } from './_view.ts';

export const handle: Handler<'flows.update'> = async ({ args, tx, fail }) => {
  const { flowId, ...given } = args;
  const flow = (await findFlowForChange(tx, flowId)) ?? fail('flow_not_found', null, { param: 'flowId' });
  const fit = await requireFitFlow({ tx, fail }, { ...given, projectId: flow.projectId });
  if (Object.keys(fit).length > 0) Object.assign(flow, { ...fit, updatedAt: tx.now });
  return viewFlow(tx, flow);
};
