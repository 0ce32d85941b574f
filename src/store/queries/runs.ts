import type { RunCounts, RunError } from '../../../generated/contract/types.ts';
import type { JobKind, RunStatus } from '../../domain/run.ts';
import { Run } from '../entities/runs.ts';
import { onlyItem } from '../../domain/only-item.ts';
import type { Rows } from '../rows.ts';
import type { ReadContext, Tx } from '../store.ts';
import { unitOfJob } from '../../domain/credits.ts';
import type { RunFacts } from '../../domain/run-status.ts';

/** Null for an id of another organisation. Served by the primary key. */
export async function findRun(tx: ReadContext, runId: string): Promise<Rows['Run'] | null> {
  return tx.em.findOne(Run, { orgId: tx.orgId, id: runId });
}

/** As `findRun`, and locks the row until the transaction ends. */
export async function findRunForUpdate(tx: Tx, runId: string): Promise<Rows['Run'] | null> {
  await tx.sql('select from run where org_id = $1 and id = $2 for no key update', [tx.orgId, runId]);
  return findRun(tx, runId);
}

export const emptyRunCounts: RunCounts = {
  companies: 0,
  contacts: 0,
  drafts: 0,
  approved: 0,
  sent: 0,
  removed: 0,
};

/** Counts the content of each run. Served by run_lead_run_index. */
export async function countRunContents(
  tx: ReadContext,
  runIds: readonly string[],
): Promise<Map<string, RunCounts>> {
  const rows = await tx.sql<RunCounts & { runId: string }>(
    `select r.run_id as "runId",
            count(distinct coalesce(r.domain, lower(r.company), r.id)) filter (where r.status <> 'excluded')::int
              as companies,
            count(*) filter (where coalesce(l.email, l.first_name, l.last_name) is not null
              or r.contact is not null)::int as contacts,
            count(*) filter (where m.state <> 'removed')::int as drafts,
            count(*) filter (where m.state = 'approved')::int as approved,
            count(*) filter (where m.state in ('sent', 'delivered', 'bounced'))::int as sent,
            count(*) filter (where m.state = 'removed')::int as removed
     from run_lead r
     left join lead l on l.org_id = r.org_id and l.id = r.lead_id
     left join message m on m.org_id = r.org_id and m.id = r.message_id
     where r.org_id = $1 and r.run_id = any($2)
     group by r.run_id`,
    [tx.orgId, runIds],
  );
  return new Map(rows.map(({ runId, ...counts }) => [runId, counts]));
}

export interface RunWork {
  /** Steps of the run: search, reading, research and people for each company, and a draft for each person. */
  readonly total: number;
  readonly done: number;
  /** Kinds of unfinished jobs. */
  readonly open: JobKind[];
}

/**
 * Measures progress: planned jobs, and drafts of people who still wait for research. Work that waits for a person, or
 * was removed, does not count. Served by job_run_index, run_lead_run_index and, through the limit, job_unit_key. A
 * join would compare each row of a new run with every job.
 */
export async function measureRunWork(tx: ReadContext, runId: string): Promise<RunWork> {
  const rows = await tx.sql<RunWork>(
    `select count(*)::int + (
              select count(*)::int from run_lead r where r.org_id = $1 and r.run_id = $2
                and r.status in ('resolving', 'pending', 'researching', 'researched')
                and (select d.id from job d
                     where d.org_id = $1 and d.run_lead_id = r.id and d.kind = 'draft' limit 1) is null) as total,
            (count(*) filter (where state in ('done', 'failed')))::int as done,
            coalesce(array_agg(distinct kind) filter (where state in ('waiting', 'parked')), '{}') as open
     from job where org_id = $1 and run_id = $2`,
    [tx.orgId, runId],
  );
  return onlyItem(rows);
}

/** Returns the run's reserved and spent credits. Served by credit_entry_run_index. */
export async function sumRunCredits(
  tx: ReadContext,
  runId: string,
): Promise<{ reserved: number; spent: number }> {
  const rows = await tx.sql<{ reserved: number; spent: number }>(
    `select coalesce(sum(case kind when 'reserve' then amount else -amount end), 0)::int as reserved,
            coalesce(sum(amount) filter (where kind = 'commit'), 0)::int as spent
     from credit_entry where org_id = $1 and run_id = $2`,
    [tx.orgId, runId],
  );
  return onlyItem(rows);
}

const maxErrors = 200;

/** Returns failures and reasons of blocked work, newest first. Served by run_lead_run_index and job_run_index. */
export async function listRunErrors(tx: ReadContext, runId: string): Promise<RunError[]> {
  const rows = await tx.sql<RunError & { runLeadId: string | null }>(
    `select r.id as "runLeadId", coalesce(r.code, 'failed') as code, coalesce(r.reason, '') as reason,
            floor(extract(epoch from r.updated_at) * 1000)::float8 as at
     from run_lead r where r.org_id = $1 and r.run_id = $2 and r.status = 'failed'
     union all
     select coalesce(j.run_lead_id, (
              select min(r.id) from run_lead r
              where r.org_id = $1 and r.run_company_id = j.run_company_id)) as "runLeadId",
            j.code, j.reason, floor(extract(epoch from coalesce(j.held_since, j.finished_at)) * 1000)::float8 as at
     from job j where j.org_id = $1 and j.run_id = $2 and j.code is not null
       and (j.state = 'waiting' or (j.state = 'failed' and j.kind = 'discover'))
     order by at desc, "runLeadId" desc limit ${maxErrors}`,
    [tx.orgId, runId],
  );
  return rows.map(({ runLeadId, ...error }) => (runLeadId === null ? error : { runLeadId, ...error }));
}

