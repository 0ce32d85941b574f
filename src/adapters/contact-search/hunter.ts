import { cleanPeople, type RawPerson } from '../../domain/found-people.ts';
import { rankByRoles } from '../../domain/roles.ts';
import type { ContactSearch, ContactSearchRequest } from '../../ports/contact-search.ts';
import type { Connection } from '../connection.ts';
import { createProvider, type Provider } from '../provider.ts';
import { type Fields, fieldsOf, rowsIfAny, rowsOf } from '../provider-response.ts';
import {
  buildNoDomainResult,
  buildContactResult,
  domainOf,
  skippedAddressesNote,
} from './contact-search-result.ts';

/**
 * Hunter's API v2, https://hunter.io/api-documentation/v2. The key is sent in the header `X-API-KEY`. The endpoints
 * allow 15 calls a second and 500 a minute. Eight calls a second stay within both limits.
 */
export function connectHunter({ key, baseUrl, ...connection }: Connection): Provider {
  return createProvider({
    ...connection,
    name: 'Hunter',
    setting: 'HUNTER_API_KEY',
    baseUrl: baseUrl ?? 'https://api.hunter.io/v2',
    headers: { 'X-API-KEY': key },
    callsPerSecond: 8,
    // Unlike most APIs, Hunter uses 403 for the rate and 429 for an exhausted plan.
    explain({ status }) {
      if (status === 403)
        return { kind: 'rate_limited', remedy: 'The calls exceeded its rate limit. Try again later.' };
      if (status === 429)
        return {
          kind: 'exhausted',
          remedy: 'The plan is used up. Buy more, or wait for its renewal.',
        };
      if (status === 451) return { kind: 'not_allowed', remedy: 'The person has opted out there.' };
      return {};
    },
  });
}

/**
 * Finds people in Hunter by Domain Search (`GET /domain-search`) and, for one person, by Email Finder (`GET
 * /email-finder`). Hunter also constructs addresses from a pattern. So an address is used only if it is
 * verified (`valid`), or was seen on a page and has a score of at least 80. Generic addresses are role addresses.
 */
export function createHunterContactSearch(hunter: Provider): ContactSearch {
  return {
    async find(request, { limit, signal }) {
      const domain = domainOf(request);
      if (domain === null) return buildNoDomainResult(foundIn);
      const rows =
        request.person === null
          ? await searchDomain(hunter, domain, limit, signal)
          : await findOne(hunter, domain, request.person, signal);
      const untrusted = rows.filter((row) => !isTrusted(row)).length;
      const remark = skippedAddressesNote(untrusted, 'neither verified nor seen');
      const { kept, leftOutNote } = cleanPeople(rows.map(toRawPerson), {
        foundIn,
        domain,
        limit: maxResults,
        person: request.person,
      });
      // Hunter does not sort by role, so the people who fit may be anywhere in its list.
      const fitting = rankByRoles(kept, request.roles).slice(0, limit);
      const people = fitting.map(({ fit: _fit, ...person }) => person);
      return buildContactResult(foundIn, { kept: people, leftOutNote }, remark);
    },
  };
}

const foundIn = 'Hunter';
const maxResults = 100;

/** Requests at least ten addresses: ten cost one credit and are the limit of the free plan. */
async function searchDomain(
  hunter: Provider,
  domain: string,
  limit: number,
  signal: AbortSignal | undefined,
): Promise<readonly Fields[]> {
  return hunter.request({
    path: '/domain-search',
    query: [
      ['domain', domain],
      ['limit', String(Math.min(maxResults, Math.max(10, limit)))],
    ],
    signal,
    parse: ({ data }) => rowsOf(fieldsOf(data), 'emails'),
  });
}

async function findOne(
  hunter: Provider,
  domain: string,
  { firstName, lastName, linkedinUrl }: NonNullable<ContactSearchRequest['person']>,
  signal: AbortSignal | undefined,
): Promise<readonly Fields[]> {
  const handle = linkedinUrl?.split('/').at(-1);
  const names = [
    ['first_name', firstName ?? ''],
    ['last_name', lastName ?? ''],
  ] as const;
  if (handle === undefined && (firstName === null || lastName === null)) return [];
  return hunter.request({
    path: '/email-finder',
    query: [['domain', domain], ...(handle === undefined ? names : [['linkedin_handle', handle] as const])],
    signal,
    parse({ data }) {
      const { email, score, position, ...row } = fieldsOf(data);
      // Email Finder names some fields differently from Domain Search.
      return email === null || email === undefined
        ? []
        : [{ ...row, value: email, confidence: score, position }];
    },
  });
}

function toRawPerson(row: Fields): RawPerson {
  const [source] = rowsIfAny(row, 'sources');
  const isGeneric = row['type'] === 'generic';
  return {
    ...(isGeneric
      ? {}
      : { firstName: row['first_name'], lastName: row['last_name'], jobTitle: row['position'] }),
    email: isTrusted(row) ? row['value'] : null,
    phone: row['phone_number'],
    linkedinUrl: row['linkedin'] ?? row['linkedin_url'],
    foundUrl: source?.['uri'],
  };
}

function isTrusted(row: Fields): boolean {
  const status = fieldsOf(row['verification'])['status'];
  if (status === 'valid') return true;
  if (status === 'invalid' || status === 'disposable' || status === 'webmail') return false;
  return rowsIfAny(row, 'sources').length > 0 && Number(row['confidence']) >= 80;
}
