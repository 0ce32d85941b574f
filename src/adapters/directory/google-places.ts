import { countryName } from '../../domain/country.ts';
import { cleanCompanies, type CompanyClaim } from '../../domain/found.ts';
import type { CompanyWish } from '../../domain/prospect.ts';
import type { CompanyDirectory } from '../../ports/directory.ts';
import type { Connection } from '../connection.ts';
import { createProvider, type Provider } from '../provider.ts';
import { type Fields, fieldsOf, rowsIfAny } from '../provider-answer.ts';
import { answerWith, answerWithNone, thoseNamed } from './company-answer.ts';

/**
 * The Places API (New), https://developers.google.com/maps/documentation/places/web-service/text-search. The key goes
 * in the header `X-Goog-Api-Key`.
 */
export function connectGooglePlaces({ key, baseUrl, ...connection }: Connection): Provider {
  return createProvider({
    ...connection,
    name: 'Google Places',
    setting: 'GOOGLE_PLACES_API_KEY',
    baseUrl: baseUrl ?? 'https://places.googleapis.com/v1',
    headers: { 'X-Goog-Api-Key': key },
    callsPerSecond: 10,
    // A key that is none comes as a wrong argument, and a quota of a day with the status of one of a minute.
    explain({ status, answer }) {
      const error = fieldsOf(answer['error']);
      const reasons = rowsIfAny(error, 'details').map(({ reason }) => reason);
      if (reasons.includes('API_KEY_INVALID') || reasons.includes('SERVICE_DISABLED'))
        return {
          trouble: 'not_allowed',
          remedy: 'Check GOOGLE_PLACES_API_KEY and that Places API (New) is on.',
        };
      if (reasons.includes('BILLING_DISABLED'))
        return { trouble: 'exhausted', remedy: 'Turn billing on there.' };
      if (status === 429 && /per day/i.test(String(error['message'])))
        return { trouble: 'exhausted', remedy: 'The quota of a day there is used up; raise it or wait.' };
      return {};
    },
  });
}

/**
 * Businesses on Google's map, by Text Search (`POST /places:searchText`, paid by the request). It knows where a place
 * is and what it does, and nothing of how many people work there.
 */
export function createGooglePlacesDirectory(places: Provider): CompanyDirectory {
  return {
    async search(wish, { limit, signal }) {
      if (wish.sizes.length > 0)
        return answerWithNone(foundIn, 'It does not know how many people work somewhere.');
      if (wish.countries.length === 0 && wish.cities.length === 0)
        return answerWithNone(foundIn, 'It is asked about a country or a city, and neither is named.');
      const asked = { foundIn, wish, narrowedBy: [], limit } as const;
      const claims: CompanyClaim[] = [];
      for (const query of queriesFor(wish)) {
        claims.push(...(await searchPages(places, query, limit, signal)));
        if (cleanCompanies(claims, asked).kept.length >= limit) break;
      }
      return answerWith(foundIn, cleanCompanies(claims, asked));
    },

    async lookup({ name, city, domain }, { limit, signal }) {
      const textQuery = [name, city].filter(Boolean).join(' ').trim() || (domain ?? '');
      const claims = await searchPages(places, { textQuery }, mostPerPage, signal);
      const asked = { foundIn, wish: null, narrowedBy: [], domain, limit: mostPerPage };
      const cleaned = cleanCompanies(claims, asked);
      return answerWith(foundIn, domain === null ? thoseNamed(cleaned, name, limit) : cleaned);
    },
  };
}

const foundIn = 'Google Places';
const mostPerPage = 20;
const mostPages = 3;
const mostQueries = 6;

interface TextQuery {
  readonly textQuery: string;
  /** Leans the answer to a country, and writes it in its language. */
  readonly regionCode?: string;
  readonly languageCode?: string;
}

/** One for each field in each place, the first ones first. */
function queriesFor(wish: CompanyWish): TextQuery[] {
  const subjects = wish.fields.length > 0 ? wish.fields : [wish.words];
  const [onlyCountry] = wish.countries.length === 1 ? wish.countries : [];
  const inCities = wish.cities.map((city) => ({
    place: onlyCountry === undefined ? city : `${city}, ${countryName(onlyCountry)}`,
    country: onlyCountry,
  }));
  const inCountries = wish.countries.map((country) => ({ place: countryName(country), country }));
  const inPlaces: { place: string; country: string | undefined }[] =
    inCities.length > 0 ? inCities : inCountries;
  return inPlaces
    .flatMap(({ place, country }) =>
      subjects.map((subject) => ({
        textQuery: `${subject} in ${place}`,
        ...(country === undefined
          ? {}
          : { regionCode: country, languageCode: languageOf.get(country) ?? 'en' }),
      })),
    )
    .slice(0, mostQueries);
}

/** So that cities come as they are written where they are. */
const languageOf: ReadonlyMap<string, string> = new Map(
  'FI:fi SE:sv DE:de AT:de CH:de NO:no DK:da EE:et NL:nl FR:fr ES:es IT:it PL:pl PT:pt LV:lv LT:lt IS:is CZ:cs'
    .split(' ')
    .map((pair) => [pair.slice(0, 2), pair.slice(3)]),
);

async function searchPages(
  places: Provider,
  query: TextQuery,
  limit: number,
  signal: AbortSignal | undefined,
): Promise<CompanyClaim[]> {
  const claims: CompanyClaim[] = [];
  let pageToken: string | undefined;
  for (let page = 1; ; page += 1) {
    const { rows, next } = await places.ask({
      path: '/places:searchText',
      headers: { 'X-Goog-FieldMask': fieldMask },
      body: { ...query, pageSize: mostPerPage, ...(pageToken === undefined ? {} : { pageToken }) },
      signal,
      // Without a hit the answer is an empty object.
      read: (answer) => ({ rows: rowsIfAny(answer, 'places'), next: answer['nextPageToken'] }),
    });
    const reason = `It came up for “${query.textQuery}” on Google's map.`;
    claims.push(...rows.filter(isOpen).map((row) => claimOf(row, reason)));
    if (typeof next !== 'string' || next === '' || claims.length >= limit || page === mostPages)
      return claims;
    pageToken = next;
  }
}

/** What is asked for decides what a request costs. */
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

function claimOf(row: Fields, reason: string): CompanyClaim {
  return {
    name: fieldsOf(row['displayName'])['text'],
    website: row['websiteUri'],
    field: fieldsOf(row['primaryTypeDisplayName'])['text'],
    city: partOfAddress(row, 'locality', 'longText') ?? partOfAddress(row, 'postal_town', 'longText'),
    country: partOfAddress(row, 'country', 'shortText'),
    phone: row['internationalPhoneNumber'],
    foundUrl: row['googleMapsUri'],
    reason,
  };
}

function partOfAddress(row: Fields, type: string, form: 'longText' | 'shortText'): unknown {
  const parts = rowsIfAny(row, 'addressComponents');
  return parts.find(({ types }) => Array.isArray(types) && types.includes(type))?.[form];
}
