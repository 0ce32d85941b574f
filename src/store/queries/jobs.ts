import { Job } from '../entities/runs.ts';
import type { Rows } from '../rows.ts';
import type { Tx, Store } from '../store.ts';
import { type JobKind, archivedReason } from '../../domain/run.ts';
import { lockRuns } from './runs.ts';
import { onlyItem } from '../../domain/only-item.ts';

/** The fields of a job that its stage needs. */
export type UnitJob = Pick<
  Rows['Job'],
  | 'id'
  | 'kind'
  | 'runId'
  | 'runLeadId'
  | 'leadId'
  | 'runCompanyId'
  | 'host'
  | 'enrichmentOptions'
  | 'attempts'
>;

const unitColumns = `job.id, kind, run_id as "runId", run_lead_id as "runLeadId", lead_id as "leadId",
  run_company_id as "runCompanyId", host, asked as "enrichmentOptions", attempts`;

/** The caller holds the lock on the job. */
export async function findJob(tx: Tx, jobId: string): Promise<Rows['Job']> {
  return tx.em.findOneOrFail(Job, { orgId: tx.orgId, id: jobId });
}

/** Returns a field that every job of this kind has. */
export function fieldOfJob(
  job: UnitJob,
  field: 'runId' | 'runLeadId' | 'leadId' | 'runCompanyId' | 'host',
): string {
  const value = job[field];
  if (!value) throw new Error(`The ${job.kind} job ${job.id} has no ${field}.`);
  return value;
}

/** Locks a waiting job and returns its run. Null if it does not wait. Served by the primary key. */
export async function lockWaitingJobRow(
  tx: Tx,
  jobId: string,
): Promise<{ readonly runId: string | null } | null> {
  const [locked] = await tx.sql<{ runId: string | null }>(
    `select run_id as "runId" from job where org_id = $1 and id = $2 and state = 'waiting' for no key update`,
    [tx.orgId, jobId],
  );
  return locked ?? null;
}

/** Counts an attempt at each waiting job and locks it. Returns the waiting ones. Served by the primary keys. */
export async function countJobAttempts(
  tx: Tx,
  jobIds: readonly string[],
): Promise<readonly (UnitJob & { readonly isArchived: boolean })[]> {
  return tx.sql<UnitJob & { isArchived: boolean }>(
    `with waiting as materialized (
       select id from job where org_id = $1 and id = any($2) and state = 'waiting' order by id for no key update
     )
     update job set attempts = attempts + 1 where org_id = $1 and id = any(array(select id from waiting))
     returning ${unitColumns}, exists (
       select from run where run.org_id = $1 and run.id = job.run_id and archived_at is not null) as "isArchived"`,
    [tx.orgId, jobIds],
  );
}

/** Returns how often the job was started. Served by the primary key. */
export async function findAttempts(tx: Tx, jobId: string): Promise<number> {
  const [job] = await tx.sql<{ attempts: number }>('select attempts from job where org_id = $1 and id = $2', [
    tx.orgId,
    jobId,
  ]);
  return job?.attempts ?? 0;
}

/** Locks a waiting job but not its run, so that jobs of one run are saved in parallel. Served by the primary key. */
export async function lockJobOnly(tx: Tx, jobId: string): Promise<UnitJob | null> {
  const [job] = await tx.sql<UnitJob>(
    `select ${unitColumns} from job where org_id = $1 and id = $2 and state = 'waiting' for no key update`,
    [tx.orgId, jobId],
  );
  return job ?? null;
}

export interface EndedJob {
  readonly id: string;
  readonly failure: { readonly code: string; readonly reason: string } | null;
}

/** Ends jobs, which the caller has locked. Served by the primary key. */
export async function endJobs(tx: Tx, ended: readonly EndedJob[]): Promise<void> {
  await tx.sql(
    `update job set state = case when e.code is null then 'done' else 'failed' end, code = e.code, reason = e.reason,
            finished_at = $2, held_since = null
     from unnest($3::text[], $4::text[], $5::text[]) as e (id, code, reason)
     where job.org_id = $1 and job.id = e.id and job.id = any($3)`,
    [
      tx.orgId,
      tx.now,
      ended.map(({ id }) => id),
      ended.map(({ failure }) => failure?.code ?? null),
      ended.map(({ failure }) => failure?.reason ?? null),
    ],
  );
}

