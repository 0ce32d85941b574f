import type { CompanyInReview, Review } from '../../domain/company-review.ts';
import { entryOf } from '../../domain/map-entry.ts';
import { RunLead } from '../../store/entities/runs.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';
import { advanceCompany } from './advance.ts';
import { addCompany } from '../../store/queries/run-companies.ts';
import { setFilePermissions, listCompaniesWithProposedFiles } from '../../store/queries/run-files.ts';

type Company = Rows['RunCompany'];

/** The companies as a person reviews them: one that goes on, and has new files that wait, is proposed again. */
export async function listCompaniesInReview(
  tx: Tx,
  companies: readonly (Omit<Company, 'domain'> & { domain: string | null })[],
): Promise<CompanyInReview[]> {
  const offering = await listCompaniesWithProposedFiles(
    tx,
    companies.map(({ id }) => id),
  );
  return companies.map(({ id, name, domain, status }) => ({
    id,
    name,
    domain,
    status: offering.has(id) && status !== 'excluded' ? 'proposed' : status,
  }));
}

/** What a person is told of a company that was left out. */
export interface ExcludedCompany {
  readonly name: string;
  readonly domain: string | null;
  readonly reason: string;
}

/**
 * Excludes, confirms and adds companies as a person decided, and plans what comes next for each. The caller holds the
 * run's row and settles the run afterwards. Answers how many go on, and what was left out.
 */
export async function applyCompanyReview(
  tx: Tx,
  run: Rows['Run'],
  companies: readonly Company[],
  review: Review,
): Promise<{ confirmed: number; left: ExcludedCompany[] }> {
  const byId = new Map(companies.map((company) => [company.id, company]));
  // Served by run_lead_run_index.
  const rows = await tx.em.find(RunLead, {
    orgId: tx.orgId,
    runId: run.id,
    leadId: null,
    status: { $in: ['proposed', 'excluded'] },
  });
  const ordered = rows.toSorted(
    (one, other) => Number(one.status === 'proposed') - Number(other.status === 'proposed'),
  );
  const rowOf = new Map(ordered.map((row) => [row.runCompanyId, row]));
  const excludedCompanies = review.excluded.map(({ id, reason }) => {
    const company = entryOf(byId, id);
    // What was granted before goes on; only what is new is left out.
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
  return { confirmed: confirmedCompanies.length + added.length, left: excludedCompanies };
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
    foundIn: 'the person who reviewed the list',
    foundUrl: null,
    reason: `${name} was named by the person who reviewed the list.`,
    people: [],
  };
}
