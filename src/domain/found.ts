import { cleanHeadcount, cleanName, cleanPhone, cleanProse, cleanWebAddress } from './claimed-text.ts';
import { companyDomain } from './company-domain.ts';
import { readCountry } from './country.ts';
import { fold } from './folding.ts';
import { countLosses, type Losses } from './losses.ts';
import { isPortal } from './portal.ts';
import type { CompanyWish, FoundCompany } from './prospect.ts';

/** A company as somebody else tells of it. Nothing of it is believed yet, not even the types. */
export interface CompanyClaim {
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

export interface CompaniesAsked {
  /** Where the claims come from, for people: `Apollo`. */
  readonly foundIn: string;
  readonly wish: Pick<CompanyWish, 'countries' | 'cities' | 'sizes' | 'excludedDomains'> | null;
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

export interface Cleaned<Kept> {
  /** In the order of the claims, at most `limit`. */
  readonly kept: readonly Kept[];
  /** How many claims were left out and why, as a sentence; null where none was. */
  readonly leftOut: string | null;
}

/** Keeps of claims what is well formed and was asked for: each company once, and at most `limit`. */
export function cleanCompanies(
  claims: readonly CompanyClaim[],
  asked: CompaniesAsked,
): Cleaned<FoundCompany> {
  const losses = countLosses();
  const known = new Set<string>();
  const kept: FoundCompany[] = [];
  for (const [index, claim] of claims.entries()) {
    // Whoever sends thousands of rows for ten is not read to the end.
    if (kept.length >= asked.limit || index >= mostClaims) {
      losses.add('beyond the number asked for');
      continue;
    }
    const company = cleanCompany(claim, asked, losses);
    if (company === null) continue;
    const key = company.domain ?? fold(`${company.name}\n${company.city ?? ''}\n${company.country ?? ''}`);
    if (known.has(key)) losses.add('named twice');
    else kept.push(company);
    known.add(key);
  }
  return { kept, leftOut: losses.tell() };
}

/** More than any page of any source holds. */
export const mostClaims = 1_000;

function cleanCompany(claim: CompanyClaim, asked: CompaniesAsked, losses: Losses): FoundCompany | null {
  const name = cleanName(claim.name, 150);
  if (name === null) return losses.add('without a proper name');
  const company: FoundCompany = {
    name,
    ...cleanSite(claim),
    field: cleanName(claim.field, 100),
    description: cleanProse(claim.description, 600),
    city: cleanName(claim.city, 80),
    country: cleanCountry(claim.country),
    employees: cleanHeadcount(claim.employees),
    phone: cleanPhone(claim.phone),
    foundIn: asked.foundIn,
    foundUrl: cleanWebAddress(claim.foundUrl),
    reason: claim.reason,
    people: [],
  };
  if (asked.needsSite && company.domain === null) return losses.add('without a site of its own');
  if (asked.domain && company.domain !== asked.domain) return losses.add('of another domain');
  const unfit = asked.wish === null ? null : whyUnfit(company, asked.wish, asked.narrowedBy);
  return unfit === null ? company : losses.add(unfit);
}

/** A page at a portal, or a mail provider's, is no site of the company, and its domain would make strangers one. */
function cleanSite({ website, domain }: CompanyClaim): Pick<FoundCompany, 'domain' | 'website'> {
  const site = cleanWebAddress(website);
  const own = ownDomain(site);
  if (own !== null) return { domain: own, website: site };
  return { domain: ownDomain(cleanWebAddress(domain)), website: null };
}

function ownDomain(address: string | null): string | null {
  const domain = address === null ? null : companyDomain(address);
  return domain === null || isPortal(domain) ? null : domain;
}

function cleanCountry(claimed: unknown): string | null {
  return typeof claimed === 'string' && claimed.length <= 100 ? readCountry(claimed) : null;
}

function whyUnfit(
  { domain, country, city, employees }: FoundCompany,
  wish: NonNullable<CompaniesAsked['wish']>,
  narrowedBy: CompaniesAsked['narrowedBy'],
): string | null {
  if (domain !== null && wish.excludedDomains.includes(domain)) return 'known already or not wanted';
  if (wish.countries.length > 0) {
    if (country === null && !narrowedBy.includes('countries')) return 'without a country';
    if (country !== null && !wish.countries.includes(country)) return 'in another country';
  }
  if (wish.cities.length > 0 && !narrowedBy.includes('cities')) {
    if (city === null) return 'without a city';
    if (!wish.cities.some((wanted) => cityKey(wanted) === cityKey(city))) return 'in another city';
  }
  if (wish.sizes.length > 0) {
    if (employees === null && !narrowedBy.includes('sizes')) return 'of unknown size';
    if (employees !== null && !wish.sizes.some((size) => isWithin(employees, size))) return 'of another size';
  }
  return null;
}

/** Cities are written with and without marks: Malmö, Malmo. */
function cityKey(city: string): string {
  return fold(city).normalize('NFD').replace(/\p{M}/gu, '');
}

function isWithin(employees: number, { from, to }: CompanyWish['sizes'][number]): boolean {
  return employees >= (from ?? 0) && employees <= (to ?? Infinity);
}
