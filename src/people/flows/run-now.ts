import { runFlowNow } from '../../application/flows/run-now.ts';
import type { PersonHandler } from '../../person-operation.ts';

export const handle: PersonHandler<'flows.runNow'> = async ({ args, tx, fail, describeChange }) => {
  const { flowId, leadId } = args;
  const started = await runFlowNow(tx, flowId, leadId);
  if (started === 'flow') return fail('flow_not_found', null, { param: 'flowId' });
  if (started === 'lead') return fail('lead_not_found', null, { param: 'leadId' });
  if (started === 'enabled') return fail('invalid_state', 'The flow is off. Switch it on first.');
  describeChange({ change: { leadId, runId: started.runId } });
  return started;
};
