import { formatCount } from '../../domain/format-count.ts';
import type { RunStatus } from '../../domain/run.ts';
import { Run } from '../../store/entities/runs.ts';
import { deleteOutboxRow } from '../../store/queries/outbox.ts';
import { addDecision } from '../../store/queries/run-decisions.ts';
import { findRemainingCap, lockRun } from '../../store/queries/runs.ts';
import type { Tx } from '../../store/store.ts';

export interface CappedRun {
  readonly status: RunStatus;
  /** What the cap means for a run that has already reached it; null if it has not. */
  readonly remark: string | null;
}

/**
 * Sets a run's credit cap, including credits already spent. A run that waits because of its cap checks immediately
 * whether it can continue. The run records that a person set the cap, and when. Null if there is no such run.
 */
export async function capRun(tx: Tx, runId: string, credits: number): Promise<CappedRun | null> {
  const found = await tx.em.count(Run, { orgId: tx.orgId, id: runId });
  if (found === 0) return null;
  await lockRun(tx, runId);
  const run = await tx.em.findOneOrFail(Run, { orgId: tx.orgId, id: runId });
  const before = run.creditCap === null ? '' : ` instead of ${run.creditCap}`;
  await addDecision(tx, runId, `A person set the run's cap to ${formatCount(credits, 'credit')}${before}.`);
  Object.assign(run, { creditCap: credits, updatedAt: tx.now });
  if (run.status === 'parked_credits') {
    await deleteOutboxRow(tx, runId);
    tx.enqueue('resume', runId);
  }
  const remainingCap = await findRemainingCap(tx, run);
  const used = credits - remainingCap;
  const remark = remainingCap > 0 ? null : `It has already spent ${used}, so it stops all paid work.`;
  return { status: run.status, remark };
}
