import { matchesTrigger } from '../../domain/flows/trigger.ts';
import { newId } from '../../store/ids.ts';
import { insertFlowRuns } from '../../store/queries/flow-runs.ts';
import { listEnabledFlows } from '../../store/queries/flows.ts';
import type { Tx } from '../../store/store.ts';

/** An inbound event or message of a lead. */
export interface FlowTriggerInput {
  readonly projectId: string;
  readonly leadId: string;
  readonly eventId: string | null;
  readonly messageId?: string | null;
  /** The type of the event, or `message.received`. */
  readonly type: string;
  readonly source: string | null;
  /** Test mode costs nothing and uses only embedded providers. */
  readonly mode: 'live' | 'test';
}

/**
 * Starts the workspace's enabled flows whose trigger matches, in the caller's transaction. Returns the ids of the
 * runs, oldest flow first.
 */
export async function startFlows(tx: Tx, input: FlowTriggerInput): Promise<string[]> {
  const flows = await listEnabledFlows(tx, input.projectId);
  const matching = flows.filter(({ trigger }) => matchesTrigger(trigger, input));
  return startFlowRuns(
    tx,
    matching.map(({ id }) => id),
    input,
  );
}

export type FlowRunSubject = Pick<FlowTriggerInput, 'leadId' | 'eventId' | 'messageId' | 'mode'> & {
  readonly type: string | null;
};

/** Starts a run of each flow with its current steps, without checking the trigger. Returns the ids of the runs. */
export async function startFlowRuns(
  tx: Tx,
  flowIds: readonly string[],
  { leadId, eventId, messageId = null, type, mode }: FlowRunSubject,
): Promise<string[]> {
  if (flowIds.length === 0) return [];
  const runIds = flowIds.map(() => newId('flow_run'));
  // The lead and the message may be new in this transaction.
  await tx.flush();
  const inserted = await insertFlowRuns(tx, {
    runIds,
    flowIds,
    leadId,
    eventId,
    messageId,
    eventType: type,
    mode,
  });
  const started = runIds.filter((id) => inserted.has(id));
  for (const id of started) tx.enqueue('flow', id);
  return started;
}
