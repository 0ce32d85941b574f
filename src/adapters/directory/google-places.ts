import { countryName } from '../../domain/country.ts';
import { cleanCompanies, type RawCompany } from '../../domain/found-companies.ts';
import type { CompanyCriteria } from '../../domain/prospect.ts';
import type { CompanyDirectory } from '../../ports/directory.ts';
import type { Connection } from '../connection.ts';
import { createProvider, type Provider } from '../provider.ts';
import { type Fields, fieldsOf, rowsIfAny } from '../provider-response.ts';
import { buildCompanySearchResult, buildEmptySearchResult, filterByName } from './company-search-result.ts';

/**
 * The Places API (New), https://developers.google.com/maps/documentation/places/web-service/text-search. The key is
 * sent in the header `X-Goog-Api-Key`.
 */
export function connectGooglePlaces({ key, baseUrl, ...connection }: Connection): Provider {
  return createProvider({
    ...connection,
    name: 'Google Places',
    setting: 'GOOGLE_PLACES_API_KEY',
    baseUrl: baseUrl ?? 'https://places.googleapis.com/v1',
    headers: { 'X-Goog-Api-Key': key },
    callsPerSecond: 10,
    // An invalid key has the status of an invalid argument. A daily quota has the status of a quota per minute.
    explain({ status, body }) {
      const error = fieldsOf(body['error']);
      const reasons = rowsIfAny(error, 'details').map(({ reason }) => reason);
      if (reasons.includes('API_KEY_INVALID') || reasons.includes('SERVICE_DISABLED'))
        return {
          kind: 'not_allowed',
          remedy: 'Check GOOGLE_PLACES_API_KEY and enable Places API (New).',
        };
      if (reasons.includes('BILLING_DISABLED')) return { kind: 'exhausted', remedy: 'Enable billing there.' };
      if (status === 429 && /per day/i.test(String(error['message'])))
        return { kind: 'exhausted', remedy: 'The daily quota is used up. Raise it or wait.' };
      return {};
    },
  });
}

/**
 * Finds businesses on Google's map by Text Search (`POST /places:searchText`, paid per request). It knows locations
 * and types, but not numbers of employees.
 */
export function createGooglePlacesDirectory(provider: Provider): CompanyDirectory {
  return {
    async search(criteria, { limit, signal }) {
      if (criteria.sizes.length > 0)
        return buildEmptySearchResult(foundIn, 'It has no numbers of employees.');
      if (criteria.countries.length === 0 && criteria.cities.length === 0)
        return buildEmptySearchResult(
          foundIn,
          'It searches by country or city, and the criteria have neither.',
        );
      const filter = { foundIn, criteria, narrowedBy: [], limit } as const;
      const rawCompanies: RawCompany[] = [];
      for (const query of queriesFor(criteria)) {
        rawCompanies.push(...(await searchPages(provider, query, limit, signal)));
        if (cleanCompanies(rawCompanies, filter).kept.length >= limit) break;
      }
      return buildCompanySearchResult(foundIn, cleanCompanies(rawCompanies, filter));
    },

    async lookup({ name, city, domain }, { limit, signal }) {
      const textQuery = [name, city].filter(Boolean).join(' ').trim() || (domain ?? '');
      const rawCompanies = await searchPages(provider, { textQuery }, maxPerPage, signal);
      const filter = { foundIn, criteria: null, narrowedBy: [], domain, limit: maxPerPage };
      const cleaned = cleanCompanies(rawCompanies, filter);
      return buildCompanySearchResult(
        foundIn,
        domain === null ? filterByName(cleaned, name, limit) : cleaned,
      );
    },
  };
}

const foundIn = 'Google Places';
const maxPerPage = 20;
const maxPages = 3;
const maxQueries = 6;

interface TextQuery {
  readonly textQuery: string;
  /** The country to prefer. */
  readonly regionCode?: string;
  /** The language of names in results. */
  readonly languageCode?: string;
}

