import { nextStep } from '../../domain/company-step.ts';
import { companySiteOf } from '../../domain/company-site.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';
import { findCompaniesToRead, hasUnreadFiles } from '../../store/queries/material-texts.ts';
import { enqueueJob } from '../jobs/enqueue.ts';
import { listCompanyJobs } from '../../store/queries/jobs.ts';
import { findFreshSiteReading } from '../research/find-fresh.ts';

/**
 * Enqueues the next step of a company, as `nextStep` decides. Treats `finishingJob` as done. The caller holds the lock
 * on the run and updates its status afterwards.
 */
export async function advanceCompany(
  tx: Tx,
  company: Rows['RunCompany'],
  finishingJob: Pick<Rows['Job'], 'id'> | null = null,
): Promise<void> {
  const site = companySiteOf({ companyWebsite: company.website, companyDomain: company.domain });
  const siteKey = site?.key ?? null;
  const jobs = await listCompanyJobs(tx, company.id, finishingJob?.id ?? null);
  const kind = nextStep({
    status: company.status,
    siteKey,
    hasUnreadFiles: await hasUnreadFiles(tx, company.id),
    isSiteKnown: siteKey !== null && (await findFreshSiteReading(tx, siteKey)) !== undefined,
    open: new Set(jobs.open),
    done: new Set(jobs.done),
  });
  if (kind === null) return;
  const { id: runCompanyId, runId } = company;
  enqueueJob(tx, {
    kind,
    runId,
    runCompanyId,
    ...(kind === 'research' && siteKey !== null ? { host: siteKey } : {}),
  });
}

/**
 * As `advanceCompany`, for companies with new files. Unread files are always the next step, so one query finds the
 * companies that have them.
 */
export async function advanceImportedCompanies(
  tx: Tx,
  companies: readonly Rows['RunCompany'][],
): Promise<void> {
  await tx.flush();
  const unread = await findCompaniesToRead(
    tx,
    companies.map(({ id }) => id),
  );
  for (const company of companies) {
    const { id: runCompanyId, runId, status } = company;
    if (unread.has(runCompanyId) && status !== 'excluded')
      enqueueJob(tx, { kind: 'read', runId, runCompanyId });
    else await advanceCompany(tx, company);
  }
}
