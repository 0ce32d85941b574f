import { estimate, type RunEstimate } from '../../domain/run-estimate.ts';
import type { JobKind } from '../../domain/run.ts';
import { siteHostOf } from '../../domain/site-host.ts';
import type { Rows } from '../rows.ts';
import type { Reading } from '../store.ts';
import { freshHosts } from './research.ts';

interface OpenCompany {
  readonly website: string | null;
  readonly domain: string | null;
  readonly people: number;
  /** Kinds of jobs that were begun for it. */
  readonly begun: JobKind[];
}

interface OpenUnits {
  readonly research: number;
  readonly enrich: number;
  readonly drafts: number;
  readonly undecided: number;
}

/**
 * What going on with the run costs at most, on top of what is set aside: the companies that are proposed or under way,
 * the people who are proposed, and the units that wait.
 */
export async function estimateRun(tx: Reading, run: Rows['Run']): Promise<RunEstimate> {
  const [companies, [units]] = await Promise.all([readCompanies(tx, run.id), readUnits(tx, run.id)]);
  const known = await freshHosts(
    tx,
    companies.flatMap((company) => hostOf(company) ?? []),
  );
  const { research, enrich, drafts, undecided } = units!;
  const perCompany = run.profile?.leadsPerCompany ?? 1;
  const toResearch = companies.filter((company) => {
    const host = hostOf(company);
    return host !== null && !known.has(host) && !company.begun.includes('research');
  });
  const toAsk = companies.filter(({ begun, people }) => !begun.includes('contacts') && people < perCompany);
  const people = companies.length * perCompany + undecided;
  return estimate({
    companies: companies.length,
    contacts: people,
    research: toResearch.length + research,
    enrich: toAsk.length + enrich,
    drafts: people + drafts,
  });
}

function hostOf({ website, domain }: OpenCompany): string | null {
  return siteHostOf({ companyWebsite: website, companyDomain: domain });
}

/** Served by run_company_run_index and job_company_index. */
async function readCompanies(tx: Reading, runId: string): Promise<OpenCompany[]> {
  return tx.sql<OpenCompany>(
    `select c.website, c.domain, jsonb_array_length(c.people) as people,
            array(select j.kind from job j where j.org_id = $1 and j.run_company_id = c.id) as begun
     from run_company c where c.org_id = $1 and c.run_id = $2 and (c.status in ('proposed', 'confirmed')
       or (c.status <> 'excluded' and exists (
         select from run_file f where f.org_id = $1 and f.run_company_id = c.id
           and f.standing = 'proposed' and f.detached_at is null)))`,
    [tx.orgId, runId],
  );
}

/** Served by job_run_index, credit_entry_job_key, run_lead_run_index and job_unit_key. */
async function readUnits(tx: Reading, runId: string): Promise<OpenUnits[]> {
  return tx.sql<OpenUnits>(
    `with unpaid as (
       select kind from job j where j.org_id = $1 and j.run_id = $2 and j.state in ('waiting', 'parked')
         and not exists (
           select from credit_entry e where e.org_id = $1 and e.job_id = j.id and e.kind = 'reserve')
     )
     select (select count(*)::int from unpaid where kind = 'research') as research,
            (select count(*)::int from unpaid where kind = 'contacts') as enrich,
            (select count(*)::int from unpaid where kind = 'draft')
              + count(*) filter (where status in ('pending', 'researching', 'researched') and not exists (
                  select from job d where d.org_id = $1 and d.run_lead_id = r.id and d.kind = 'draft'))::int as drafts,
            count(*) filter (where status = 'awaiting_acceptance')::int as undecided
     from run_lead r where r.org_id = $1 and r.run_id = $2`,
    [tx.orgId, runId],
  );
}
