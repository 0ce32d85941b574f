import { stepUnitId } from '../../domain/flows/flow.ts';
import { listReservedUnits } from '../../store/queries/credits.ts';
import {
  insertSkippedSteps,
  lockFlowRuns,
  updateStoppedRuns,
  type FlowRunSelector,
} from '../../store/queries/flow-log.ts';
import { deleteOutboxRows } from '../../store/queries/outbox.ts';
import type { Tx } from '../../store/store.ts';
import { releaseCredits } from '../credits/settle.ts';

/** Why the remaining steps of a run are skipped when its flow is switched off. */
export const flowDisabledReason = 'The flow was switched off before this was done.';

/**
 * Stops the selected flow runs that have not ended: skips their remaining steps for the reason and releases the
 * credits of these steps. Returns the number of stopped runs. The caller must have locked the flow or the leads.
 */
export async function stopFlowRuns(tx: Tx, selector: FlowRunSelector, reason: string): Promise<number> {
  const ids = await lockFlowRuns(tx, selector);
  if (ids.length === 0) return 0;
  const skippedSteps = await insertSkippedSteps(tx, ids, reason);
  await updateStoppedRuns(tx, ids, reason);
  await deleteOutboxRows(tx, ids);
  const unitIds = skippedSteps.map(({ runId, stepId }) => stepUnitId(runId, stepId));
  await releaseCredits(tx, await listReservedUnits(tx, unitIds));
  return ids.length;
}
