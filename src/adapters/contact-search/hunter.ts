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
 * Hunter's API v2, https://hunter.io/api-documentation/v2. The key goes in the header `X-API-KEY`; the endpoints used
 * take 15 calls a second and 500 a minute, which the pace keeps to.
 */
export function connectHunter({ key, baseUrl, ...connection }: Connection): Provider {
  return createProvider({
    ...connection,
    name: 'Hunter',
    setting: 'HUNTER_API_KEY',
    baseUrl: baseUrl ?? 'https://api.hunter.io/v2',
    headers: { 'X-API-KEY': key },
    callsPerSecond: 8,
    // Hunter tells the two apart the other way round than most: 403 is the pace, 429 what the plan holds.
    explain({ status }) {
      if (status === 403) return { kind: 'rate_limited', remedy: 'It was asked too fast; try again later.' };
      if (status === 429)
        return {
          kind: 'exhausted',
          remedy: 'The plan there is used up; buy more or wait until it is renewed.',
        };
      if (status === 451) return { kind: 'not_allowed', remedy: 'The person asked not to be listed there.' };
      return {};
    },
  });
}

/**
 * People of Hunter: Domain Search (`GET /domain-search`) and, for one person, Email Finder (`GET /email-finder`), which
 * also makes addresses up from a pattern. So an address is taken where Hunter verified it (`valid`), or saw it on a
 * page and gives it 80 of 100 at least. Generic addresses stay addresses of functions.
 */
export function createHunterContactSearch(hunter: Provider): ContactSearch {
  return {
    async find(wanted, { limit, signal }) {
      const domain = domainOf(wanted);
      if (domain === null) return buildNoDomainResult(foundIn);
      const rows =
        wanted.person === null
          ? await searchDomain(hunter, domain, limit, signal)
          : await findOne(hunter, domain, wanted.person, signal);
      const doubtful = rows.filter((row) => !isTrusted(row)).length;
      const remark = skippedAddressesNote(doubtful, 'that it neither verified nor saw');
      const { kept, leftOut } = cleanPeople(rows.map(toRawPerson), {
        foundIn,
        domain,
        limit: maxResults,
        person: wanted.person,
      });
      // Whoever fits may stand anywhere in Hunter's list, which knows no roles.
      const fitting = rankByRoles(kept, wanted.roles).slice(0, limit);
      const people = fitting.map(({ fit: _fit, ...person }) => person);
      return buildContactResult(foundIn, { kept: people, leftOut }, remark);
    },
  };
}

const foundIn = 'Hunter';
const maxResults = 100;

/** Ten addresses are one credit and what the free plan shows; more are asked for only where more are wanted. */
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
      // The same things bear other names here than in a search.
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
