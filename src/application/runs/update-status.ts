import { isPastDrafts, needsPerson, deriveRunStatus } from '../../domain/run-status.ts';
import { Run } from '../../store/entities/runs.ts';
import type { Tx } from '../../store/store.ts';
import { measureRunCost } from '../../store/queries/credits.ts';
import { findRunFacts, touchRunAtCommit } from '../../store/queries/runs.ts';

/**
 * Recomputes the run's status from its open work. Call it after opening or closing anything in a run. The caller holds
 * the lock on the run. An unchanged status costs one statement.
 */
export async function updateRunStatus(tx: Tx, runId: string): Promise<void> {
  await tx.flush();
  await updateRunStatusAfterFlush(tx, runId);
}

/**
 * As `updateRunStatus`, for callers that have just flushed. Its first statement shares a round trip with the caller's
 * other statements.
 */
export async function updateRunStatusAfterFlush(tx: Tx, runId: string): Promise<void> {
  const { status: before, ...facts } = await findRunFacts(tx, runId);
  const status = isPastDrafts(before) ? before : deriveRunStatus(facts);
  if (status === before) return touchRunAtCommit(tx, runId);
  const run = await tx.em.findOneOrFail(Run, { orgId: tx.orgId, id: runId }, { refresh: true });
  Object.assign(run, { status, gateSince: needsPerson(status) ? tx.now : null, updatedAt: tx.now });
  await tx.flush();
  if (status === 'awaiting_approval' && !run.archivedAt) await measureRunCost(tx, runId);
}
