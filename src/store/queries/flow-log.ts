/**
 * The log of flow runs. A transaction locks a flow run before it records steps. The lock order is: leads, flows, flow
 * runs, other runs, credit account.
 */
import type { FlowRunStatus, FlowStep, StepOutcome, StepRecord } from '../../domain/flows/flow.ts';
import { itemAt } from '../../domain/item-at.ts';
import { lowestIdAt } from '../ids.ts';
import type { ReadContext, Tx } from '../store.ts';

export interface FlowRunSummary {
  readonly id: string;
  readonly status: FlowRunStatus;
  readonly reason: string | null;
  readonly at: number;
}

/** A run as `listFlowRuns` returns it. */
export interface FlowRunLog extends FlowRunSummary {
  readonly flowId: string;
  readonly leadId: string;
  readonly eventId: string | null;
  readonly messageId: string | null;
  readonly eventType: string | null;
  readonly finishedAt: number | null;
  readonly steps: FlowStepLog[];
}

export interface FlowStepLog {
  readonly stepId: string;
  readonly kind: FlowStep['kind'];
  readonly outcome: StepOutcome;
  readonly reason: string;
  readonly at: number;
  readonly category: string | null;
  readonly confidence: number | null;
  readonly messageId: string | null;
}

const epochMs = (column: string) => `floor(extract(epoch from ${column}) * 1000)::float8`;
const summaryColumns = `r.id, r.status, r.reason, ${epochMs('r.created_at')} as at`;

/**
 * Returns the last run and the last failed run of each flow. Served by flow_run_flow_index and
 * flow_run_failed_index.
 */
export async function listLastFlowRuns(
  tx: ReadContext,
  flowIds: readonly string[],
): Promise<ReadonlyMap<string, { lastRun: FlowRunSummary | null; lastFailure: FlowRunSummary | null }>> {
  const lastRunSql = (condition: string) =>
    `(select to_jsonb(l) from (select ${summaryColumns} from flow_run r
      where r.org_id = $1 and r.flow_id = f.id ${condition} order by r.id desc limit 1) as l)`;
  const rows = await tx.sql<{
    id: string;
    lastRun: FlowRunSummary | null;
    lastFailure: FlowRunSummary | null;
  }>(
    `select f.id, ${lastRunSql('')} as "lastRun", ${lastRunSql(`and r.status = 'failed'`)} as "lastFailure"
     from flow f where f.org_id = $1 and f.id = any($2)`,
    [tx.orgId, flowIds],
  );
  return new Map(rows.map(({ id, ...runs }) => [id, runs]));
}

/** Returns runs of a flow with their steps, newest first, before an optional id. Served by flow_run_flow_index. */
export async function listFlowRuns(
  tx: ReadContext,
  flowId: string,
  { before, limit }: { readonly before: string | null; readonly limit: number },
): Promise<FlowRunLog[]> {
  return tx.sql<FlowRunLog>(
    `select ${summaryColumns}, r.flow_id as "flowId", r.lead_id as "leadId", r.event_id as "eventId",
            r.message_id as "messageId", r.event_type as "eventType", ${epochMs('r.finished_at')} as "finishedAt",
            coalesce((
              select jsonb_agg(jsonb_build_object(
                'stepId', s.step_id, 'kind', s.kind, 'outcome', s.outcome, 'reason', s.reason, 'at', ${epochMs('s.at')},
                'category', s.category, 'confidence', s.confidence, 'messageId', s.message_id) order by s.position)
              from flow_step s where s.org_id = $1 and s.flow_run_id = r.id), '[]') as steps
     from flow_run r
     where r.org_id = $1 and r.flow_id = $2 and ($3::text is null or r.id < $3) order by r.id desc limit $4`,
    [tx.orgId, flowId, before, limit],
  );
}

/** Adds one row per step, from the position on. The caller holds the lock on the run. */
export async function insertFlowSteps(
  tx: Tx,
  run: { readonly id: string; readonly steps: readonly FlowStep[] },
  from: number,
  records: readonly StepRecord[],
): Promise<void> {
  const rows = records.map((record, index) => {
    const { id, kind } = itemAt(run.steps, from + index);
    return { ...record, step_id: id, kind, position: from + index, message_id: record.messageId ?? null };
  });
  await tx.sql(
    `insert into flow_step
       (org_id, flow_run_id, position, step_id, kind, outcome, reason, category, confidence, message_id, at)
     select $1, $2, position, step_id, kind, outcome, reason, category, confidence, message_id, $4
     from json_populate_recordset(null::flow_step, $3::json) returning position`,
    [tx.orgId, run.id, JSON.stringify(rows), tx.now],
  );
}