/** Returns one query for each field in each location, in the order of the criteria. */
function queriesFor(criteria: CompanyCriteria): TextQuery[] {
  const subjects = criteria.fields.length > 0 ? criteria.fields : [criteria.words];
  const [onlyCountry] = criteria.countries.length === 1 ? criteria.countries : [];
  const inCities = criteria.cities.map((city) => ({
    location: onlyCountry === undefined ? city : `${city}, ${countryName(onlyCountry)}`,
    country: onlyCountry,
  }));
  const inCountries = criteria.countries.map((country) => ({ location: countryName(country), country }));
  const locationPhrases: { location: string; country: string | undefined }[] =
    inCities.length > 0 ? inCities : inCountries;
  return locationPhrases
    .flatMap(({ location, country }) =>
      subjects.map((subject) => ({
        textQuery: `${subject} in ${location}`,
        ...(country === undefined
          ? {}
          : { regionCode: country, languageCode: languageByCountry.get(country) ?? 'en' }),
      })),
    )
    .slice(0, maxQueries);
}

/** The query languages, so that city names are returned in their local spelling. */
const languageByCountry: ReadonlyMap<string, string> = new Map(
  'FI:fi SE:sv DE:de AT:de CH:de NO:no DK:da EE:et NL:nl FR:fr ES:es IT:it PL:pl PT:pt LV:lv LT:lt IS:is CZ:cs'
    .split(' ')
    .map((pair) => [pair.slice(0, 2), pair.slice(3)]),
);

async function searchPages(
  provider: Provider,
  query: TextQuery,
  limit: number,
  signal: AbortSignal | undefined,
): Promise<RawCompany[]> {
  const rawCompanies: RawCompany[] = [];
  let pageToken: string | undefined;
  for (let page = 1; ; page += 1) {
    const { rows, next } = await provider.request({
      path: '/places:searchText',
      headers: { 'X-Goog-FieldMask': fieldMask },
      body: { ...query, pageSize: maxPerPage, ...(pageToken === undefined ? {} : { pageToken }) },
      signal,
      // Without a match, the response is an empty object.
      parse: (response) => ({ rows: rowsIfAny(response, 'places'), next: response['nextPageToken'] }),
    });
    const reason = `Found for “${query.textQuery}” on Google's map.`;
    rawCompanies.push(...rows.filter(isOpen).map((row) => toRawCompany(row, reason)));
    if (typeof next !== 'string' || next === '' || rawCompanies.length >= limit || page === maxPages)
      return rawCompanies;
    pageToken = next;
  }
}

/** Lists only the fields that are needed, because they determine the price. */
const fieldMask = [
  'displayName',
  'websiteUri',
  'primaryTypeDisplayName',
  'addressComponents',
  'internationalPhoneNumber',
  'googleMapsUri',
  'businessStatus',
]
  .map((field) => `places.${field}`)
  .concat('nextPageToken')
  .join(',');

function isOpen(row: Fields): boolean {
  return row['businessStatus'] !== 'CLOSED_PERMANENTLY';
}

function toRawCompany(row: Fields, reason: string): RawCompany {
  return {
    name: fieldsOf(row['displayName'])['text'],
    website: row['websiteUri'],
    field: fieldsOf(row['primaryTypeDisplayName'])['text'],
    city: addressComponent(row, 'locality', 'longText') ?? addressComponent(row, 'postal_town', 'longText'),
    country: addressComponent(row, 'country', 'shortText'),
    phone: row['internationalPhoneNumber'],
    foundUrl: row['googleMapsUri'],
    reason,
  };
}

function addressComponent(row: Fields, type: string, textKey: 'longText' | 'shortText'): unknown {
  const parts = rowsIfAny(row, 'addressComponents');
  return parts.find(({ types }) => Array.isArray(types) && types.includes(type))?.[textKey];
}
