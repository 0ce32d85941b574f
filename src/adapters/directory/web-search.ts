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
 * Finds companies by their own sites in a web search, one per registrable domain, without portals. A result shows
 * neither size nor location. So domains of other countries are excluded, and the result names the unchecked criteria.
 */
export function createWebSearchDirectory(search: WebSearch): CompanyDirectory {
  return {
    async search(criteria, { limit, signal }) {
      const asked = {
        foundIn: search.name,
        criteria,
        narrowedBy: uncheckableCriteria,
        needsSite: true,
        limit,
      };
      const rawCompanies: RawCompany[] = [];
      for (const { words, country } of queriesFor(criteria)) {
        const results = await search.search(words, { limit: resultLimit(limit), country, signal });
        rawCompanies.push(
          ...results.map((result) =>
            toRawCompany(result, `Its site was found for “${words}” in ${search.name}.`),
          ),
        );
        if (cleanCompanies(rawCompanies, asked).kept.length >= limit) break;
      }
      return buildCompanySearchResult(
        search.name,
        cleanCompanies(rawCompanies, asked),
        uncheckedNote(criteria),
      );
    },

    async lookup({ name, city, domain }, { limit, signal }) {
      const words = [`"${name}"`, city, domain].filter((part) => part !== null && part !== '""').join(' ');
      const results = await search.search(words, { limit: 20, signal });
      const rawCompanies = results.map((result) =>
        toRawCompany(result, `Its site was found for ${words} in ${search.name}.`),
      );
      const asked = {
        foundIn: search.name,
        criteria: null,
        narrowedBy: uncheckableCriteria,
        needsSite: true,
        domain,
        limit: 20,
      };
      const cleaned = cleanCompanies(rawCompanies, asked);
      return buildCompanySearchResult(
        search.name,
        domain === null ? filterByName(cleaned, name, limit) : cleaned,
      );
    },
  };
}

const uncheckableCriteria = ['countries', 'cities', 'sizes'] as const;
const maxQueries = 6;

/** Many results share a site or belong to a portal. */
function resultLimit(limit: number): number {
  return Math.min(60, limit * 3);
}

function queriesFor(criteria: CompanyCriteria): { words: string; country: string | undefined }[] {
  const subjects = criteria.fields.length > 0 ? criteria.fields : [criteria.words];
  const [onlyCountry] = criteria.countries.length === 1 ? criteria.countries : [];
  const cities = criteria.cities.map((city) => ({ place: city, country: onlyCountry }));
  const countries = criteria.countries.map((country) => ({ place: countryName(country), country }));
  const anywhere = [{ place: '', country: undefined }];
  const locations: { place: string; country: string | undefined }[] =
    [cities, countries].find((each) => each.length > 0) ?? anywhere;
  return locations
    .flatMap(({ place: location, country }) =>
      subjects.map((subject) => ({ words: `${subject} ${location}`.trim(), country })),
    )
    .slice(0, maxQueries);
}

function uncheckedNote(criteria: CompanyCriteria): string | null {
  const matters = [
    ...(criteria.countries.length + criteria.cities.length > 0 ? ['seat'] : []),
    ...(criteria.sizes.length > 0 ? ['size'] : []),
  ];
  return matters.length === 0
    ? null
    : `A web search does not show ${matters.join(' or ')}. Check each company.`;
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
 * The part of a page's title that its domain spells, as in "Bread daily | Koivu Oy" at koivu.fi. Without such a part,
 * the domain itself.
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
  const last = hostname.slice(hostname.lastIndexOf('.') + 1).toUpperCase();
  return last.length !== 2 || genericCountryDomains.has(last) ? null : readCountry(last);
}

/** Country domains that are sold worldwide. */
const genericCountryDomains = new Set(
  'AC AI BZ CC CO FM GG GL IM IO LA LY ME MN MS NU SC SH SO TK TO TV VC WS'.split(' '),
);
