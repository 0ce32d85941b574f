import { onlyItem } from '../../domain/only-item.ts';
import { hasEnoughPeople } from '../../domain/people-choice.ts';
import { estimateWork, type RunEstimate } from '../../domain/run-estimate.ts';
import { peoplePerCompany } from '../../domain/run.ts';
import { companySiteOf } from '../../domain/company-site.ts';
import type { Rows } from '../../store/rows.ts';
import type { ReadContext } from '../../store/store.ts';
import { type OpenCompany, listOpenCompanies, findOpenUnits } from '../../store/queries/run-estimate.ts';
import { findFreshSites } from '../research/find-fresh.ts';

/** Estimates the highest cost of the remaining work, on top of reserved credits. */
export async function estimateRun(tx: ReadContext, run: Rows['Run']): Promise<RunEstimate> {
  const [companies, units] = await Promise.all([listOpenCompanies(tx, run.id), findOpenUnits(tx, run.id)]);
  const { hosts, drafts, undecided } = onlyItem(units);
  const companyEstimate = await estimateCompanies(tx, companies, peoplePerCompany(run));
  const freshSites = await findFreshSites(tx, hosts);
  return estimateWork({
    ...companyEstimate,
    contacts: companyEstimate.contacts + undecided,
    research: companyEstimate.research + hosts.filter((host) => !freshSites.has(host)).length,
    drafts: companyEstimate.drafts + undecided + drafts,
  });
}

/** Estimates the highest cost of these companies with `perCompany` drafts at each. */
export async function estimateCompanies(
  tx: ReadContext,
  companies: readonly OpenCompany[],
  perCompany: number,
): Promise<RunEstimate> {
  const freshSites = await findFreshSites(
    tx,
    companies.flatMap((company) => siteKeyOf(company) ?? []),
  );
  const toResearch = companies.filter((company) => {
    const siteKey = siteKeyOf(company);
    return siteKey !== null && !freshSites.has(siteKey) && !company.startedKinds.includes('research');
  });
  const toSearch = companies.filter(
    ({ startedKinds, people }) => !startedKinds.includes('contacts') && !hasEnoughPeople(people, perCompany),
  );
  const people = companies.length * perCompany;
  return estimateWork({
    companies: companies.length,
    contacts: people,
    research: toResearch.length,
    enrich: toSearch.length,
    drafts: people,
  });
}

function siteKeyOf({ website, domain }: OpenCompany): string | null {
  return companySiteOf({ companyWebsite: website, companyDomain: domain })?.key ?? null;
}
