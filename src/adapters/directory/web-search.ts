import { cleanName } from '../../domain/untrusted-text.ts';
import { companyDomain } from '../../domain/company-domain.ts';
import { companyNameKey } from '../../domain/company-name.ts';
import { countryName, readCountry } from '../../domain/country.ts';
import { cleanCompanies, type RawCompany } from '../../domain/found-companies.ts';
import type { CompanyCriteria } from '../../domain/prospect.ts';
import type { CompanyDirectory } from '../../ports/directory.ts';
import type { SearchResult, WebSearch } from '../../ports/search.ts';
import { buildCompanySearchResult, filterByName } from './company-search-result.ts';

/**
 * Finds companies by their web sites, one per registrable domain and without portals. Search results show neither size
 * nor location. So sites with domains of other countries are excluded, and the result names the unchecked criteria.
 */
export function createWebSearchDirectory(search: WebSearch): CompanyDirectory {
  return {
    async search(criteria, { limit, signal }) {
      const filter = {
        foundIn: search.name,
        criteria,
        narrowedBy: uncheckableCriteria,
        needsSite: true,
        limit,
      };
      const rawCompanies: RawCompany[] = [];
      for (const { query, country } of queriesFor(criteria)) {
        const results = await search.search(query, { limit: resultLimit(limit), country, signal });
        rawCompanies.push(
          ...results.map((result) =>
            toRawCompany(result, `Its site was found for “${query}” in ${search.name}.`),
          ),
        );
        if (cleanCompanies(rawCompanies, filter).kept.length >= limit) break;
      }
      return buildCompanySearchResult(
        search.name,
        cleanCompanies(rawCompanies, filter),
        uncheckedNote(criteria),
      );
    },

    async lookup({ name, city, domain }, { limit, signal }) {
      const query = [`"${name}"`, city, domain].filter((part) => part !== null && part !== '""').join(' ');
      const results = await search.search(query, { limit: 20, signal });
      const rawCompanies = results.map((result) =>
        toRawCompany(result, `Its site was found for ${query} in ${search.name}.`),
      );
      const filter = {
        foundIn: search.name,
        criteria: null,
        narrowedBy: uncheckableCriteria,
        needsSite: true,
        domain,
        limit: 20,
      };
      const cleaned = cleanCompanies(rawCompanies, filter);
      return buildCompanySearchResult(
        search.name,
        domain === null ? filterByName(cleaned, name, limit) : cleaned,
      );
    },
  };
}

const uncheckableCriteria = ['countries', 'cities', 'sizes'] as const;
const maxQueries = 6;

/** Requests more results than companies, because many share a site or belong to a portal. */
function resultLimit(limit: number): number {
  return Math.min(60, limit * 3);
}

function queriesFor(criteria: CompanyCriteria): { query: string; country: string | undefined }[] {
  const subjects = criteria.fields.length > 0 ? criteria.fields : [criteria.words];
  const [onlyCountry] = criteria.countries.length === 1 ? criteria.countries : [];
  const cities = criteria.cities.map((city) => ({ location: city, country: onlyCountry }));
  const countries = criteria.countries.map((country) => ({ location: countryName(country), country }));
  const anywhere = [{ location: '', country: undefined }];
  const locations: { location: string; country: string | undefined }[] =
    [cities, countries].find((group) => group.length > 0) ?? anywhere;
  return locations
    .flatMap(({ location, country }) =>
      subjects.map((subject) => ({ query: `${subject} ${location}`.trim(), country })),
    )
    .slice(0, maxQueries);
}

function uncheckedNote(criteria: CompanyCriteria): string | null {
  const unshown = [
    ...(criteria.countries.length + criteria.cities.length > 0 ? ['seat'] : []),
    ...(criteria.sizes.length > 0 ? ['size'] : []),
  ];
  return unshown.length === 0
    ? null
    : `A web search does not show ${unshown.join(' or ')}. Check each company.`;
}

function toRawCompany({ url, title, description }: SearchResult, reason: string): RawCompany {
  const { hostname, origin } = new URL(url);
  return {
    name: companyNameFrom(title, companyDomain(hostname) ?? hostname),
    website: origin,
    description,
    country: countryOf(hostname),
    foundUrl: url,
    reason,
  };
}

/**
 * Returns the part of a page's title that matches its domain, such as "Koivu Oy" of "Bread daily | Koivu Oy" at
 * koivu.fi. Returns the domain if no part matches.
 */
function companyNameFrom(title: string, domain: string): string {
  const label = lettersOf(domain.slice(0, domain.indexOf('.')));
  const parts = title.split(/\s[-–—|·:»•]\s|[|»•]/u).map((part) => cleanName(part, 80));
  const fits = (part: string): boolean => {
    const key = lettersOf(companyNameKey(part));
    return (
      key.length >= 2 &&
      (label === key || (key.length >= 4 && label.startsWith(key)) || key.startsWith(label))
    );
  };
  return parts.find((part) => part !== null && fits(part)) ?? domain;
}

function lettersOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}

function countryOf(hostname: string): string | null {
  const suffix = hostname.slice(hostname.lastIndexOf('.') + 1).toUpperCase();
  return suffix.length !== 2 || genericCountryDomains.has(suffix) ? null : readCountry(suffix);
}

/** Country domains that are sold worldwide, so they do not indicate a country. */
const genericCountryDomains = new Set(
  'AC AI BZ CC CO FM GG GL IM IO LA LY ME MN MS NU SC SH SO TK TO TV VC WS'.split(' '),
);
