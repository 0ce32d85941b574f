import { readCriteria, withoutExcluded, type ParsedCriteria } from '../../domain/company-criteria.ts';
import { selectCompanies, defaultCompanyCount, type SearchedCompanies } from '../../domain/discovery.ts';
import { buildSearchAnswer } from '../../domain/own-directory/answer.ts';
import { Campaign } from '../../store/entities/campaigns.ts';
import { Project } from '../../store/entities/workspaces.ts';
import { closeJob, lockWaitingJob } from '../../application/jobs/close.ts';
import { requireRun } from '../jobs.ts';
import type { Stage } from '../stage.ts';
import { fieldOfJob } from '../../store/queries/jobs.ts';
import { searchOwnDirectory } from '../../application/own-directory/find-companies.ts';
import { addCompany } from '../../application/companies/add.ts';
import { findSuppressedDomains } from '../../application/suppressions/find-suppressed.ts';

interface WorkInput {
  readonly parsed: ParsedCriteria;
  /** Results from the workspace's own files. */
  readonly own: SearchedCompanies;
  readonly limit: number;
}

/** Finds companies for a brief and proposes them to a person. Free of charge. */
export const discover: Stage<WorkInput, SearchedCompanies> = {
  concurrency: 4,
  batchSize: 1,

  begin: async (tx, job) => {
    const { orgId } = tx;
    const run = await requireRun(tx, fieldOfJob(job, 'runId'));
    const project = await tx.em.findOneOrFail(Project, { orgId, id: run.projectId });
    const campaign = run.campaignId ? await tx.em.findOne(Campaign, { orgId, id: run.campaignId }) : null;
    const parsed = readCriteria({
      idea: run.brief ?? '',
      campaign: campaign?.settings ?? null,
      icp: project.icp,
      context: project.context,
    });
    const limit = run.targetLeadCount ?? defaultCompanyCount;
    // Each excluded name may remove a company from the results.
    const ownLimit = searchLimit(limit, parsed) + parsed.knownNames.length;
    const { companies, files } = await searchOwnDirectory(tx, project.id, parsed.criteria, ownLimit);
    const own = withoutExcluded(buildSearchAnswer(companies, files, parsed.criteria, ownLimit), parsed);
    return { workInput: { parsed, own, limit }, costsCredit: false };
  },

  // The customer's own files come first. If they suffice, no provider is called.
  work: async ({ parsed, own, limit }, { directory }, signal) => {
    if (own.companies.length >= limit) return own;
    const answer = await directory.search(parsed.criteria, { limit: searchLimit(limit, parsed), signal });
    // If a provider failed, an empty result proves nothing, so it tries again later.
    if (answer.failure && answer.companies.length + own.companies.length === 0) throw answer.failure;
    const found = withoutExcluded(answer, parsed);
    return {
      companies: [...own.companies, ...found.companies],
      lookedIn: [...own.lookedIn, ...found.lookedIn],
    };
  },

  finish: async (tx, jobId, { limit }, found) => {
    const job = await lockWaitingJob(tx, jobId);
    if (!job) return null;
    const domains = found.companies.flatMap(({ domain }) => domain ?? []);
    const suppressed = await findSuppressedDomains(tx, domains);
    const { companies, lookedIn } = selectCompanies(found, { suppressed, limit });
    const runId = fieldOfJob(job, 'runId');
    for (const company of companies)
      addCompany(tx, company, { runId, wave: 0, status: 'proposed', mayDraft: true });
    const run = await requireRun(tx, runId);
    run.lookedIn = [...lookedIn];
    return { job, paid: false };
  },

  giveUp: async (tx, jobId, reason) => {
    const job = await lockWaitingJob(tx, jobId);
    if (job) await closeJob(tx, job, { paid: false, failure: { code: 'discovery_failed', reason } });
  },
};

/** Doubles the limit for a brief with exclusions, so that enough companies remain. */
function searchLimit(limit: number, { exclusions }: ParsedCriteria): number {
  return exclusions.used.length > 0 ? 2 * limit : limit;
}
