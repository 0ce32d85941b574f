import { isPastDrafts, needsPerson, deriveRunStatus } from '../../domain/run-status.ts';
import { Run } from '../../store/entities/runs.ts';
import type { Tx } from '../../store/store.ts';
import { measureRunCost } from '../../store/queries/credits.ts';
import { findRunFacts } from '../../store/queries/runs.ts';

/**
 * Puts the run where what is open in it says that it stands; whatever opens or closes something in a run comes through
 * here. The caller holds the run's row. Nearly always the run stays where it is, and then it takes one statement.
 */
export async function updateRunStatus(tx: Tx, runId: string): Promise<void> {
  await tx.flush();
  await updateFlushedRunStatus(tx, runId);
}

/** As `updateRunStatus`, where all is written: its first statement travels with those that are asked beside it. */
export async function updateFlushedRunStatus(tx: Tx, runId: string): Promise<void> {
  const { status: before, ...facts } = await findRunFacts(tx, runId);
  const status = isPastDrafts(before) ? before : deriveRunStatus(facts);
  if (status === before) {
    const text = 'update run set updated_at = $3 where org_id = $1 and id = $2';
    return tx.executeAtCommit(text, [tx.orgId, runId, tx.now]);
  }
  const run = await tx.em.findOneOrFail(Run, { orgId: tx.orgId, id: runId }, { refresh: true });
  Object.assign(run, { status, gateSince: needsPerson(status) ? tx.now : null, updatedAt: tx.now });
  await tx.flush();
  if (status === 'awaiting_approval' && !run.archivedAt) await measureRunCost(tx, runId);
}
