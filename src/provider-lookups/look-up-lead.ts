import {
  chooseCompany,
  domainOfLead,
  type EnrichmentOptions,
  type Findings,
  type Gaps,
} from '../domain/enrichment.ts';
import type { LeadState } from '../domain/lead.ts';
import type { FoundCompany, LookedIn } from '../domain/prospect.ts';
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
  /** The result of reading the site, with the key it is stored under, if it was read. */
  readonly reading: { readonly siteKey: string; readonly reading: SiteReading } | null;
  readonly lookedIn: readonly LookedIn[];
}

const peopleLimit = 5;
const companyLimit = 6;

/**
 * Looks up what a lead lacks: its company, its site and its people. Skips and reports what is not ready at the
 * signal. Throws ProviderFailed if a required provider fails.
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
  const at = companySiteOf(address);
  const [reading, people] = await Promise.all([
    readSite(ports, at, request, signal),
    findPeople(ports, { company, at }, request, signal),
  ]);
  const page = reading?.ok ? reading.pages[0] : undefined;
  const home = page === undefined ? null : { url: page.url, description: page.description };
  const siteFailure =
    reading === null || reading.ok || at === null ? [] : [{ place: at.key, found: 0, note: reading.reason }];
  return {
    findings: { company, people: people.people, home },
    reading: reading === null || at === null ? null : { siteKey: at.key, reading },
    lookedIn: [...lookedIn, ...siteFailure, ...people.lookedIn],
  };
}

interface CompanyOutcome {
  readonly company: FoundCompany | null;
  readonly lookedIn: readonly LookedIn[];
}

async function findCompany(
  { directory }: Ports,
  { lead, gaps }: LeadLookupRequest,
  signal: AbortSignal,
): Promise<CompanyOutcome> {
  if (!gaps.company) return { company: null, lookedIn: [] };
  const domain = domainOfLead(lead);
  const named = { name: lead.company ?? domain ?? '', domain, city: lead.companyCity ?? lead.city ?? null };
  const fallback = { companies: [], lookedIn: [timeoutReport('the company directories')] };
  try {
    const ask = (until: AbortSignal) => directory.lookup(named, { limit: companyLimit, signal: until });
    const { companies, lookedIn } = await withAbortFallback(ask, fallback, signal);
    const company = chooseCompany(lead, companies);
    const isOpen = company === null && companies.length > 0;
    return { company, lookedIn: isOpen ? [...lookedIn, severalMatchesReport(companies)] : lookedIn };
  } catch (thrown) {
    // The domain is enough to find the site and its people.
    if (domain === null || !(thrown instanceof ProviderFailed)) throw thrown;
    return { company: null, lookedIn: [{ place: thrown.provider, found: 0, note: thrown.message }] };
  }
}

function severalMatchesReport(companies: readonly FoundCompany[]): LookedIn {
  const names = companies.map(({ name, domain }) => domain ?? name).join(', ');
  const note = `The lead's company is ambiguous (${names}), so none was used.`;
  return { place: 'the company directories', found: 0, note };
}

async function readSite(
  { site }: Ports,
  at: CompanySite | null,
  { gaps, language }: LeadLookupRequest,
  signal: AbortSignal,
) {
  if (at === null || !gaps.research) return null;
  const fallback: SiteReading = {
    ok: false,
    failure: 'timed_out',
    reason: `${at.key} took too long to read.`,
  };
  const options = language === null ? thoroughReading : { ...thoroughReading, language };
  return withAbortFallback((until) => site.read(at.address, { ...options, signal: until }), fallback, signal);
}

interface FoundAtSite {
  readonly company: FoundCompany | null;
  readonly at: CompanySite | null;
}

async function findPeople(
  { contactSearch }: Ports,
  { company, at }: FoundAtSite,
  request: LeadLookupRequest,
  signal: AbortSignal,
): Promise<ContactSearchResult> {
  const { lead, gaps, roles } = request;
  if (!gaps.person || at === null) return { people: [], lookedIn: [] };
  const { firstName = null, lastName = null, linkedinUrl = null } = lead;
  const isNamed = Boolean(firstName || lastName || linkedinUrl);
  const search = {
    company: {
      name: lead.company ?? company?.name ?? at.key,
      domain: domainOfLead(lead) ?? company?.domain ?? null,
      city: lead.companyCity ?? company?.city ?? null,
      website: lead.companyWebsite ?? company?.website ?? null,
      country: lead.country ?? company?.country ?? null,
    },
    roles,
    person: isNamed ? { firstName, lastName, linkedinUrl } : null,
  };
  const fallback: ContactSearchResult = { people: [], lookedIn: [timeoutReport('the contact search')] };
  return withAbortFallback(
    (until) => contactSearch.find(search, { limit: peopleLimit, signal: until }),
    fallback,
    signal,
  );
}
