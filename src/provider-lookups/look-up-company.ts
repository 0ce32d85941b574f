import { companyNameKey } from '../domain/company-name.ts';
import { mergePeople } from '../domain/merge-found.ts';
import type { FoundCompany, FoundPerson, LookedIn, NamedCompany } from '../domain/prospect.ts';
import { rankByRoles } from '../domain/roles.ts';
import type { Suppressible } from '../domain/suppressible.ts';
import type { CompanySearchResult } from '../ports/directory.ts';
import type { ContactSearchResult } from '../ports/contact-search.ts';
import type { Ports } from '../ports/ports.ts';
import { ProviderFailed } from '../ports/provider-failed.ts';
import { withAbortFallback, timeoutReport } from './abort-fallback.ts';

export interface CompanyLookupRequest {
  /** A domain that is given is the company's; else one that goes by the name is looked for. */
  readonly named: NamedCompany;
  /** Null: whoever decides. */
  readonly role: string | null;
  /** Of people. */
  readonly limit: number;
  /** What the organisation's own files say of companies of this name. */
  readonly own: CompanySearchResult;
  /** Those of the companies and people who must not be written to: they are neither asked about nor told. */
  readonly findSuppressed: <Told extends Suppressible>(told: readonly Told[]) => Promise<ReadonlySet<Told>>;
}

export interface CompanyLookupResult {
  readonly company: FoundCompany | null;
  readonly others: readonly FoundCompany[];
  readonly people: readonly (FoundPerson & { readonly why: string })[];
  readonly lookedIn: readonly LookedIn[];
  /** Why there is no company, or nobody; null where there is somebody. */
  readonly reason: string | null;
}

const maxOthers = 5;

/**
 * Finds a company and the people to reach there. What did not come before the signal is left out and said so. Throws
 * ProviderFailed where nobody could be asked.
 */
export async function lookUpCompany(
  ports: Ports,
  asked: CompanyLookupRequest,
  signal: AbortSignal,
): Promise<CompanyLookupResult> {
  const { candidates, lookedIn } = await findCompanies(ports, asked, signal);
  const [company, ...others] = candidates;
  if (company === undefined)
    return { company: null, others: [], people: [], lookedIn, reason: noCompanyReason(asked.named) };
  const { domain, website } = company;
  if ((await asked.findSuppressed([{ companyDomain: domain, companyWebsite: website }])).size > 0)
    return {
      company,
      others: others.slice(0, maxOthers),
      people: [],
      lookedIn,
      reason: suppressedReason(company),
    };
  const answer = await findPeople(ports, company, asked, signal);
  const found = mergePeople([company.people, answer.people]);
  const suppressed = await asked.findSuppressed(found);
  const people = rankFittingPeople(
    found.filter((person) => !suppressed.has(person)),
    asked,
  );
  return {
    company,
    others: others.slice(0, maxOthers),
    people,
    lookedIn: [...lookedIn, ...answer.lookedIn, ...suppressedReport(suppressed.size)],
    reason: people.length > 0 ? null : nobodyReason(asked.role),
  };
}

interface Candidates {
  /** The best first. */
  readonly candidates: readonly FoundCompany[];
  readonly lookedIn: readonly LookedIn[];
}

async function findCompanies(
  ports: Ports,
  asked: CompanyLookupRequest,
  signal: AbortSignal,
): Promise<Candidates> {
  const { named, own } = asked;
  const late: CompanySearchResult = { companies: [], lookedIn: [timeoutReport('the company directories')] };
  const ask = () =>
    withAbortFallback(
      (until) => ports.directory.lookup(named, { limit: maxOthers + 1, signal: until }),
      late,
      signal,
    );
  // A file's company whose name only begins like the one asked for does not stand in the way of another's that has it.
  const matches = own.companies.filter((company) => matchesName(company, named));
  const near = own.companies.filter((company) => !matches.includes(company));
  const answer = matches.length > 0 ? { companies: [], lookedIn: [] } : await withDomainFallback(named, ask);
  const lookedIn = [...own.lookedIn, ...answer.lookedIn];
  const found = [...matches, ...answer.companies, ...near];
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

/** Where the domain is given, a directory that cannot be asked only leaves the facts out. */
async function withDomainFallback(
  named: NamedCompany,
  ask: () => Promise<CompanySearchResult>,
): Promise<CompanySearchResult> {
  try {
    return await ask();
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
    reason: 'The call gave the domain; no directory knows more about it.',
  };
}

async function findPeople(
  { contactSearch }: Ports,
  { name, domain, city, website, country }: FoundCompany,
  { role, limit }: CompanyLookupRequest,
  signal: AbortSignal,
): Promise<ContactSearchResult> {
  const late: ContactSearchResult = { people: [], lookedIn: [timeoutReport('the search for people')] };
  const wanted = {
    company: { name, domain, city, website, country },
    roles: role === null ? [] : [role],
    person: null,
  };
  return withAbortFallback((until) => contactSearch.find(wanted, { limit, signal: until }), late, signal);
}

/** With a role those who neither have it nor decide are left out. */
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
  return `Nobody at ${domain ?? name} may be written to, so nobody was looked for there.`;
}

function suppressedReport(count: number): LookedIn[] {
  const note = `${count} of those who were found must not be written to, and are left out.`;
  return count === 0 ? [] : [{ place: 'those who must not be written to', found: count, note }];
}

function noCompanyReason({ name, city }: NamedCompany): string {
  const where = city === null ? '' : ` in ${city}`;
  return `No company that goes by “${name}”${where} was found. Give its domain if you know it.`;
}

function nobodyReason(role: string | null): string {
  return role === null
    ? 'The company was found, and nobody at it is named where we looked.'
    : `The company was found, and nobody who is ${role} or decides is named where we looked.`;
}
