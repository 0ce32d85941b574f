import { cleanHeadcount, cleanName, cleanPhone, cleanProse, cleanWebAddress } from './untrusted-text.ts';
import { companyDomain } from './company-domain.ts';
import { readCountry } from './country.ts';
import { fold } from './folding.ts';
import { createSkipCounts, type SkipCounts } from './skip-counts.ts';
import { isPortal } from './portal.ts';
import type { CompanyCriteria, FoundCompany } from './prospect.ts';

/** An unverified company from a provider. Not even the types can be trusted. */
export interface RawCompany {
  readonly name: unknown;
  /** A domain or web address. The domain of the site takes precedence. */
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
  /** A sentence by the adapter that explains which criteria the company matches. */
  readonly reason: string;
}

export interface CompanyFilter {
  /** The provider's name for people, such as `Apollo`. */
  readonly foundIn: string;
  readonly criteria: Pick<CompanyCriteria, 'countries' | 'cities' | 'sizes' | 'excludedDomains'> | null;
  /**
   * The criteria that the provider already applied. For these, missing values are accepted, and cities are not
   * compared because their names differ between languages. For other criteria, a missing value excludes the company.
   */
  readonly narrowedBy: readonly ('countries' | 'cities' | 'sizes')[];
  /** Accepts only the company of this registrable domain. */
  readonly domain?: string | null;
  /** Skips companies without a separate site. */
  readonly needsSite?: boolean;
  readonly limit: number;
}

export interface CleanedList<Kept> {
  /** In the order of the input, at most `limit`. */
  readonly kept: readonly Kept[];
  /** A sentence with the number of omitted items and the reasons; null if none were omitted. */
  readonly leftOutNote: string | null;
}

/** Selects valid companies that match the request: each once, at most `limit`. */
export function cleanCompanies(
  rawCompanies: readonly RawCompany[],
  filter: CompanyFilter,
): CleanedList<FoundCompany> {
  const skipCounts = createSkipCounts();
  const knownKeys = new Set<string>();
  const kept: FoundCompany[] = [];
  for (const [index, rawCompany] of rawCompanies.entries()) {
    // Limits the work if a provider sends thousands of rows for a request of ten.
    if (kept.length >= filter.limit || index >= maxRawRows) {
      skipCounts.add('beyond the requested number');
      continue;
    }
    const company = cleanCompany(rawCompany, filter, skipCounts);
    if (company === null) continue;
    const key = company.domain ?? fold(`${company.name}\n${company.city ?? ''}\n${company.country ?? ''}`);
    if (knownKeys.has(key)) skipCounts.add('named twice');
    else kept.push(company);
    knownKeys.add(key);
  }
  return { kept, leftOutNote: skipCounts.format() };
}

/** Exceeds the page size of every provider. */
export const maxRawRows = 1_000;

function cleanCompany(
  rawCompany: RawCompany,
  filter: CompanyFilter,
  skipCounts: SkipCounts,
): FoundCompany | null {
  const name = cleanName(rawCompany.name, 150);
  if (name === null) return skipCounts.add('without a valid name');
  const company: FoundCompany = {
    name,
    ...cleanSite(rawCompany),
    field: cleanName(rawCompany.field, 100),
    description: cleanProse(rawCompany.description, 600),
    city: cleanName(rawCompany.city, 80),
    country: cleanCountry(rawCompany.country),
    employees: cleanHeadcount(rawCompany.employees),
    phone: cleanPhone(rawCompany.phone),
    foundIn: filter.foundIn,
    foundUrl: cleanWebAddress(rawCompany.foundUrl),
    reason: rawCompany.reason,
    people: [],
  };
  if (filter.needsSite && company.domain === null) return skipCounts.add('without a site of its own');
  if (filter.domain && company.domain !== filter.domain) return skipCounts.add('of another domain');
  const mismatch =
    filter.criteria === null ? null : mismatchReason(company, filter.criteria, filter.narrowedBy);
  return mismatch === null ? company : skipCounts.add(mismatch);
}

/** Ignores pages of portals and mail providers: sharing their domain would merge unrelated companies. */
function cleanSite({ website, domain }: RawCompany): Pick<FoundCompany, 'domain' | 'website'> {
  const site = cleanWebAddress(website);
  const siteDomain = ownDomain(site);
  if (siteDomain !== null) return { domain: siteDomain, website: site };
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
  if (domain !== null && criteria.excludedDomains.includes(domain)) return 'known or excluded';
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

/** Sources write city names with and without diacritics, such as Malmö and Malmo. */
function cityKey(city: string): string {
  return fold(city).normalize('NFD').replace(/\p{M}/gu, '');
}

function isWithin(employees: number, { from, to }: CompanyCriteria['sizes'][number]): boolean {
  return employees >= (from ?? 0) && employees <= (to ?? Infinity);
}
