import type { CompanyInReview, Review } from '../../domain/company-review.ts';
import { entryOf } from '../../domain/map-entry.ts';
import { RunLead } from '../../store/entities/runs.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';
import { advanceCompany } from './advance.ts';
import { setFilePermissions, listCompaniesWithProposedFiles } from '../../store/queries/run-files.ts';
import { addCompany } from './add.ts';

type Company = Rows['RunCompany'];

/** Returns the companies for a person's review. A company with new files is proposed again. */
export async function listCompaniesInReview(
  tx: Tx,
  companies: readonly (Omit<Company, 'domain'> & { domain: string | null })[],
): Promise<CompanyInReview[]> {
  const withNewFiles = await listCompaniesWithProposedFiles(
    tx,
    companies.map(({ id }) => id),
  );
  return companies.map(({ id, name, domain, status }) => ({
    id,
    name,
    domain,
    status: withNewFiles.has(id) && status !== 'excluded' ? 'proposed' : status,
  }));
}

/** An excluded company, as shown to a person. */
export interface ExcludedCompany {
  readonly name: string;
  readonly domain: string | null;
  readonly reason: string;
}

/**
 * Excludes, confirms and adds companies as a person decided, and enqueues their next steps. The caller holds the lock
 * on the run and updates its status afterwards. Returns the number of confirmed companies, and the excluded ones.
 */
export async function applyCompanyReview(
  tx: Tx,
  run: Rows['Run'],
  companies: readonly Company[],
  review: Review,
): Promise<{ confirmed: number; excluded: ExcludedCompany[] }> {
  const byId = new Map(companies.map((company) => [company.id, company]));
  // Served by run_lead_run_index.
  const rows = await tx.em.find(RunLead, {
    orgId: tx.orgId,
    runId: run.id,
    leadId: null,
    status: { $in: ['proposed', 'excluded'] },
  });
  // A company may have a proposed and an excluded row. The map keeps the last one, so the proposed one wins.
  const proposedLast = rows.toSorted(
    (one, other) => Number(one.status === 'proposed') - Number(other.status === 'proposed'),
  );
  const rowOf = new Map(proposedLast.map((row) => [row.runCompanyId, row]));
  const excludedCompanies = review.excluded.map(({ id, reason }) => {
    const company = entryOf(byId, id);
    // For a company that was confirmed earlier, only the new files are excluded.
    if (company.status === 'proposed')
      Object.assign(company, { status: 'excluded', reason, updatedAt: tx.now });
    Object.assign(rowOf.get(id) ?? {}, { status: 'excluded', reason, updatedAt: tx.now });
    return { name: company.name, domain: company.domain ?? null, reason };
  });
  const confirmedCompanies = review.confirmed.map(({ id, domain }) => {
    const company = entryOf(byId, id);
    Object.assign(company, { status: 'confirmed', domain, code: null, reason: null, updatedAt: tx.now });
    Object.assign(rowOf.get(id) ?? {}, { status: 'resolving', domain, reason: null, updatedAt: tx.now });
    return company;
  });
  await tx.flush();
  const stillActive = review.excluded.filter(({ id }) => entryOf(byId, id).status !== 'excluded');
  await setFilePermissions(
    tx,
    stillActive.map(({ id }) => id),
    'excluded',
  );
  await setFilePermissions(
    tx,
    confirmedCompanies.map(({ id }) => id),
    'confirmed',
  );
  const added = review.added.map((named) =>
    addCompany(tx, toFoundCompany(named), {
      runId: run.id,
      wave: 0,
      status: 'confirmed',
      mayDraft: run.origin === 'brief',
    }),
  );
  for (const company of [...confirmedCompanies, ...added]) await advanceCompany(tx, company);
  await tx.flush();
  return { confirmed: confirmedCompanies.length + added.length, excluded: excludedCompanies };
}

function toFoundCompany({ name, domain }: { readonly name: string; readonly domain: string | null }) {
  return {
    name,
    domain,
    website: null,
    field: null,
    description: null,
    city: null,
    country: null,
    employees: null,
    phone: null,
    foundIn: 'the reviewed list',
    foundUrl: null,
    reason: `${name} was named by the person who reviewed the list.`,
    people: [],
  };
}
