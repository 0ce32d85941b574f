import { companyNameKey } from '../domain/company-name.ts';
import { mergePeople } from '../domain/merge-found.ts';
import type { FoundCompany, FoundPerson, SearchedSource, NamedCompany } from '../domain/prospect.ts';
import { rankByRoles } from '../domain/roles.ts';
import type { Suppressible } from '../domain/suppressible.ts';
import type { CompanySearchResult } from '../ports/directory.ts';
import type { ContactSearchResult } from '../ports/contact-search.ts';
import type { Ports } from '../ports/ports.ts';
import { ProviderFailed } from '../ports/provider-failed.ts';
import { withAbortFallback, timeoutReport } from './abort-fallback.ts';

export interface CompanyLookupRequest {
  /** Identifies the company by its domain, or without one by its name. */
  readonly named: NamedCompany;
  /** Null means decision makers. */
  readonly role: string | null;
  /** Maximum number of people. */
  readonly limit: number;
  /** Matches in the organisation's own files. */
  readonly own: CompanySearchResult;
  /** Finds suppressed companies and people, which are neither looked up nor returned. */
  readonly findSuppressed: <Subject extends Suppressible>(
    subjects: readonly Subject[],
  ) => Promise<ReadonlySet<Subject>>;
}

export interface CompanyLookupResult {
  readonly company: FoundCompany | null;
  readonly others: readonly FoundCompany[];
  readonly people: readonly (FoundPerson & { readonly why: string })[];
  readonly lookedIn: readonly SearchedSource[];
  /** Why no company or person was found, or null. */
  readonly reason: string | null;
}

const maxOthers = 5;

/**
 * Finds a company and its contacts. Skips and reports providers that are not ready when the signal aborts. Throws
 * ProviderFailed if no provider could be called.
 */
export async function lookUpCompany(
  ports: Ports,
  request: CompanyLookupRequest,
  signal: AbortSignal,
): Promise<CompanyLookupResult> {
  const { candidates, lookedIn } = await findCompanies(ports, request, signal);
  const [company, ...others] = candidates;
  if (company === undefined)
    return { company: null, others: [], people: [], lookedIn, reason: noCompanyReason(request.named) };
  const { domain, website } = company;
  if ((await request.findSuppressed([{ companyDomain: domain, companyWebsite: website }])).size > 0)
    return {
      company,
      others: others.slice(0, maxOthers),
      people: [],
      lookedIn,
      reason: suppressedReason(company),
    };
  const answer = await findPeople(ports, company, request, signal);
  const found = mergePeople([company.people, answer.people]);
  const suppressed = await request.findSuppressed(found);
  const people = rankFittingPeople(
    found.filter((person) => !suppressed.has(person)),
    request,
  );
  return {
    company,
    others: others.slice(0, maxOthers),
    people,
    lookedIn: [...lookedIn, ...answer.lookedIn, ...suppressedReport(suppressed.size)],
    reason: people.length > 0 ? null : nobodyReason(request.role),
  };
}

interface Candidates {
  /** Best match first. */
  readonly candidates: readonly FoundCompany[];
  readonly lookedIn: readonly SearchedSource[];
}

async function findCompanies(
  ports: Ports,
  request: CompanyLookupRequest,
  signal: AbortSignal,
): Promise<Candidates> {
  const { named, own } = request;
  const timeoutResult: CompanySearchResult = {
    companies: [],
    lookedIn: [timeoutReport('the company directories')],
  };
  const lookUp = () =>
    withAbortFallback(
      (until) => ports.directory.lookup(named, { limit: maxOthers + 1, signal: until }),
      timeoutResult,
      signal,
    );
  // A company in a file that only has a similar name must not hide an exact match in a directory.
  const matches = own.companies.filter((company) => matchesName(company, named));
  const similar = own.companies.filter((company) => !matches.includes(company));
  const answer =
    matches.length > 0 ? { companies: [], lookedIn: [] } : await withDomainFallback(named, lookUp);
  const lookedIn = [...own.lookedIn, ...answer.lookedIn];
  const found = [...matches, ...answer.companies, ...similar];
  const { domain } = named;
  if (domain === null) return { candidates: found, lookedIn };
  const company =
    found.find((candidate) => candidate.domain === domain) ?? toFoundCompany({ ...named, domain });
  return { candidates: [company], lookedIn };
}

function matchesName(company: FoundCompany, named: NamedCompany): boolean {
  return named.domain === null
    ? companyNameKey(company.name) === companyNameKey(named.name)
    : company.domain === named.domain;
}

/** If the domain is given, a failing directory does not fail the lookup: the result has fewer facts. */
async function withDomainFallback(
  named: NamedCompany,
  lookUp: () => Promise<CompanySearchResult>,
): Promise<CompanySearchResult> {
  try {
    return await lookUp();
  } catch (thrown) {
    if (named.domain === null || !(thrown instanceof ProviderFailed)) throw thrown;
    return { companies: [], lookedIn: [{ place: thrown.provider, found: 0, note: thrown.message }] };
  }
}

function toFoundCompany({ name, domain, city }: NamedCompany & { readonly domain: string }): FoundCompany {
  return {
    name,
    domain,
    website: `https://${domain}`,
    field: null,
    description: null,
    city,
    country: null,
    employees: null,
    phone: null,
    foundIn: 'the call',
    foundUrl: null,
    people: [],
    reason: 'The call gave the domain; no directory has more about it.',
  };
}

async function findPeople(
  { contactSearch }: Ports,
  { name, domain, city, website, country }: FoundCompany,
  { role, limit }: CompanyLookupRequest,
  signal: AbortSignal,
): Promise<ContactSearchResult> {
  const timeoutResult: ContactSearchResult = { people: [], lookedIn: [timeoutReport('the contact search')] };
  const search = {
    company: { name, domain, city, website, country },
    roles: role === null ? [] : [role],
    person: null,
  };
  return withAbortFallback(
    (until) => contactSearch.find(search, { limit, signal: until }),
    timeoutResult,
    signal,
  );
}

/** With a role, excludes people who neither have it nor are decision makers. */
function rankFittingPeople(
  found: readonly FoundPerson[],
  { role, limit }: CompanyLookupRequest,
): CompanyLookupResult['people'] {
  return rankByRoles(found, role === null ? [] : [role])
    .filter(({ kind, fit }) => role === null || fit.by !== 'none' || kind === 'role_address')
    .slice(0, limit)
    .map(({ fit, ...person }) => ({ ...person, why: fit.why }));
}

function suppressedReason({ name, domain }: FoundCompany): string {
  return `${domain ?? name} is suppressed, so no contacts were searched.`;
}

function suppressedReport(count: number): SearchedSource[] {
  const note = `Left out because they are suppressed: ${count}.`;
  return count === 0 ? [] : [{ place: 'the suppression list', found: count, note }];
}

function noCompanyReason({ name, city }: NamedCompany): string {
  const where = city === null ? '' : ` in ${city}`;
  return `No company named “${name}”${where} was found. Give its domain if you know it.`;
}

function nobodyReason(role: string | null): string {
  return role === null
    ? 'The company was found, but no contacts.'
    : `The company was found, but no contact is ${role} or a decision maker.`;
}
