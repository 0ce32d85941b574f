import { cleanHeadcount, cleanName, cleanPhone, cleanProse, cleanWebAddress } from './untrusted-text.ts';
import { companyDomain } from './company-domain.ts';
import { readCountry } from './country.ts';
import { fold } from './folding.ts';
import { createSkipCounts, type SkipCounts } from './skip-counts.ts';
import { isPortal } from './portal.ts';
import type { CompanyCriteria, FoundCompany } from './prospect.ts';

/** A company as somebody else tells of it. Nothing of it is believed yet, not even the types. */
export interface RawCompany {
  readonly name: unknown;
  /** A domain or web address; what the site says of the domain goes first. */
  readonly domain?: unknown;
  readonly website?: unknown;
  readonly field?: unknown;
  readonly description?: unknown;
  readonly city?: unknown;
  /** A code or a name. */
  readonly country?: unknown;
  readonly employees?: unknown;
  readonly phone?: unknown;
  readonly foundUrl?: unknown;
  /** Why it fits, in one sentence in our own words that names what matched. */
  readonly reason: string;
}

export interface CompanyFilter {
  /** Where the claims come from, for people: `Apollo`. */
  readonly foundIn: string;
  readonly criteria: Pick<CompanyCriteria, 'countries' | 'cities' | 'sizes' | 'excludedDomains'> | null;
  /**
   * What the source itself narrowed its answer by. There a claim that leaves the matter open is taken, and a city,
   * which has names in many languages, is not compared; elsewhere an open matter loses the claim.
   */
  readonly narrowedBy: readonly ('countries' | 'cities' | 'sizes')[];
  /** Only the company of this registrable domain is asked for. */
  readonly domain?: string | null;
  /** A company without a site of its own is nothing that was found. */
  readonly needsSite?: boolean;
  readonly limit: number;
}

export interface CleanedList<Kept> {
  /** In the order of the claims, at most `limit`. */
  readonly kept: readonly Kept[];
  /** How many claims were left out and why, as a sentence; null where none was. */
  readonly leftOut: string | null;
}

/** Keeps of claims what is well formed and was asked for: each company once, and at most `limit`. */
export function cleanCompanies(
  rawCompanies: readonly RawCompany[],
  asked: CompanyFilter,
): CleanedList<FoundCompany> {
  const skipCounts = createSkipCounts();
  const known = new Set<string>();
  const kept: FoundCompany[] = [];
  for (const [index, rawCompany] of rawCompanies.entries()) {
    // Whoever sends thousands of rows for ten is not read to the end.
    if (kept.length >= asked.limit || index >= maxRawRows) {
      skipCounts.add('beyond the number asked for');
      continue;
    }
    const company = cleanCompany(rawCompany, asked, skipCounts);
    if (company === null) continue;
    const key = company.domain ?? fold(`${company.name}\n${company.city ?? ''}\n${company.country ?? ''}`);
    if (known.has(key)) skipCounts.add('named twice');
    else kept.push(company);
    known.add(key);
  }
  return { kept, leftOut: skipCounts.format() };
}

/** More than any page of any source holds. */
export const maxRawRows = 1_000;

function cleanCompany(
  rawCompany: RawCompany,
  asked: CompanyFilter,
  skipCounts: SkipCounts,
): FoundCompany | null {
  const name = cleanName(rawCompany.name, 150);
  if (name === null) return skipCounts.add('without a proper name');
  const company: FoundCompany = {
    name,
    ...cleanSite(rawCompany),
    field: cleanName(rawCompany.field, 100),
    description: cleanProse(rawCompany.description, 600),
    city: cleanName(rawCompany.city, 80),
    country: cleanCountry(rawCompany.country),
    employees: cleanHeadcount(rawCompany.employees),
    phone: cleanPhone(rawCompany.phone),
    foundIn: asked.foundIn,
    foundUrl: cleanWebAddress(rawCompany.foundUrl),
    reason: rawCompany.reason,
    people: [],
  };
  if (asked.needsSite && company.domain === null) return skipCounts.add('without a site of its own');
  if (asked.domain && company.domain !== asked.domain) return skipCounts.add('of another domain');
  const unfit = asked.criteria === null ? null : mismatchReason(company, asked.criteria, asked.narrowedBy);
  return unfit === null ? company : skipCounts.add(unfit);
}

/** A page at a portal, or a mail provider's, is no site of the company, and its domain would make strangers one. */
function cleanSite({ website, domain }: RawCompany): Pick<FoundCompany, 'domain' | 'website'> {
  const site = cleanWebAddress(website);
  const own = ownDomain(site);
  if (own !== null) return { domain: own, website: site };
  return { domain: ownDomain(cleanWebAddress(domain)), website: null };
}

function ownDomain(address: string | null): string | null {
  const domain = address === null ? null : companyDomain(address);
  return domain === null || isPortal(domain) ? null : domain;
}

function cleanCountry(input: unknown): string | null {
  return typeof input === 'string' && input.length <= 100 ? readCountry(input) : null;
}

function mismatchReason(
  { domain, country, city, employees }: FoundCompany,
  criteria: NonNullable<CompanyFilter['criteria']>,
  narrowedBy: CompanyFilter['narrowedBy'],
): string | null {
  if (domain !== null && criteria.excludedDomains.includes(domain)) return 'known already or not wanted';
  if (criteria.countries.length > 0) {
    if (country === null && !narrowedBy.includes('countries')) return 'without a country';
    if (country !== null && !criteria.countries.includes(country)) return 'in another country';
  }
  if (criteria.cities.length > 0 && !narrowedBy.includes('cities')) {
    if (city === null) return 'without a city';
    if (!criteria.cities.some((wanted) => cityKey(wanted) === cityKey(city))) return 'in another city';
  }
  if (criteria.sizes.length > 0) {
    if (employees === null && !narrowedBy.includes('sizes')) return 'of unknown size';
    if (employees !== null && !criteria.sizes.some((size) => isWithin(employees, size)))
      return 'of another size';
  }
  return null;
}

/** Cities are written with and without marks: Malmö, Malmo. */
function cityKey(city: string): string {
  return fold(city).normalize('NFD').replace(/\p{M}/gu, '');
}

function isWithin(employees: number, { from, to }: CompanyCriteria['sizes'][number]): boolean {
  return employees >= (from ?? 0) && employees <= (to ?? Infinity);
}