/** Selects one run, the runs of a flow or the runs of leads. */
export type FlowRunSelector =
  { readonly runId: string } | { readonly flowId: string } | { readonly leadIds: readonly string[] };

/** Adds a skipped step for each step that a run has not reached. */
export async function insertSkippedSteps(
  tx: Tx,
  runIds: readonly string[],
  reason: string,
): Promise<readonly { readonly runId: string; readonly stepId: string }[]> {
  return tx.sql(
    `insert into flow_step (org_id, flow_run_id, position, step_id, kind, outcome, reason, at)
     select $1, r.id, step.ordinal - 1, step.value->>'id', step.value->>'kind', 'skipped', $3, $4
     from flow_run r cross join lateral jsonb_array_elements(r.steps) with ordinality as step (value, ordinal)
     where r.org_id = $1 and r.id = any($2)
     on conflict do nothing returning flow_run_id as "runId", step_id as "stepId"`,
    [tx.orgId, runIds, reason, tx.now],
  );
}

export async function updateStoppedRuns(tx: Tx, runIds: readonly string[], reason: string): Promise<void> {
  await tx.sql(
    `update flow_run set status = 'stopped', reason = $3, held_since = null, finished_at = $4
     where org_id = $1 and id = any($2)`,
    [tx.orgId, runIds, reason, tx.now],
  );
}

/** Locks running flow runs and returns their ids. Served by flow_run_open_index and flow_run_lead_index. */
export async function lockFlowRuns(tx: Tx, selector: FlowRunSelector): Promise<string[]> {
  const [condition, value] = selectorCondition(selector);
  const runs = await tx.sql<{ id: string }>(
    `select id from flow_run where org_id = $1 and ${condition} and status = 'running' order by id for no key update`,
    [tx.orgId, value],
  );
  return runs.map(({ id }) => id);
}

function selectorCondition(selector: FlowRunSelector): [condition: string, value: unknown] {
  if ('runId' in selector) return ['id = $2', selector.runId];
  return 'flowId' in selector ? ['flow_id = $2', selector.flowId] : ['lead_id = any($2)', selector.leadIds];
}

/**
 * Counts the replies that live flows drafted to a lead in the last 24 hours, up to a limit. The caller holds the
 * lock on the lead. Served by flow_run_lead_index: a run lasts for hours at most.
 */
export async function countRecentDrafts(tx: Tx, leadId: string, limit: number): Promise<number> {
  const [nowMs, hourMs] = [tx.now.getTime(), 60 * 60_000];
  const rows = await tx.sql(
    `select from flow_run r join flow_step s on s.org_id = r.org_id and s.flow_run_id = r.id
     where r.org_id = $1 and r.lead_id = $2 and r.id > $3 and r.mode = 'live'
       and s.kind = 'draft_reply' and s.outcome = 'done' and s.at > $4
     limit $5`,
    [
      tx.orgId,
      leadId,
      lowestIdAt('flow_run', new Date(nowMs - 36 * hourMs)),
      new Date(nowMs - 24 * hourMs),
      limit,
    ],
  );
  return rows.length;
}

const deleteBatchSize = 5_000;

/**
 * Deletes up to 5,000 runs that started and ended before a time. Returns whether there may be more. Ids sort by
 * time, so the primary key serves it.
 */
export async function deleteExpiredFlowRuns(tx: Tx, before: Date): Promise<boolean> {
  const deleted = await tx.sql(
    `delete from flow_run where org_id = $1 and id in (
       select id from flow_run where org_id = $1 and id < $2 and status <> 'running' and finished_at < $3
       order by id limit ${deleteBatchSize}) returning 1`,
    [tx.orgId, lowestIdAt('flow_run', before), before],
  );
  return deleted.length === deleteBatchSize;
}

/** Counts an attempt at the next step. */
export async function countStepAttempt(tx: Tx, runId: string): Promise<number> {
  const [row] = await tx.sql<{ attempts: number }>(
    `update flow_run set attempts = attempts + 1 where org_id = $1 and id = $2 and status = 'running'
     returning attempts`,
    [tx.orgId, runId],
  );
  return row?.attempts ?? 0;
}
