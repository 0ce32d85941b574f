import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';
import { endJob, findJob } from './close.ts';
import { abandonUnit } from './unit.ts';

export interface JobFailure {
  readonly code: string;
  readonly reason: string;
}

interface OpenJob {
  readonly id: string;
  readonly runId: string | null;
  readonly runLeadId: string | null;
}

/**
 * Holds the jobs that are not finished of these leads, and their runs, in the order of their ids. Served by
 * job_lead_index and the primary key of run.
 */
export async function lockOpenJobs(tx: Tx, leadIds: readonly string[]): Promise<readonly OpenJob[]> {
  const jobs = await tx.sql<OpenJob>(
    `select id, run_id as "runId", run_lead_id as "runLeadId" from job
     where org_id = $1 and lead_id = any($2) and state in ('waiting', 'parked') order by id for no key update`,
    [tx.orgId, leadIds],
  );
  await tx.sql('select from run where org_id = $1 and id = any($2) order by id for no key update', [
    tx.orgId,
    jobs.flatMap(({ runId }) => runId ?? []),
  ]);
  return jobs;
}

/**
 * Ends the unfinished jobs of leads that are about to go, without charge. Research that other leads of its run wait for
 * goes on in their name.
 */
export async function endLeadJobs(tx: Tx, leadIds: readonly string[], failure: JobFailure): Promise<void> {
  for (const { id, runId } of await lockOpenJobs(tx, leadIds)) {
    if (runId === null) await abandonUnit(tx, id, failure);
    else await endRunJob(tx, await findJob(tx, id), leadIds, failure);
  }
}

/** As `endLeadJobs`, for one job of a run, whose row and run the caller holds. `leadIds` are those that go. */
export async function endRunJob(
  tx: Tx,
  job: Rows['Job'],
  leadIds: readonly string[],
  failure: JobFailure,
): Promise<void> {
  const nextLead = job.kind === 'research' ? await findLeadSharingSite(tx, job, leadIds) : null;
  if (nextLead) Object.assign(job, { runLeadId: nextLead.id, leadId: nextLead.leadId });
  else await endJob(tx, job, { paid: false, failure });
  await tx.flush();
}

/**
 * Another lead of the run that waits for the same site. Its row is held, so that it is not deleted with this job in its
 * name; one that somebody is deleting is passed over. Served by run_lead_run_index.
 */
async function findLeadSharingSite(
  tx: Tx,
  { runId, host }: Rows['Job'],
  leadIds: readonly string[],
): Promise<{ id: string; leadId: string } | null> {
  const [nextLead] = await tx.sql<{ id: string; leadId: string }>(
    `select r.id, r.lead_id as "leadId" from run_lead r
     join lead l on l.org_id = $1 and l.id = r.lead_id
     where r.org_id = $1 and r.run_id = $2 and r.domain = $3 and r.status in ('pending', 'researching')
       and r.lead_id <> all($4)
     order by r.id limit 1 for key share of l skip locked`,
    [tx.orgId, runId, host, leadIds],
  );
  return nextLead ?? null;
}
