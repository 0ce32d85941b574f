import type { FlowTrigger } from '../../domain/flows/flow.ts';
import { matchesTrigger } from '../../domain/flows/trigger.ts';
import { newId } from '../../store/ids.ts';
import type { Tx } from '../../store/store.ts';

/** Something that arrived from outside and belongs to a lead. */
export interface FlowTriggerInput {
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

/** What a run is about, and how it is paid for. */
export type FlowRunSubject = Pick<FlowTriggerInput, 'leadId' | 'eventId' | 'messageId' | 'mode'> & {
  readonly type: string | null;
};

/**
 * Starts a run of each of the flows, whatever its trigger, with its steps as they are now. Answers the ids of the runs.
 * Served by the primary key.
 */
export async function startFlowRuns(
  tx: Tx,
  flowIds: readonly string[],
  { leadId, eventId, messageId = null, type, mode }: FlowRunSubject,
): Promise<string[]> {
  if (flowIds.length === 0) return [];
  const ids = flowIds.map(() => newId('flow_run'));
  // The caller may have made the lead, and the message, in this transaction.
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
