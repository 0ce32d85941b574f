import type { Handler } from '../../operation.ts';
import { deleteFlow, findFlowForUpdate } from '../../store/queries/flows.ts';
import { stopFlowRuns } from '../../application/flows/stop-runs.ts';

export const handle: Handler<'flows.delete'> = async ({ args: { flowId }, tx, fail }) => {
  if (!(await findFlowForUpdate(tx, flowId))) fail('flow_not_found', null, { param: 'flowId' });
  await stopFlowRuns(tx, { flowId }, 'The flow was deleted.');
  await deleteFlow(tx, flowId);
  return { flowId, deleted: true };
};
