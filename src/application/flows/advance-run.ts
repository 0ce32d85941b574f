import type { FlowStep, StepRecord } from '../../domain/flows/flow.ts';
import { skippedRecords } from '../../domain/flows/routing.ts';
import { itemAt } from '../../domain/item-at.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';
import { lockLeadExclusively } from '../../store/queries/leads.ts';
import { notifyFailingFlow } from './notify-failure.ts';
import { insertFlowSteps } from '../../store/queries/flow-log.ts';
import {
  type FlowRunRow,
  findFlowAndLeadOfRun,
  listStepRecords,
  lockRunningFlowRun,
  uncountStepAttempt,
  updateFlowRunStatus,
} from '../../store/queries/flow-runs.ts';
import { lockFlowShared } from '../../store/queries/flows.ts';
import { deleteOutboxRow } from '../../store/queries/outbox.ts';
import { stopFlowRuns, flowDisabledReason } from './stop-runs.ts';

/** A running flow run. Its row, its lead and its flow are locked until the transaction ends. */
export interface OpenFlowRun extends FlowRunRow {
  readonly flow: { readonly id: string; readonly name: string };
  readonly lead: Rows['Lead'];
  /** The finished steps. The next step has the index `records.length`. */
  readonly records: readonly StepRecord[];
}

/** Returns null if the run has ended or its lead was deleted. Stops a run whose flow was switched off. */
export async function lockOpenFlowRun(tx: Tx, runId: string): Promise<OpenFlowRun | null> {
  const ids = await findFlowAndLeadOfRun(tx, runId);
  const lead = ids && (await lockLeadExclusively(tx, ids.leadId));
  if (!ids || !lead) return null;
  const flow = await lockFlowShared(tx, ids.flowId);
  const run = await lockRunningFlowRun(tx, runId);
  if (!flow || !run) return null;
  if (!flow.enabled) {
    await stopFlowRuns(tx, { runId }, flowDisabledReason);
    return null;
  }
  return { ...run, flow, lead, records: await listStepRecords(tx, runId) };
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
  const reason = hasFailed ? `${step.id}: ${record.reason}` : null;
  await updateFlowRunStatus(tx, run.id, { status, reason });
  if (reason !== null && run.mode === 'live') await notifyFailingFlow(tx, run, reason);
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
  await uncountStepAttempt(tx, run.id, reason);
  await deleteOutboxRow(tx, run.id);
  tx.enqueue('flow', run.id, dueAt);
}
