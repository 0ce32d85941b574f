import { onlyItem } from '../../domain/only-item.ts';
import { findCreditAccount } from '../../store/queries/credits.ts';
import { findLastArrival } from '../../store/queries/flow-runs.ts';
import { findFlow } from '../../store/queries/flows.ts';
import { findLead, lockLead } from '../../store/queries/leads.ts';
import type { Tx } from '../../store/store.ts';
import { startFlowRuns } from './start.ts';

export interface StartedFlowRun {
  readonly flowId: string;
  readonly runId: string;
  readonly mode: 'live' | 'test';
}

/**
 * Starts a flow for a lead by hand, regardless of its trigger, about the lead's last message or event. It costs
 * the usual credits on a plan with live keys. On other plans it is free and uses no paid provider. Returns what is
 * missing if the flow is not there or off, or the lead is not in its workspace.
 */
export async function runFlowNow(
  tx: Tx,
  flowId: string,
  leadId: string,
): Promise<StartedFlowRun | 'flow' | 'lead' | 'enabled'> {
  const flow = await findFlow(tx, flowId);
  if (!flow) return 'flow';
  const lead = (await findLead(tx, leadId)) && (await lockLead(tx, leadId));
  if (lead?.projectId !== flow.projectId) return 'lead';
  if (!flow.enabled) return 'enabled';
  const mode = (await findCreditAccount(tx)).plan === 'free' ? 'test' : 'live';
  const last = await findLastArrival(tx, lead.id);
  const runId = onlyItem(await startFlowRuns(tx, [flowId], { ...last, leadId: lead.id, mode }));
  return { flowId, runId, mode };
}
