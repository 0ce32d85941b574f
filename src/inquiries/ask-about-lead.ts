import {
  chooseCompany,
  domainOfLead,
  type EnrichmentAsked,
  type Findings,
  type Gaps,
} from '../domain/enrichment.ts';
import type { LeadState } from '../domain/lead.ts';
import type { FoundCompany, LookedIn } from '../domain/prospect.ts';
import { thoroughReading, type SiteReading } from '../domain/research.ts';
import { siteHostOf } from '../domain/site-host.ts';
import type { PeopleAnswer } from '../ports/people.ts';
import type { Ports } from '../ports/ports.ts';
import { ProviderFailed } from '../ports/provider-failed.ts';
import { askInTime, tookTooLong } from './ask-in-time.ts';

export interface LeadAsked extends Readonly<EnrichmentAsked> {
  readonly lead: LeadState;
  readonly gaps: Gaps;
}

export interface LeadAnswers {
  readonly findings: Findings;
  /** What the site said, under its host, where it was read. */
  readonly reading: { readonly host: string; readonly reading: SiteReading } | null;
  readonly lookedIn: readonly LookedIn[];
}

const peopleLimit = 5;
const companyLimit = 6;

/**
 * Asks for what a lead lacks: who its company is, what its site says, and its people. What did not come before the
 * signal is left out and said so. Throws ProviderFailed where a provider that had to be asked could not be.
 */
export async function askAboutLead(
  ports: Ports,
  asked: LeadAsked,
  signal: AbortSignal,
): Promise<LeadAnswers> {
  const { lead } = asked;
  const { company, lookedIn } = await findCompany(ports, asked, signal);
  const address = {
    companyWebsite: lead.companyWebsite || company?.website,
    companyDomain: lead.companyDomain || company?.domain,
  };
  const host = siteHostOf(address);
  const [reading, people] = await Promise.all([
    readSite(ports, host, asked, signal),
    findPeople(ports, { company, host }, asked, signal),
  ]);
  const page = reading?.ok ? reading.pages[0] : undefined;
  const home = page === undefined ? null : { url: page.url, description: page.description };
  const siteTrouble =
    reading === null || reading.ok || host === null ? [] : [{ place: host, found: 0, note: reading.reason }];
  return {
    findings: { company, people: people.people, home },
    reading: reading === null || host === null ? null : { host, reading },
    lookedIn: [...lookedIn, ...siteTrouble, ...people.lookedIn],
  };
}

interface FoundOut {
  readonly company: FoundCompany | null;
  readonly lookedIn: readonly LookedIn[];
}

async function findCompany(
  { directory }: Ports,
  { lead, gaps }: LeadAsked,
  signal: AbortSignal,
): Promise<FoundOut> {
  if (!gaps.company) return { company: null, lookedIn: [] };
  const domain = domainOfLead(lead);
  const named = { name: lead.company ?? domain ?? '', domain, city: lead.companyCity ?? lead.city ?? null };
  const late = { companies: [], lookedIn: [tookTooLong('the company directories')] };
  try {
    const ask = (until: AbortSignal) => directory.lookup(named, { limit: companyLimit, signal: until });
    const { companies, lookedIn } = await askInTime(ask, late, signal);
    const company = chooseCompany(lead, companies);
    const isOpen = company === null && companies.length > 0;
    return { company, lookedIn: isOpen ? [...lookedIn, severalFit(companies)] : lookedIn };
  } catch (thrown) {
    // The domain alone leads to the site and its people.
    if (domain === null || !(thrown instanceof ProviderFailed)) throw thrown;
    return { company: null, lookedIn: [{ place: thrown.provider, found: 0, note: thrown.message }] };
  }
}

function severalFit(companies: readonly FoundCompany[]): LookedIn {
  const names = companies.map(({ name, domain }) => domain ?? name).join(', ');
  const note = `It is not certain which company the lead means (${names}), so nothing of them was taken.`;
  return { place: 'the company directories', found: 0, note };
}

async function readSite(
  { site }: Ports,
  host: string | null,
  { gaps, language }: LeadAsked,
  signal: AbortSignal,
) {
  if (host === null || !gaps.research) return null;
  const late: SiteReading = { ok: false, failure: 'timed_out', reason: `${host} took too long to read.` };
  const options = language === null ? thoroughReading : { ...thoroughReading, language };
  return askInTime((until) => site.read(host, { ...options, signal: until }), late, signal);
}

interface AtCompany {
  readonly company: FoundCompany | null;
  readonly host: string | null;
}

async function findPeople(
  { people }: Ports,
  at: AtCompany,
  asked: LeadAsked,
  signal: AbortSignal,
): Promise<PeopleAnswer> {
  const { company, host } = at;
  const { lead, gaps, roles } = asked;
  if (!gaps.person || host === null) return { people: [], lookedIn: [] };
  const { firstName = null, lastName = null, linkedinUrl = null } = lead;
  const isSomebody = Boolean(firstName || lastName || linkedinUrl);
  const wanted = {
    company: {
      name: lead.company ?? company?.name ?? host,
      domain: domainOfLead(lead) ?? company?.domain ?? null,
      city: lead.companyCity ?? company?.city ?? null,
      website: lead.companyWebsite ?? company?.website ?? null,
      country: lead.country ?? company?.country ?? null,
    },
    roles,
    person: isSomebody ? { firstName, lastName, linkedinUrl } : null,
  };
  const late: PeopleAnswer = { people: [], lookedIn: [tookTooLong('the search for people')] };
  return askInTime((until) => people.find(wanted, { limit: peopleLimit, signal: until }), late, signal);
}