/** Returns the run of a job. Undefined outside runs and for missing jobs. Served by the primary key. */
export async function findRunIdOfJob(
  store: Store,
  orgId: string,
  jobId: string,
): Promise<string | undefined> {
  const [row] = await store.transaction(orgId, (tx) =>
    tx.sql<{ run_id: string | null }>('select run_id from job where org_id = $1 and id = $2', [orgId, jobId]),
  );
  return row?.run_id ?? undefined;
}

interface OpenJob {
  readonly id: string;
  readonly runId: string | null;
  readonly runLeadId: string | null;
}

/** Locks the unfinished jobs of these leads in the order of their ids. Served by job_lead_index. */
export async function lockOpenJobs(tx: Tx, leadIds: readonly string[]): Promise<readonly OpenJob[]> {
  return tx.sql<OpenJob>(
    `select id, run_id as "runId", run_lead_id as "runLeadId" from job
     where org_id = $1 and lead_id = any($2) and state in ('waiting', 'parked') order by id for no key update`,
    [tx.orgId, leadIds],
  );
}

/** As `lockOpenJobs`, and locks the runs of these jobs afterwards. */
export async function lockOpenJobsAndRuns(tx: Tx, leadIds: readonly string[]): Promise<readonly OpenJob[]> {
  const jobs = await lockOpenJobs(tx, leadIds);
  await lockRuns(
    tx,
    jobs.map(({ runId }) => runId),
  );
  return jobs;
}

/** Served by job_company_index. */
export async function listCompanyJobs(
  tx: Tx,
  companyId: string,
  finishingId: string | null,
): Promise<{ open: JobKind[]; done: JobKind[] }> {
  await tx.flush();
  const rows = await tx.sql<{ open: JobKind[]; done: JobKind[] }>(
    `select coalesce(array_agg(kind) filter (where isOpen), '{}') as open,
            coalesce(array_agg(kind) filter (where not isOpen), '{}') as done
     from (select kind, state in ('waiting', 'parked') and id is distinct from $3 as isOpen
           from job where org_id = $1 and run_company_id = $2) as jobs`,
    [tx.orgId, companyId, finishingId],
  );
  return onlyItem(rows);
}

/** Returns the leads with an open enrichment outside runs, except the unit `unitId`. Served by job_lead_index. */
export async function listLeadsBeingEnriched(
  tx: Tx,
  leadIds: readonly string[],
  unitId: string | null = null,
): Promise<Set<string>> {
  const rows = await tx.sql<{ leadId: string }>(
    `select distinct lead_id as "leadId" from job
     where org_id = $1 and lead_id = any($2) and kind = 'enrich' and run_id is null and state in ('waiting', 'parked')
       and id is distinct from $3`,
    [tx.orgId, leadIds, unitId],
  );
  return new Set(rows.map(({ leadId }) => leadId));
}

/** Served by job_run_index. */
export async function endRunJobs(tx: Tx, runId: string): Promise<string[]> {
  const { code, reason } = archivedReason;
  const jobs = await tx.sql<{ id: string }>(
    `with open as (
       select id from job where org_id = $1 and run_id = $2 and state in ('waiting', 'parked')
       for no key update skip locked
     )
     update job set state = 'failed', code = $3, reason = $4, finished_at = $5
     from open where job.org_id = $1 and job.id = open.id returning job.id`,
    [tx.orgId, runId, code, reason, tx.now],
  );
  return jobs.map(({ id }) => id);
}

/** Locks the waiting job of a single unit. Null if the unit is closed. */
export async function lockUnitJob(tx: Tx, unitId: string): Promise<Rows['Job'] | null> {
  return (await lockWaitingJobRow(tx, unitId)) && findJob(tx, unitId);
}
