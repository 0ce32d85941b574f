import type { FoundPerson } from '../../domain/prospect.ts';
import type { JobKind } from '../../domain/run.ts';
import type { ReadContext } from '../store.ts';

/** A company of a run whose people are not complete. */
export interface OpenCompany {
  readonly website?: string | null | undefined;
  readonly domain?: string | null | undefined;
  readonly people: readonly FoundPerson[];
  /** Kinds of jobs that are paid, reserved or finished. */
  readonly startedKinds: readonly JobKind[];
}

interface OpenUnits {
  /** Hosts of sites to read for leads. */
  readonly hosts: readonly string[];
  readonly drafts: number;
  readonly undecided: number;
}

/** Served by run_company_run_index, job_company_index and credit_entry_job_key. */
export async function listOpenCompanies(tx: ReadContext, runId: string): Promise<OpenCompany[]> {
  return tx.sql<OpenCompany>(
    `select c.website, c.domain, c.people,
            array(
              select j.kind from job j where j.org_id = $1 and j.run_company_id = c.id
                and (j.state not in ('waiting', 'parked') or exists (
                  select from credit_entry e where e.org_id = $1 and e.job_id = j.id and e.kind = 'reserve'))
            ) as "startedKinds"
     from run_company c where c.org_id = $1 and c.run_id = $2 and (c.status in ('proposed', 'confirmed')
       or (c.status <> 'excluded' and exists (
         select from run_file f where f.org_id = $1 and f.run_company_id = c.id
           and f.standing = 'proposed' and f.detached_at is null)))`,
    [tx.orgId, runId],
  );
}

/**
 * Served by job_run_index, run_lead_run_index and, through the limits, credit_entry_job_key and job_unit_key. A join
 * would compare each job of a new run with the whole ledger.
 */
export async function findOpenUnits(tx: ReadContext, runId: string): Promise<OpenUnits[]> {
  return tx.sql<OpenUnits>(
    `with unpaid as (
       select kind, host, run_company_id
       from job j where j.org_id = $1 and j.run_id = $2 and j.state in ('waiting', 'parked')
         and (select e.id from credit_entry e
              where e.org_id = $1 and e.job_id = j.id and e.kind = 'reserve' limit 1) is null
     )
     select array(select host from unpaid where kind = 'research' and run_company_id is null) as hosts,
            (select count(*)::int from unpaid where kind = 'draft')
              + count(*) filter (where status in ('pending', 'researching', 'researched') and (
                  select d.id from job d
                  where d.org_id = $1 and d.run_lead_id = r.id and d.kind = 'draft' limit 1) is null)::int as drafts,
            count(*) filter (where status = 'awaiting_acceptance')::int as undecided
     from run_lead r where r.org_id = $1 and r.run_id = $2`,
    [tx.orgId, runId],
  );
}
