import {
  chooseCompany,
  domainOfLead,
  type EnrichmentOptions,
  type Findings,
  type Gaps,
} from '../domain/enrichment.ts';
import type { LeadState } from '../domain/lead.ts';
import type { FoundCompany, SearchedSource } from '../domain/prospect.ts';
import { thoroughReading, type SiteReading } from '../domain/research.ts';
import { companySiteOf, type CompanySite } from '../domain/company-site.ts';
import type { ContactSearchResult } from '../ports/contact-search.ts';
import type { Ports } from '../ports/ports.ts';
import { ProviderFailed } from '../ports/provider-failed.ts';
import { withAbortFallback, timeoutReport } from './abort-fallback.ts';

export interface LeadLookupRequest extends Readonly<EnrichmentOptions> {
  readonly lead: LeadState;
  readonly gaps: Gaps;
}

export interface LeadLookupResult {
  readonly findings: Findings;
  /** The content of the site and the key to store it under. Null if it was not read. */
  readonly siteRead: { readonly siteKey: string; readonly content: SiteReading } | null;
  readonly lookedIn: readonly SearchedSource[];
}

const peopleLimit = 5;
const companyLimit = 6;

/**
 * Looks up the missing data of a lead: its company, its site and its people. Skips and reports providers that are not
 * ready when the signal aborts. Throws ProviderFailed if a required provider fails.
 */
export async function lookUpLead(
  ports: Ports,
  request: LeadLookupRequest,
  signal: AbortSignal,
): Promise<LeadLookupResult> {
  const { lead } = request;
  const { company, lookedIn } = await findCompany(ports, request, signal);
  const address = {
    companyWebsite: lead.companyWebsite || company?.website,
    companyDomain: lead.companyDomain || company?.domain,
  };
  const companySite = companySiteOf(address);
  const [reading, people] = await Promise.all([
    readSite(ports, companySite, request, signal),
    findPeople(ports, { company, companySite }, request, signal),
  ]);
  const page = reading?.ok ? reading.pages[0] : undefined;
  const home = page === undefined ? null : { url: page.url, description: page.description };
  const siteFailure =
    reading === null || reading.ok || companySite === null
      ? []
      : [{ place: companySite.key, found: 0, note: reading.reason }];
  return {
    findings: { company, people: people.people, home },
    siteRead:
      reading === null || companySite === null ? null : { siteKey: companySite.key, content: reading },
    lookedIn: [...lookedIn, ...siteFailure, ...people.lookedIn],
  };
}

interface CompanyOutcome {
  readonly company: FoundCompany | null;
  readonly lookedIn: readonly SearchedSource[];
}

async function findCompany(
  { directory }: Ports,
  { lead, gaps }: LeadLookupRequest,
  signal: AbortSignal,
): Promise<CompanyOutcome> {
  if (!gaps.company) return { company: null, lookedIn: [] };
  const domain = domainOfLead(lead);
  const named = { name: lead.company ?? domain ?? '', domain, city: lead.companyCity ?? lead.city ?? null };
  const timeoutResult = { companies: [], lookedIn: [timeoutReport('the company directories')] };
  try {
    const lookUp = (until: AbortSignal) => directory.lookup(named, { limit: companyLimit, signal: until });
    const { companies, lookedIn } = await withAbortFallback(lookUp, timeoutResult, signal);
    const company = chooseCompany(lead, companies);
    const isAmbiguous = company === null && companies.length > 0;
    return { company, lookedIn: isAmbiguous ? [...lookedIn, severalMatchesReport(companies)] : lookedIn };
  } catch (thrown) {
    // The domain is enough to find the site and its people.
    if (domain === null || !(thrown instanceof ProviderFailed)) throw thrown;
    return { company: null, lookedIn: [{ place: thrown.provider, found: 0, note: thrown.message }] };
  }
}

function severalMatchesReport(companies: readonly FoundCompany[]): SearchedSource {
  const names = companies.map(({ name, domain }) => domain ?? name).join(', ');
  const note = `The lead's company is ambiguous (${names}), so none was used.`;
  return { place: 'the company directories', found: 0, note };
}

async function readSite(
  { site }: Ports,
  companySite: CompanySite | null,
  { gaps, language }: LeadLookupRequest,
  signal: AbortSignal,
) {
  if (companySite === null || !gaps.research) return null;
  const timeoutResult: SiteReading = {
    ok: false,
    failure: 'timed_out',
    reason: `${companySite.key} took too long to read.`,
  };
  const options = language === null ? thoroughReading : { ...thoroughReading, language };
  return withAbortFallback(
    (until) => site.read(companySite.address, { ...options, signal: until }),
    timeoutResult,
    signal,
  );
}

interface FoundAtSite {
  readonly company: FoundCompany | null;
  readonly companySite: CompanySite | null;
}

async function findPeople(
  { contactSearch }: Ports,
  { company, companySite }: FoundAtSite,
  request: LeadLookupRequest,
  signal: AbortSignal,
): Promise<ContactSearchResult> {
  const { lead, gaps, roles } = request;
  if (!gaps.person || companySite === null) return { people: [], lookedIn: [] };
  const { firstName = null, lastName = null, linkedinUrl = null } = lead;
  const hasPerson = Boolean(firstName || lastName || linkedinUrl);
  const search = {
    company: {
      name: lead.company ?? company?.name ?? companySite.key,
      domain: domainOfLead(lead) ?? company?.domain ?? null,
      city: lead.companyCity ?? company?.city ?? null,
      website: lead.companyWebsite ?? company?.website ?? null,
      country: lead.country ?? company?.country ?? null,
    },
    roles,
    person: hasPerson ? { firstName, lastName, linkedinUrl } : null,
  };
  const timeoutResult: ContactSearchResult = { people: [], lookedIn: [timeoutReport('the contact search')] };
  return withAbortFallback(
    (until) => contactSearch.find(search, { limit: peopleLimit, signal: until }),
    timeoutResult,
    signal,
  );
}
