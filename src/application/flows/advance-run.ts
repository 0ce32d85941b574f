import type { FlowStep, StepRecord } from '../../domain/flows/flow.ts';
import { skippedRecords } from '../../domain/flows/routing.ts';
import { itemAt } from '../../domain/item-at.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';
import { lockLeadExclusively } from '../../store/queries/leads.ts';
import { notifyFailingFlow } from './notify-failure.ts';
import { insertFlowSteps } from '../../store/queries/flow-log.ts';
import { deleteOutboxRow } from '../../store/queries/outbox.ts';
import { stopFlowRuns, flowDisabledReason } from './stop-runs.ts';

/** A running flow run. Its row, its lead and its flow are locked until the transaction ends. */
export interface OpenFlowRun {
  readonly id: string;
  readonly flow: { readonly id: string; readonly name: string };
  readonly lead: Rows['Lead'];
  readonly eventId: string | null;
  readonly messageId: string | null;
  readonly eventType: string | null;
  readonly mode: 'live' | 'test';
  /** The flow's steps when the run started. */
  readonly steps: readonly FlowStep[];
  /** The finished steps. The next step has the index `records.length`. */
  readonly records: readonly StepRecord[];
  /** How often the next step was started. */
  readonly attempts: number;
  /** When a provider stopped answering. */
  readonly heldSince: Date | null;
}

type Row = Omit<OpenFlowRun, 'flow' | 'lead' | 'records' | 'heldSince'> & { heldSinceMs: number | null };

/**
 * Returns null if the run has ended or its lead is gone. Stops a run whose flow was switched off. Served by the
 * primary keys.
 */
export async function lockOpenFlowRun(tx: Tx, runId: string): Promise<OpenFlowRun | null> {
  const [named] = await tx.sql<{ flowId: string; leadId: string }>(
    'select flow_id as "flowId", lead_id as "leadId" from flow_run where org_id = $1 and id = $2',
    [tx.orgId, runId],
  );
  const lead = named ? await lockLeadExclusively(tx, named.leadId) : null;
  if (!named || !lead) return null;
  const [flow] = await tx.sql<{ id: string; name: string; enabled: boolean }>(
    'select id, name, enabled from flow where org_id = $1 and id = $2 for share',
    [tx.orgId, named.flowId],
  );
  const [run] = await tx.sql<Row>(
    `select id, event_id as "eventId", message_id as "messageId", event_type as "eventType", mode, steps, attempts,
            floor(extract(epoch from held_since) * 1000)::float8 as "heldSinceMs"
     from flow_run where org_id = $1 and id = $2 and status = 'running' for no key update`,
    [tx.orgId, runId],
  );
  if (!flow || !run) return null;
  if (!flow.enabled) {
    await stopFlowRuns(tx, { runId }, flowDisabledReason);
    return null;
  }
  const records = await tx.sql<StepRecord>(
    `select outcome, reason, category, confidence, message_id as "messageId" from flow_step
     where org_id = $1 and flow_run_id = $2 order by position`,
    [tx.orgId, runId],
  );
  const { heldSinceMs, ...rest } = run;
  return { ...rest, flow, lead, records, heldSince: heldSinceMs === null ? null : new Date(heldSinceMs) };
}

/**
 * Records the result of the next step and skips the steps before `next`. The run ends after its last step or a
 * failure. Returns whether it continues.
 */
export async function recordFlowStep(
  tx: Tx,
  run: OpenFlowRun,
  record: StepRecord,
  next = run.records.length + 1,
): Promise<boolean> {
  const { steps, records } = run;
  const position = records.length;
  const step = itemAt(steps, position);
  const hasFailed = record.outcome === 'failed';
  const skipped = hasFailed
    ? steps.slice(position + 1).map(() => notStartedRecord(step))
    : skippedRecords(steps, position + 1, next, step);
  await insertFlowSteps(tx, run, position, [record, ...skipped]);
  const continues = !hasFailed && next < steps.length;
  const status = continues ? 'running' : hasFailed ? 'failed' : 'done';
  await tx.sql(
    `update flow_run set status = $3, reason = $4, attempts = 0, held_since = null, finished_at = $5
     where org_id = $1 and id = $2`,
    [tx.orgId, run.id, status, hasFailed ? `${step.id}: ${record.reason}` : null, continues ? null : tx.now],
  );
  if (hasFailed && run.mode === 'live') await notifyFailingFlow(tx, run, `${step.id}: ${record.reason}`);
  if (!continues) await deleteOutboxRow(tx, run.id);
  return continues;
}

const notStartedRecord = ({ id }: FlowStep): StepRecord => ({
  outcome: 'skipped',
  reason: `Not started, because ${id} failed.`,
});

/** Postpones a locked run without counting the attempt. */
export async function postponeFlowRun(
  tx: Tx,
  run: OpenFlowRun,
  { dueAt, reason }: { readonly dueAt: Date; readonly reason: string | null },
): Promise<void> {
  await tx.sql(
    `update flow_run set reason = $3, attempts = greatest(attempts - 1, 0),
            held_since = case when $3::text is null then null else coalesce(held_since, $4) end
     where org_id = $1 and id = $2`,
    [tx.orgId, run.id, reason, tx.now],
  );
  await deleteOutboxRow(tx, run.id);
  tx.enqueue('flow', run.id, dueAt);
}
