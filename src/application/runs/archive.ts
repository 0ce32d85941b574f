import { deleteOutboxRows } from '../../store/queries/outbox.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';
import { removeUndraftedRunLeads } from '../../store/queries/run-archive-rows.ts';
import { updateRunStatus } from './update-status.ts';
import { findRunForUpdate } from '../../store/queries/runs.ts';
import { releaseCredits } from '../credits/settle.ts';
import { endRunJobs } from '../../store/queries/jobs.ts';
import { listReservedJobs } from '../../store/queries/credits.ts';

/**
 * Archives the run: open jobs end without charge and leads without a draft are removed. Null if the run does not
 * exist. A job that a worker has locked is skipped to avoid a deadlock: the worker sees the archived run and ends the
 * job itself. Credits are released first, because every transaction locks the account before other rows.
 */
export async function archiveRun(tx: Tx, runId: string): Promise<Rows['Run'] | null> {
  const run = await findRunForUpdate(tx, runId);
  if (!run || run.archivedAt) return run;
  const jobIds = await endRunJobs(tx, runId);
  await releaseCredits(tx, await listReservedJobs(tx, jobIds));
  await deleteOutboxRows(tx, [...jobIds, runId]);
  await removeUndraftedRunLeads(tx, runId);
  run.archivedAt = tx.now;
  await updateRunStatus(tx, runId);
  return run;
}
