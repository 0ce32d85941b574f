import { readWish, withoutExcluded, type WishReading } from '../../domain/company-wish.ts';
import { keepCompanies, usualCompanies, type Search } from '../../domain/discovery.ts';
import { answerSearch } from '../../domain/own-directory/answer.ts';
import { Campaign } from '../../store/entities/campaigns.ts';
import { Project } from '../../store/entities/workspaces.ts';
import { closeJob, fieldOfJob, findJob, holdWaitingJob } from '../../store/queries/jobs.ts';
import { findInOwnDirectory } from '../../store/queries/own-directory.ts';
import { addCompany } from '../../store/queries/run-companies.ts';
import { findSuppressedDomains } from '../../store/queries/suppression.ts';
import { findRun } from '../jobs.ts';
import type { Stage } from '../stage.ts';

interface Load {
  readonly reading: WishReading;
  /** What the workspace's own files hold. */
  readonly own: Search;
  readonly limit: number;
}

/** Looks for the companies of a run from a brief, and proposes them to a person. It costs nothing. */
export const discover: Stage<Load, Search> = {
  atOnce: 4,

  begin: async (tx, jobId) => {
    const { orgId } = tx;
    const job = await findJob(tx, jobId);
    const run = await findRun(tx, fieldOfJob(job, 'runId'));
    const project = await tx.em.findOneOrFail(Project, { orgId, id: run.projectId });
    const campaign = run.campaignId ? await tx.em.findOne(Campaign, { orgId, id: run.campaignId }) : null;
    const reading = readWish({
      idea: run.brief ?? '',
      campaign: campaign?.settings ?? null,
      icp: project.icp,
      context: project.context,
    });
    const limit = run.targetLeadCount ?? usualCompanies;
    // Each name that is left out may stand for one company more.
    const most = longerList(limit, reading) + reading.excludedNames.length;
    const { kept, files } = await findInOwnDirectory(tx, project.id, reading.wish, most);
    const own = withoutExcluded(answerSearch(kept, files, reading.wish, most), reading);
    return { reading, own, limit };
  },

  // What the seller brought along comes first; where it is enough, nobody else is asked.
  work: async ({ reading, own, limit }, { directory }, signal) => {
    if (own.companies.length >= limit) return own;
    const answer = await directory.search(reading.wish, { limit: longerList(limit, reading), signal });
    // That there are none is for those to say who could not be asked yet.
    if (answer.failure && answer.companies.length + own.companies.length === 0) throw answer.failure;
    const found = withoutExcluded(answer, reading);
    return {
      companies: [...own.companies, ...found.companies],
      lookedIn: [...own.lookedIn, ...found.lookedIn],
    };
  },

  finish: async (tx, jobId, { limit }, found) => {
    const job = await holdWaitingJob(tx, jobId);
    if (!job) return;
    const domains = found.companies.flatMap(({ domain }) => domain ?? []);
    const suppressed = await findSuppressedDomains(tx, domains);
    const { companies, lookedIn } = keepCompanies(found, { suppressed, limit });
    const runId = fieldOfJob(job, 'runId');
    for (const company of companies)
      addCompany(tx, company, { runId, wave: 0, status: 'proposed', mayDraft: true });
    const run = await findRun(tx, runId);
    run.lookedIn = [...lookedIn];
    await closeJob(tx, job, { paid: false });
  },

  giveUp: async (tx, jobId, reason) => {
    const job = await holdWaitingJob(tx, jobId);
    if (job) await closeJob(tx, job, { paid: false, failure: { code: 'discovery_failed', reason } });
  },
};

/** A brief that leaves some out is answered from a longer list, so that enough is left of it. */
function longerList(limit: number, { exclusions }: WishReading): number {
  return exclusions.used.length > 0 ? 2 * limit : limit;
}
