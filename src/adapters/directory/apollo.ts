import { countryName } from '../../domain/country.ts';
import { type Cleaned, cleanCompanies, type CompaniesAsked, type CompanyClaim } from '../../domain/found.ts';
import type { CompanyWish, FoundCompany, SizeRange } from '../../domain/prospect.ts';
import type { CompanyDirectory } from '../../ports/directory.ts';
import type { Provider } from '../provider.ts';
import { type Fields, fieldsOf, rowsIfAny, rowsOf } from '../provider-answer.ts';
import { answerWith, answerWithNone, thoseNamed } from './company-answer.ts';

/**
 * Companies of Apollo: Organization Search (`POST /mixed_companies/search`, a credit a page) for wishes and names, and
 * Organization Enrichment (`GET /organizations/enrich`, a credit a company) for domains.
 */
export function createApolloDirectory(apollo: Provider): CompanyDirectory {
  return {
    async search(wish, options) {
      if (wish.fields.length === 0 && wish.sizes.length === 0)
        return answerWithNone(foundIn, 'It is asked by a field of business or a size, and neither is named.');
      const asked = {
        foundIn,
        wish,
        narrowedBy: ['countries', 'cities', 'sizes'],
        limit: options.limit,
      } as const;
      const question = { query: narrowing(wish), reason: reasonFor(wish) };
      return answerWith(foundIn, await searchPages(apollo, question, asked, options.signal));
    },

    async lookup({ name, domain, city }, { limit, signal }) {
      if (domain !== null) {
        const claims = await enrich(apollo, domain, signal);
        return answerWith(
          foundIn,
          cleanCompanies(claims, { foundIn, wish: null, narrowedBy: [], domain, limit }),
        );
      }
      const place = city === null ? [] : [['organization_locations[]', city] as const];
      const question = {
        query: [['q_organization_name', name] as const, ...place],
        reason: 'Apollo knows it by this name.',
      };
      const asked = { foundIn, wish: null, narrowedBy: [], limit: mostOfOneName };
      return answerWith(foundIn, thoseNamed(await searchPages(apollo, question, asked, signal), name, limit));
    },
  };
}

const foundIn = 'Apollo';
const mostOfOneName = 25;

interface PageQuestion {
  readonly query: Query;
  readonly reason: string;
}

type Query = readonly (readonly [name: string, value: string])[];

function narrowing(wish: CompanyWish): Query {
  const countries = wish.countries.map((code) => countryName(code));
  const [onlyCountry] = countries.length === 1 ? countries : [];
  const cities = wish.cities.map((city) => (onlyCountry === undefined ? city : `${city}, ${onlyCountry}`));
  return [
    ...wish.fields.map((field) => ['q_organization_keyword_tags[]', field] as const),
    ...(cities.length > 0 ? cities : countries).map((place) => ['organization_locations[]', place] as const),
    ...wish.sizes.map((size) => ['organization_num_employees_ranges[]', range(size)] as const),
  ];
}

function range({ from, to }: SizeRange): string {
  return `${from ?? 1},${to ?? 5_000_000}`;
}

/** Pages are asked for until enough of what they hold can be taken. */
async function searchPages(
  apollo: Provider,
  { query, reason }: PageQuestion,
  asked: CompaniesAsked,
  signal: AbortSignal | undefined,
): Promise<Cleaned<FoundCompany>> {
  const perPage = Math.min(100, Math.max(10, asked.limit));
  const claims: CompanyClaim[] = [];
  for (let page = 1; ; page += 1) {
    const rows = await apollo.ask({
      method: 'POST',
      path: '/mixed_companies/search',
      query: [...query, ['page', String(page)], ['per_page', String(perPage)]],
      signal,
      // Companies that the account saved come in a list of their own.
      read: (given) => [...rowsOf(given, 'organizations'), ...rowsIfAny(given, 'accounts')],
    });
    claims.push(...rows.map((row) => claimOf(row, reason)));
    const cleaned = cleanCompanies(claims, asked);
    if (cleaned.kept.length >= asked.limit || rows.length < perPage || page === mostPages) return cleaned;
  }
}

const mostPages = 3;

async function enrich(
  apollo: Provider,
  domain: string,
  signal: AbortSignal | undefined,
): Promise<CompanyClaim[]> {
  return apollo.ask({
    path: '/organizations/enrich',
    query: [['domain', domain]],
    signal,
    read: ({ organization }) =>
      organization ? [claimOf(fieldsOf(organization), `Apollo knows the domain ${domain}.`)] : [],
  });
}

function claimOf(row: Fields, reason: string): CompanyClaim {
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

function reasonFor(wish: CompanyWish): string {
  const matched = [
    ...(wish.fields.length > 0 ? [`the keywords ${wish.fields.join(', ')}`] : []),
    ...(wish.cities.length > 0 ? [`a seat in ${wish.cities.join(' or ')}`] : []),
    ...(wish.countries.length > 0
      ? [`a seat in ${wish.countries.map((code) => countryName(code)).join(' or ')}`]
      : []),
    ...(wish.sizes.length > 0 ? ['the size asked for'] : []),
  ];
  return `Apollo matches it to ${matched.join(', ')}.`;
}
