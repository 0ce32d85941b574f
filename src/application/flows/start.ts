import type { FlowTrigger } from '../../domain/flows/flow.ts';
import { matchesTrigger } from '../../domain/flows/trigger.ts';
import { newId } from '../../store/ids.ts';
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
  const flows = await tx.sql<{ id: string; trigger: FlowTrigger }>(
    'select id, trigger from flow where org_id = $1 and project_id = $2 and enabled order by id',
    [tx.orgId, input.projectId],
  );
  const started = flows.filter(({ trigger }) => matchesTrigger(trigger, input));
  return startFlowRuns(
    tx,
    started.map(({ id }) => id),
    input,
  );
}

export type FlowRunSubject = Pick<FlowTriggerInput, 'leadId' | 'eventId' | 'messageId' | 'mode'> & {
  readonly type: string | null;
};

/** Starts a run of each flow with its current steps, whatever its trigger. Returns the ids of the runs. */
export async function startFlowRuns(
  tx: Tx,
  flowIds: readonly string[],
  { leadId, eventId, messageId = null, type, mode }: FlowRunSubject,
): Promise<string[]> {
  if (flowIds.length === 0) return [];
  const ids = flowIds.map(() => newId('flow_run'));
  // The lead and the message may be new in this transaction.
  await tx.flush();
  const rows = await tx.sql<{ id: string }>(
    `insert into flow_run
       (org_id, id, flow_id, lead_id, event_id, message_id, event_type, mode, steps, status, created_at)
     select $1, run.id, f.id, $2, $3, $4, $5, $6, f.steps, 'running', $7
     from unnest($8::text[], $9::text[]) as run (id, flow_id)
     join flow f on f.org_id = $1 and f.id = run.flow_id
     returning id`,
    [tx.orgId, leadId, eventId, messageId, type, mode, tx.now, ids, flowIds],
  );
  const insertedIds = new Set(rows.map(({ id }) => id));
  for (const id of insertedIds) tx.enqueue('flow', id);
  return ids.filter((id) => insertedIds.has(id));
}
