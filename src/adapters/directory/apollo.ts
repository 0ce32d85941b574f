import { countryName } from '../../domain/country.ts';
import {
  type CleanedList,
  cleanCompanies,
  type CompanyFilter,
  type RawCompany,
} from '../../domain/found-companies.ts';
import type { CompanyCriteria, FoundCompany, SizeRange } from '../../domain/prospect.ts';
import type { CompanyDirectory } from '../../ports/directory.ts';
import type { Provider } from '../provider.ts';
import { type Fields, fieldsOf, rowsIfAny, rowsOf } from '../provider-response.ts';
import { buildCompanySearchResult, buildEmptySearchResult, filterByName } from './company-search-result.ts';

/**
 * Finds companies in Apollo. Searches by criteria and name use Organization Search (`POST /mixed_companies/search`, one
 * credit per page). Lookups by domain use Organization Enrichment (`GET /organizations/enrich`, one credit per
 * company).
 */
export function createApolloDirectory(apollo: Provider): CompanyDirectory {
  return {
    async search(criteria, options) {
      if (criteria.fields.length === 0 && criteria.sizes.length === 0)
        return buildEmptySearchResult(
          foundIn,
          'It searches by field of business or size, and the criteria have neither.',
        );
      const filter = {
        foundIn,
        criteria,
        narrowedBy: ['countries', 'cities', 'sizes'],
        limit: options.limit,
      } as const;
      const request = { query: toQuery(criteria), reason: reasonFor(criteria) };
      return buildCompanySearchResult(foundIn, await searchPages(apollo, request, filter, options.signal));
    },

    async lookup({ name, domain, city }, { limit, signal }) {
      if (domain !== null) {
        const rawCompanies = await enrich(apollo, domain, signal);
        return buildCompanySearchResult(
          foundIn,
          cleanCompanies(rawCompanies, { foundIn, criteria: null, narrowedBy: [], domain, limit }),
        );
      }
      const location = city === null ? [] : [['organization_locations[]', city] as const];
      const request = {
        query: [['q_organization_name', name] as const, ...location],
        reason: 'Apollo has a company with this name.',
      };
      const filter = { foundIn, criteria: null, narrowedBy: [], limit: maxNameMatches };
      return buildCompanySearchResult(
        foundIn,
        filterByName(await searchPages(apollo, request, filter, signal), name, limit),
      );
    },
  };
}

const foundIn = 'Apollo';
const maxNameMatches = 25;

interface PageRequest {
  readonly query: Query;
  readonly reason: string;
}

type Query = readonly (readonly [name: string, value: string])[];

function toQuery(criteria: CompanyCriteria): Query {
  const countries = criteria.countries.map((code) => countryName(code));
  const [onlyCountry] = countries.length === 1 ? countries : [];
  const cities = criteria.cities.map((city) =>
    onlyCountry === undefined ? city : `${city}, ${onlyCountry}`,
  );
  return [
    ...criteria.fields.map((field) => ['q_organization_keyword_tags[]', field] as const),
    ...(cities.length > 0 ? cities : countries).map(
      (location) => ['organization_locations[]', location] as const,
    ),
    ...criteria.sizes.map((size) => ['organization_num_employees_ranges[]', formatRange(size)] as const),
  ];
}

function formatRange({ from, to }: SizeRange): string {
  return `${from ?? 1},${to ?? 5_000_000}`;
}

/** Requests pages until enough companies pass the filter. */
async function searchPages(
  apollo: Provider,
  { query, reason }: PageRequest,
  filter: CompanyFilter,
  signal: AbortSignal | undefined,
): Promise<CleanedList<FoundCompany>> {
  const perPage = Math.min(100, Math.max(10, filter.limit));
  const rawCompanies: RawCompany[] = [];
  for (let page = 1; ; page += 1) {
    const rows = await apollo.request({
      method: 'POST',
      path: '/mixed_companies/search',
      query: [...query, ['page', String(page)], ['per_page', String(perPage)]],
      signal,
      // Apollo lists companies saved in the account separately.
      parse: (response) => [...rowsOf(response, 'organizations'), ...rowsIfAny(response, 'accounts')],
    });
    rawCompanies.push(...rows.map((row) => toRawCompany(row, reason)));
    const cleaned = cleanCompanies(rawCompanies, filter);
    if (cleaned.kept.length >= filter.limit || rows.length < perPage || page === maxPages) return cleaned;
  }
}

const maxPages = 3;

async function enrich(
  apollo: Provider,
  domain: string,
  signal: AbortSignal | undefined,
): Promise<RawCompany[]> {
  return apollo.request({
    path: '/organizations/enrich',
    query: [['domain', domain]],
    signal,
    parse: ({ organization }) =>
      organization ? [toRawCompany(fieldsOf(organization), `Apollo has the domain ${domain}.`)] : [],
  });
}

function toRawCompany(row: Fields, reason: string): RawCompany {
  return {
    name: row['name'],
    website: row['website_url'],
    domain: row['primary_domain'] ?? row['domain'],
    field: row['industry'],
    description: row['short_description'],
    city: row['city'],
    country: row['country'],
    employees: row['estimated_num_employees'],
    phone: fieldsOf(row['primary_phone'])['number'] ?? row['phone'],
    reason,
  };
}

function reasonFor(criteria: CompanyCriteria): string {
  const matched = [
    ...(criteria.fields.length > 0 ? [`the keywords ${criteria.fields.join(', ')}`] : []),
    ...(criteria.cities.length > 0 ? [`a location in ${criteria.cities.join(' or ')}`] : []),
    ...(criteria.countries.length > 0
      ? [`a location in ${criteria.countries.map((code) => countryName(code)).join(' or ')}`]
      : []),
    ...(criteria.sizes.length > 0 ? ['the requested size'] : []),
  ];
  return `Apollo matches it to ${matched.join(', ')}.`;
}
