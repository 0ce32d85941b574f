import type { FlowStep, StepRecord } from '../../domain/flows/flow.ts';
import type { Tx } from '../store.ts';

/** The row of a running flow run. */
export interface FlowRunRow {
  readonly id: string;
  readonly eventId: string | null;
  readonly messageId: string | null;
  readonly eventType: string | null;
  readonly mode: 'live' | 'test';
  /** The flow's steps when the run started. */
  readonly steps: readonly FlowStep[];
  /** How often the next step was started. */
  readonly attempts: number;
  /** When a provider stopped answering. */
  readonly heldSince: Date | null;
}

/** Returns the flow and the lead of a run, or null. Served by the primary key. */
export async function findFlowAndLeadOfRun(
  tx: Tx,
  runId: string,
): Promise<{ readonly flowId: string; readonly leadId: string } | null> {
  const [run] = await tx.sql<{ flowId: string; leadId: string }>(
    'select flow_id as "flowId", lead_id as "leadId" from flow_run where org_id = $1 and id = $2',
    [tx.orgId, runId],
  );
  return run ?? null;
}

/** Locks a running flow run. Null if it has ended. Served by the primary key. */
export async function lockRunningFlowRun(tx: Tx, runId: string): Promise<FlowRunRow | null> {
  const [run] = await tx.sql<Omit<FlowRunRow, 'heldSince'> & { heldSinceMs: number | null }>(
    `select id, event_id as "eventId", message_id as "messageId", event_type as "eventType", mode, steps, attempts,
            floor(extract(epoch from held_since) * 1000)::float8 as "heldSinceMs"
     from flow_run where org_id = $1 and id = $2 and status = 'running' for no key update`,
    [tx.orgId, runId],
  );
  if (!run) return null;
  const { heldSinceMs, ...rest } = run;
  return { ...rest, heldSince: heldSinceMs === null ? null : new Date(heldSinceMs) };
}

/** Returns the finished steps of a run, first step first. Served by the primary key. */
export async function listStepRecords(tx: Tx, runId: string): Promise<StepRecord[]> {
  return tx.sql<StepRecord>(
    `select outcome, reason, category, confidence, message_id as "messageId" from flow_step
     where org_id = $1 and flow_run_id = $2 order by position`,
    [tx.orgId, runId],
  );
}

/** Saves the status of a locked run after a step and resets the attempts at the next one. */
export async function updateFlowRunStatus(
  tx: Tx,
  runId: string,
  { status, reason }: { readonly status: 'running' | 'done' | 'failed'; readonly reason: string | null },
): Promise<void> {
  await tx.sql(
    `update flow_run set status = $3, reason = $4, attempts = 0, held_since = null, finished_at = $5
     where org_id = $1 and id = $2`,
    [tx.orgId, runId, status, reason, status === 'running' ? null : tx.now],
  );
}

/** Takes back an attempt at the next step. A reason means that a provider does not answer. */
export async function uncountStepAttempt(tx: Tx, runId: string, reason: string | null): Promise<void> {
  await tx.sql(
    `update flow_run set reason = $3, attempts = greatest(attempts - 1, 0),
            held_since = case when $3::text is null then null else coalesce(held_since, $4) end
     where org_id = $1 and id = $2`,
    [tx.orgId, runId, reason, tx.now],
  );
}

export interface LastFlowResult {
  /** When the flow changed, in epoch milliseconds. */
  readonly changedMs: number;
  /** The last live run that ended. */
  readonly lastId: string | null;
  /** Whether that run failed after the change. */
  readonly hasFailed: boolean | null;
}

/**
 * Returns how the flow's live runs before this one ended. Null if the flow was deleted. Served by flow_run_flow_index.
 */
export async function findLastFlowResult(
  tx: Tx,
  flowId: string,
  runId: string,
): Promise<LastFlowResult | null> {
  const [result] = await tx.sql<LastFlowResult>(
    `select floor(extract(epoch from f.updated_at) * 1000)::float8 as "changedMs", last.id as "lastId",
            last.status = 'failed' and last.finished_at > f.updated_at as "hasFailed"
     from flow f left join lateral (
       select r.id, r.status, r.finished_at from flow_run r
       where r.org_id = $1 and r.flow_id = f.id and r.id <> $3 and r.mode = 'live' and r.status in ('done', 'failed')
       order by r.id desc limit 1) as last on true
     where f.org_id = $1 and f.id = $2`,
    [tx.orgId, flowId, runId],
  );
  return result ?? null;
}

/**
 * Whether the team got a notice with this key prefix in the last 24 hours and after the flow changed. Served by
 * notice_once_key.
 */
export async function hasRecentFlowNotice(tx: Tx, flowId: string, keyPrefix: string): Promise<boolean> {
  const notices = await tx.sql(
    `select from notice n join flow f on f.org_id = n.org_id and f.id = $3
     where n.org_id = $1 and n.key between $2 and $2 || '~'
       and n.created_at > greatest(f.updated_at, $4::timestamptz - interval '1 day') limit 1`,
    [tx.orgId, keyPrefix, flowId, tx.now],
  );
  return notices.length > 0;
}

/** The new runs of several flows about one lead. */
export interface NewFlowRuns {
  readonly runIds: readonly string[];
  /** The flow of each run. */
  readonly flowIds: readonly string[];
  readonly leadId: string;
  readonly eventId: string | null;
  readonly messageId: string | null;
  readonly eventType: string | null;
  readonly mode: 'live' | 'test';
}

/** Adds running flow runs with the current steps of their flows. Skips deleted flows. Returns the new runs. */
export async function insertFlowRuns(tx: Tx, runs: NewFlowRuns): Promise<Set<string>> {
  const { runIds, flowIds, leadId, eventId, messageId, eventType, mode } = runs;
  const rows = await tx.sql<{ id: string }>(
    `insert into flow_run
       (org_id, id, flow_id, lead_id, event_id, message_id, event_type, mode, steps, status, created_at)
     select $1, run.id, f.id, $2, $3, $4, $5, $6, f.steps, 'running', $7
     from unnest($8::text[], $9::text[]) as run (id, flow_id)
     join flow f on f.org_id = $1 and f.id = run.flow_id
     returning id`,
    [tx.orgId, leadId, eventId, messageId, eventType, mode, tx.now, runIds, flowIds],
  );
  return new Set(rows.map(({ id }) => id));
}

/** What a flow run is about. */
export interface LastArrival {
  readonly eventId: string | null;
  readonly messageId: string | null;
  readonly type: string | null;
}

/** Returns the last message or event from the lead. Served by message_lead_index and inbound_event_lead_index. */
export async function findLastArrival(tx: Tx, leadId: string): Promise<LastArrival> {
  const [arrived] = await tx.sql<LastArrival>(
    `select "eventId", "messageId", type from (
       select null::text as "eventId", id as "messageId", 'message.received' as type, occurred_at from message
       where org_id = $1 and lead_id = $2 and direction = 'inbound'
       union all
       select id, null, type, occurred_at from inbound_event where org_id = $1 and lead_id = $2
     ) as arrived order by occurred_at desc limit 1`,
    [tx.orgId, leadId],
  );
  return arrived ?? { eventId: null, messageId: null, type: null };
}