/** Returns the credits that the run may still reserve under its cap. Negative above the cap, infinite without one. */
export async function findRemainingCap(tx: ReadContext, { id, creditCap }: Rows['Run']): Promise<number> {
  if (creditCap === null || creditCap === undefined) return Infinity;
  const { reserved, spent } = await sumRunCredits(tx, id);
  return creditCap - reserved - spent;
}

/** As `findRemainingCap`, for the runs among these that have a cap. Served by credit_entry_run_index. */
export async function findRemainingCaps(tx: Tx, runIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await tx.sql<{ id: string; remaining: number }>(
    `select id, (credit_cap - (
       select coalesce(sum(case kind when 'reserve' then amount when 'release' then -amount else 0 end), 0)
       from credit_entry e where e.org_id = $1 and e.run_id = run.id))::int as remaining
     from run where org_id = $1 and id = any($2) and credit_cap is not null`,
    [tx.orgId, runIds],
  );
  return new Map(rows.map(({ id, remaining }) => [id, remaining]));
}

/** Locks the run until the transaction ends. Served by the primary key. */
export async function lockRun(tx: Tx, runId: string): Promise<{ readonly isArchived: boolean }> {
  const rows = await tx.sql<{ isArchived: boolean }>(
    `select archived_at is not null as "isArchived" from run where org_id = $1 and id = $2 for no key update`,
    [tx.orgId, runId],
  );
  return onlyItem(rows);
}

/**
 * Looks up each kind of open job, because a run may have thousands of them. Counts people who wait for acceptance only
 * if no job is open: before that they make no difference. Served by the primary key of run, job_open_index,
 * job_run_index, run_company_run_index, run_file_proposed_index and run_lead_run_index.
 */
export async function findRunFacts(
  tx: Tx,
  runId: string,
): Promise<RunFacts & { readonly status: RunStatus }> {
  const rows = await tx.sql<Omit<RunFacts, 'open'> & { open: JobKind[]; status: RunStatus }>(
    `select r.status, r.origin, r.archived_at is not null as "isArchived", r.profile is not null as "isConfirmed",
            work.open,
            exists (select from job where org_id = $1 and run_id = $2 and state = 'parked') as "isParked",
            (select count(*)::int from run_company c
             where c.org_id = $1 and c.run_id = $2 and (c.status = 'proposed' or (c.status <> 'excluded' and exists (
               select from run_file f where f.org_id = $1 and f.run_company_id = c.id
                 and f.standing = 'proposed' and f.detached_at is null)))) as proposed,
            case when cardinality(work.open) > 0 then 0 else (
              select count(*)::int from run_lead
              where org_id = $1 and run_id = $2 and status = 'awaiting_acceptance') end as undecided
     from run r
     cross join lateral (
       select array(
         select wanted.kind from unnest($3::text[]) as wanted (kind)
         cross join lateral (
           select from job where org_id = $1 and run_id = $2 and kind = wanted.kind and state in ('waiting', 'parked')
           limit 1) as job) as open) as work
     where r.org_id = $1 and r.id = $2`,
    [tx.orgId, runId, Object.keys(unitOfJob)],
  );
  const row = onlyItem(rows);
  return { ...row, open: new Set(row.open) };
}

/** Locks the runs in which these leads wait for acceptance, because their status may change without them. */
export async function lockWaitingRuns(tx: Tx, leadIds: readonly string[]): Promise<string[]> {
  const rows = await tx.sql<{ id: string }>(
    `select id from run where org_id = $1 and id in (
       select run_id from run_lead where org_id = $1 and lead_id = any($2) and status = 'awaiting_acceptance')
     order by id for no key update`,
    [tx.orgId, leadIds],
  );
  return rows.map(({ id }) => id);
}

/** Updates the run's change time with the commit. Served by the primary key. */
export function touchRunAtCommit(tx: Tx, runId: string): void {
  tx.executeAtCommit('update run set updated_at = $3 where org_id = $1 and id = $2', [
    tx.orgId,
    runId,
    tx.now,
  ]);
}

/** Locks runs in the order of their ids. */
export async function lockRuns(
  tx: Tx,
  runIds: readonly (string | null | undefined)[],
): Promise<readonly { readonly id: string; readonly isArchived: boolean }[]> {
  return tx.sql<{ id: string; isArchived: boolean }>(
    `select id, archived_at is not null as "isArchived" from run
     where org_id = $1 and id = any($2) order by id for no key update`,
    [tx.orgId, [...new Set(runIds.flatMap((id) => id ?? []))]],
  );
}
