import type { Handler } from '../../operation.ts';
import { findFlowForUpdate } from '../../store/queries/flows.ts';
import { viewFlow } from './_view.ts';
import { validateFlow } from '../../application/flows/validate.ts';

export const handle: Handler<'flows.update'> = async ({ args, tx, fail }) => {
  const { flowId, ...changes } = args;
  const flow = (await findFlowForUpdate(tx, flowId)) ?? fail('flow_not_found', null, { param: 'flowId' });
  const fields = await validateFlow({ tx, fail }, { ...changes, projectId: flow.projectId });
  if (Object.keys(fields).length > 0) Object.assign(flow, { ...fields, updatedAt: tx.now });
  return viewFlow(tx, flow);
};
