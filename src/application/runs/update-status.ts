import type { JobKind, RunStatus } from '../../domain/run.ts';
import { isPastDrafts, needsPerson, deriveRunStatus, type RunFacts } from '../../domain/run-status.ts';
import { Run } from '../../store/entities/runs.ts';
import { onlyItem } from '../../domain/only-item.ts';
import type { Tx } from '../../store/store.ts';
import { measureRunCost } from '../../store/queries/credits.ts';

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

/**
 * Served by the primary key of run, job_run_index, run_company_run_index, run_file_proposed_index and
 * run_lead_run_index.
 */
async function findRunFacts(tx: Tx, runId: string): Promise<RunFacts & { readonly status: RunStatus }> {
  const rows = await tx.sql<Omit<RunFacts, 'open'> & { open: JobKind[]; status: RunStatus }>(
    `select r.status, r.origin, r.archived_at is not null as "isArchived", r.profile is not null as "isConfirmed",
            work.open, work."isParked",
            (select count(*)::int from run_company c
             where c.org_id = $1 and c.run_id = $2 and (c.status = 'proposed' or (c.status <> 'excluded' and exists (
               select from run_file f where f.org_id = $1 and f.run_company_id = c.id
                 and f.standing = 'proposed' and f.detached_at is null)))) as proposed,
            (select count(*)::int from run_lead
             where org_id = $1 and run_id = $2 and status = 'awaiting_acceptance') as undecided
     from run r
     cross join lateral (
       select coalesce(array_agg(distinct kind), '{}') as open, coalesce(bool_or(state = 'parked'), false) as "isParked"
       from job where org_id = $1 and run_id = $2 and state in ('waiting', 'parked')) as work
     where r.org_id = $1 and r.id = $2`,
    [tx.orgId, runId],
  );
  const row = onlyItem(rows);
  return { ...row, open: new Set(row.open) };
}
