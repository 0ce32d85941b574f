import type { JobKind } from '../../domain/run.ts';
import { isPastDrafts, needsPeople, statusOf } from '../../domain/run-status.ts';
import { Run } from '../entities/runs.ts';
import type { Rows } from '../rows.ts';
import type { Tx } from '../store.ts';
import { measureRun } from './credits.ts';

/**
 * Puts the run where what is open in it says that it stands; whatever opens or closes something in a run comes through
 * here. The caller holds the run's row.
 */
export async function settleRun(tx: Tx, runId: string): Promise<void> {
  await tx.flush();
  const run = await tx.em.findOneOrFail(Run, { orgId: tx.orgId, id: runId }, { refresh: true });
  run.updatedAt = tx.now;
  if (isPastDrafts(run.status)) return;
  const status = statusOf(await readFacts(tx, run));
  if (status === run.status) return;
  run.status = status;
  run.gateSince = needsPeople(status) ? tx.now : null;
  await tx.flush();
  if (status === 'awaiting_approval' && !run.archivedAt) await measureRun(tx, runId);
}

/** Served by job_run_index, run_company_run_index and run_lead_run_index. */
async function readFacts(tx: Tx, { id, origin, archivedAt, profile }: Rows['Run']) {
  const [row] = await tx.sql<{ open: JobKind[]; isParked: boolean; proposed: number; undecided: number }>(
    `select coalesce(array_agg(distinct kind), '{}') as open,
            coalesce(bool_or(state = 'parked'), false) as "isParked",
            (select count(*)::int from run_company
             where org_id = $1 and run_id = $2 and status = 'proposed') as proposed,
            (select count(*)::int from run_lead
             where org_id = $1 and run_id = $2 and status = 'awaiting_acceptance') as undecided
     from job where org_id = $1 and run_id = $2 and state in ('waiting', 'parked')`,
    [tx.orgId, id],
  );
  const { open, ...facts } = row!;
  return {
    ...facts,
    origin,
    isArchived: Boolean(archivedAt),
    isConfirmed: Boolean(profile),
    open: new Set(open),
  };
}
