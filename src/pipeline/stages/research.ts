import { companySiteOf, hostOfSite, type CompanySite } from '../../domain/company-site.ts';
import type { SiteReading } from '../../domain/research.ts';
import { RunCompany } from '../../store/entities/runs.ts';
import { endJobIfCompanySuppressed } from '../../application/companies/add-people.ts';
import { advanceCompany } from '../../application/companies/advance.ts';
import { closeJob, lockWaitingJob } from '../../application/jobs/close.ts';
import { findLeadSite } from '../../store/queries/leads.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';
import type { Stage } from '../stage.ts';
import { enqueueJob } from '../../application/jobs/enqueue.ts';
import { fieldOfJob, lockJobOnly, type UnitJob } from '../../store/queries/jobs.ts';
import {
  finishLeadResearch,
  hasContactableLead,
  updateRunLeadStatus,
} from '../../store/queries/run-leads.ts';
import { findFreshSiteReading } from '../../application/research/find-fresh.ts';
import { saveSiteReading } from '../../application/research/save-reading.ts';

interface WorkInput {
  readonly companySite: CompanySite;
  readonly company: string | null;
  /** True if a recent reading exists or no lead needs one. Then nothing is read or charged. */
  readonly isKnown: boolean;
  /** True for a company found by the run, false for existing leads. */
  readonly isOfCompany: boolean;
}

const maxPages = 6;

/**
 * Reads a company's site once for all its leads in the run, then enqueues their drafts, even if the site could not be
 * read. For a company of the run, it then enqueues the search for people.
 */
export const research: Stage<WorkInput, SiteReading | null> = {
  concurrency: 28,
  batchSize: 16,

  begin: async (tx, job) => {
    const isOfCompany = Boolean(job.runCompanyId);
    if (isOfCompany && (await endJobIfSuppressed(tx, job))) return null;
    const [{ companySite, company }, isNeeded] = await Promise.all([
      siteOfJob(tx, job),
      isOfCompany || hasContactableLead(tx, fieldOfJob(job, 'runId'), fieldOfJob(job, 'host')),
    ]);
    const isKnown = !isNeeded || (await findFreshSiteReading(tx, companySite.key)) !== undefined;
    if (!isKnown && job.runLeadId) await updateRunLeadStatus(tx, job.runLeadId, 'researching');
    return { workInput: { companySite, company, isOfCompany, isKnown }, costsCredit: !isKnown };
  },

  work: async ({ companySite, isKnown }, { site }, signal) =>
    isKnown ? null : site.read(companySite.address, { maxPages, signal }),

  finish: async (tx, jobId, { companySite, company, isOfCompany }, reading) => {
    // Enqueuing a company's next stage needs the run's lock.
    const job = await (isOfCompany ? lockWaitingJob : lockJobOnly)(tx, jobId);
    if (!job || (isOfCompany && (await endJobIfSuppressed(tx, job)))) return null;
    await Promise.all([
      reading && saveSiteReading(tx, companySite.key, reading, company),
      continueAfterResearch(tx, job),
    ]);
    return { job, paid: reading?.ok === true };
  },

  giveUp: async (tx, jobId, reason) => {
    const job = await lockWaitingJob(tx, jobId);
    if (!job) return;
    await continueAfterResearch(tx, job);
    await closeJob(tx, job, { paid: false, failure: { code: 'research_failed', reason } });
  },
};

/**
 * Returns the site of the job's lead or company, and the company's name. Keeps the site of the job if the lead has
 * another one since. Jobs
 * of earlier releases contain only a host, so the path comes from the site of the lead.
 */
async function siteOfJob(
  tx: Tx,
  job: UnitJob,
): Promise<{ companySite: CompanySite; company: string | null }> {
  const storedKey = fieldOfJob(job, 'host');
  const { company, ...addresses } = await companyOfJob(tx, job);
  const site = companySiteOf(addresses);
  const isSameSite = site !== null && (site.key === storedKey || hostOfSite(site.key) === storedKey);
  return { companySite: isSameSite ? site : { key: storedKey, address: storedKey }, company };
}

async function companyOfJob(tx: Tx, { leadId, runCompanyId }: UnitJob) {
  if (!runCompanyId) return (leadId ? await findLeadSite(tx, leadId) : null) ?? { company: null };
  const { name, website, domain } = await requireCompany(tx, runCompanyId);
  return { company: name, companyWebsite: website, companyDomain: domain };
}

async function continueAfterResearch(tx: Tx, job: UnitJob): Promise<void> {
  if (!job.runCompanyId) return enqueueDraftsForSite(tx, job);
  await advanceCompany(tx, await requireCompany(tx, job.runCompanyId), job);
}

async function endJobIfSuppressed(tx: Tx, job: UnitJob): Promise<boolean> {
  return endJobIfCompanySuppressed(tx, job.id, await requireCompany(tx, fieldOfJob(job, 'runCompanyId')));
}

async function requireCompany(tx: Tx, id: string): Promise<Rows['RunCompany']> {
  return tx.em.findOneOrFail(RunCompany, { orgId: tx.orgId, id });
}

/** Enqueues drafts for all leads of the run that wait for this site. */
async function enqueueDraftsForSite(tx: Tx, job: UnitJob): Promise<void> {
  const runId = fieldOfJob(job, 'runId');
  for (const { id, leadId } of await finishLeadResearch(tx, runId, fieldOfJob(job, 'host'))) {
    if (!leadId) throw new Error(`The row ${id} of the run waits for research and names no lead.`);
    enqueueJob(tx, { kind: 'draft', runId, runLeadId: id, leadId });
  }
}
