import { cleanText } from '../../domain/clean-text.ts';
import { cleanPeople, type RawPerson } from '../../domain/found-people.ts';
import type { ContactSearch, ContactSearchRequest } from '../../ports/contact-search.ts';
import { throwOnFailure } from '../apollo.ts';
import type { Provider } from '../provider.ts';
import { type Fields, fieldsOf, rowsOf } from '../provider-response.ts';
import {
  buildNoDomainResult,
  buildContactResult,
  domainOf,
  skippedAddressesNote,
} from './contact-search-result.ts';

/**
 * Finds people in Apollo. People API Search (`POST /mixed_people/api_search`) is free and returns no addresses. Bulk
 * People Enrichment (`POST /people/bulk_match`) and, for one person, People Enrichment (`POST /people/match`) cost one
 * credit per person. Only addresses that Apollo has verified are used, because it also returns guesses.
 */
export function createApolloContactSearch(apollo: Provider): ContactSearch {
  return {
    async find(request, { limit, signal }) {
      const domain = domainOf(request);
      if (domain === null) return buildNoDomainResult(foundIn);
      const rows =
        request.person === null
          ? await enrichMany(apollo, await searchIds(apollo, domain, request.roles, limit, signal), signal)
          : await enrichOne(apollo, domain, request.person, signal);
      const unverified = rows.filter((row) => cleanText(row['email']) !== null && !isVerified(row)).length;
      const remark = skippedAddressesNote(unverified, 'without verification');
      const cleaned = cleanPeople(rows.map(toRawPerson), { foundIn, domain, limit, person: request.person });
      return buildContactResult(foundIn, cleaned, remark);
    },
  };
}

const foundIn = 'Apollo';

async function searchIds(
  apollo: Provider,
  domain: string,
  roles: readonly string[],
  limit: number,
  signal: AbortSignal | undefined,
): Promise<string[]> {
  const peopleFilter =
    roles.length > 0
      ? roles.map((role) => ['person_titles[]', role] as const)
      : decisionMakerSeniorities.map((seniority) => ['person_seniorities[]', seniority] as const);
  const people = await apollo.request({
    method: 'POST',
    path: '/mixed_people/api_search',
    query: [
      ['q_organization_domains_list[]', domain],
      ...peopleFilter,
      ['page', '1'],
      ['per_page', String(maxSearched)],
    ],
    signal,
    parse: (response) => rowsOf(response, 'people'),
  });
  const addressesFirst = [...people].sort((one, other) => Number(hasEmail(other)) - Number(hasEmail(one)));
  return addressesFirst
    .flatMap(({ id }) => (typeof id === 'string' && id !== '' ? [id] : []))
    .slice(0, limit);
}

const decisionMakerSeniorities = ['owner', 'founder', 'c_suite', 'partner', 'vp', 'head', 'director'];
const maxSearched = 50;
const maxEnrichedPerCall = 10;

function hasEmail(row: Fields): boolean {
  return row['has_email'] === true;
}

async function enrichMany(
  apollo: Provider,
  ids: readonly string[],
  signal: AbortSignal | undefined,
): Promise<Fields[]> {
  const found: Fields[] = [];
  for (let start = 0; start < ids.length; start += maxEnrichedPerCall) {
    const details = ids.slice(start, start + maxEnrichedPerCall).map((id) => ({ id }));
    const matches = await apollo.request({
      path: '/people/bulk_match',
      query: privacyOptions,
      body: { details },
      signal,
      parse(response) {
        throwOnFailure(response);
        return rowsOf(response, 'matches');
      },
    });
    // Apollo returns an empty entry for an unknown person.
    found.push(...matches.filter(({ id }) => id !== undefined));
  }
  return found;
}

async function enrichOne(
  apollo: Provider,
  domain: string,
  { firstName, lastName, linkedinUrl }: NonNullable<ContactSearchRequest['person']>,
  signal: AbortSignal | undefined,
): Promise<Fields[]> {
  const details = Object.entries({ first_name: firstName, last_name: lastName, linkedin_url: linkedinUrl });
  return apollo.request({
    method: 'POST',
    path: '/people/match',
    query: [
      ...details.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const])),
      ['domain', domain],
      ...privacyOptions,
    ],
    signal,
    parse: ({ person }) => (person ? [fieldsOf(person)] : []),
  });
}

/** Excludes private addresses and telephone numbers. */
const privacyOptions = [
  ['reveal_personal_emails', 'false'],
  ['reveal_phone_number', 'false'],
] as const;

function toRawPerson(row: Fields): RawPerson {
  const employer = fieldsOf(row['organization']);
  return {
    firstName: row['first_name'],
    lastName: row['last_name'],
    jobTitle: row['title'],
    email: isVerified(row) ? row['email'] : null,
    linkedinUrl: row['linkedin_url'],
    city: row['city'],
    country: row['country'],
    employer: employer['primary_domain'] ?? employer['website_url'],
  };
}

function isVerified(row: Fields): boolean {
  return row['email_status'] === 'verified';
}
