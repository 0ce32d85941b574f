import type { FlowStep, FlowTrigger } from '../../domain/flows/flow.ts';
import { starts } from '../../domain/flows/trigger.ts';
import { newId } from '../ids.ts';
import type { Tx } from '../store.ts';

/** Something that arrived from outside and belongs to a lead. */
export interface Arrival {
  readonly projectId: string;
  readonly leadId: string;
  readonly eventId: string | null;
  readonly messageId?: string | null;
  /** The type of the event, or `message.received`. */
  readonly type: string;
  readonly source: string | null;
  /** What a sandbox key brought costs nothing and asks embedded providers alone. */
  readonly mode: 'live' | 'test';
}

/**
 * Starts the workspace's flows that are on and whose trigger takes what arrived, in the caller's transaction. Answers
 * the ids of their runs, the oldest flow first. Served by flow_project_index.
 */
export async function startFlows(tx: Tx, arrival: Arrival): Promise<string[]> {
  const flows = await tx.sql<StartedFlow & { trigger: FlowTrigger }>(
    `select id, trigger, steps from flow where org_id = $1 and project_id = $2 and enabled order by id`,
    [tx.orgId, arrival.projectId],
  );
  const started = flows.filter(({ trigger }) => starts(trigger, arrival));
  return Promise.all(started.map((flow) => startFlow(tx, flow, arrival)));
}

export interface StartedFlow {
  readonly id: string;
  readonly steps: readonly FlowStep[];
}

/** Starts one flow for a lead, whatever its trigger. Answers the id of its run. */
export async function startFlow(
  tx: Tx,
  { id: flowId, steps }: StartedFlow,
  arrival: Pick<Arrival, 'leadId' | 'eventId' | 'messageId' | 'mode'> & { type: string | null },
): Promise<string> {
  const { leadId, eventId, messageId = null, type, mode } = arrival;
  const id = newId('flow_run');
  // The caller may have made the lead, and the message, in this transaction.
  await tx.flush();
  await tx.sql(
    `insert into flow_run
       (org_id, id, flow_id, lead_id, event_id, message_id, event_type, mode, steps, status, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb, 'running', $10)`,
    [tx.orgId, id, flowId, leadId, eventId, messageId, type, mode, JSON.stringify(steps), tx.now],
  );
  tx.wake('flow', id);
  return id;
}
