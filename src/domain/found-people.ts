import { cleanName, cleanPhone, cleanWebAddress } from './untrusted-text.ts';
import { normaliseEmail, readLinkedInUrl, registrableDomain } from './company-domain.ts';
import { readCountry } from './country.ts';
import { fold } from './folding.ts';
import { type CleanedList, maxRawRows } from './found-companies.ts';
import { createSkipCounts, type SkipCounts } from './skip-counts.ts';
import { isPlaceholderName } from './placeholder-names.ts';
import type { FoundPerson } from './prospect.ts';
import { isPatternAddress, isRoleAddress } from './role-address.ts';

/** An unverified person or role address from a provider. Not even the types can be trusted. */
export interface RawPerson {
  readonly firstName?: unknown;
  readonly lastName?: unknown;
  readonly jobTitle?: unknown;
  readonly email?: unknown;
  readonly phone?: unknown;
  readonly linkedinUrl?: unknown;
  readonly city?: unknown;
  /** A code or a name. */
  readonly country?: unknown;
  /** A domain or web address of the employer, according to the provider. */
  readonly employer?: unknown;
  readonly foundUrl?: unknown;
}

export interface PeopleFilter {
  /** The provider's name for people, such as `Hunter`. */
  readonly foundIn: string;
  /** The registrable domain of the company. */
  readonly domain: string;
  /** Accepts only this person. */
  readonly person?: {
    readonly firstName: string | null;
    readonly lastName: string | null;
    readonly linkedinUrl: string | null;
  } | null;
  readonly limit: number;
}

/**
 * Selects identifiable people of the company: each once, at most `limit`, role addresses last. A role address never
 * gets the name of a person.
 */
export function cleanPeople(rawPeople: readonly RawPerson[], filter: PeopleFilter): CleanedList<FoundPerson> {
  const skipCounts = createSkipCounts();
  const knownKeys = new Set<string>();
  const found: FoundPerson[] = [];
  for (const rawPerson of rawPeople.slice(0, maxRawRows)) {
    const person = cleanPerson(rawPerson, filter, skipCounts);
    if (person === null) continue;
    const keys = keysOf(person);
    if (keys.some((key) => knownKeys.has(key))) skipCounts.add('named twice');
    else found.push(person);
    for (const key of keys) knownKeys.add(key);
  }
  const ordered = [
    ...found.filter(({ kind }) => kind === 'person'),
    ...found.filter(({ kind }) => kind === 'role_address'),
  ];
  const excessCount = Math.max(0, ordered.length - filter.limit) + Math.max(0, rawPeople.length - maxRawRows);
  if (excessCount > 0) skipCounts.add('beyond the requested number', excessCount);
  return { kept: ordered.slice(0, filter.limit), leftOutNote: skipCounts.format() };
}

function cleanPerson(
  rawPerson: RawPerson,
  { domain, foundIn, person }: PeopleFilter,
  skipCounts: SkipCounts,
): FoundPerson | null {
  const email = readEmail(rawPerson.email);
  if (email === undefined) return skipCounts.add('with an invalid e-mail address');
  if (email !== null && registrableDomain(email) !== domain)
    return skipCounts.add('with an address of another domain');
  if (email !== null && isPatternAddress(email)) return skipCounts.add('with a placeholder address');
  const employer =
    typeof rawPerson.employer === 'string' ? registrableDomain(rawPerson.employer.slice(0, 300)) : null;
  if (employer !== null && employer !== domain) return skipCounts.add('of another company');
  const contact = {
    phone: cleanPhone(rawPerson.phone),
    city: cleanName(rawPerson.city, 80),
    country: typeof rawPerson.country === 'string' ? readCountry(rawPerson.country.slice(0, 100)) : null,
    foundIn,
    foundUrl: cleanWebAddress(rawPerson.foundUrl),
  };
  if (email !== null && isRoleAddress(email)) {
    if (person) return skipCounts.add('who do not match');
    return { kind: 'role_address', ...noPersonFields, ...contact, email };
  }
  const firstName = personName(rawPerson.firstName);
  const lastName = personName(rawPerson.lastName);
  if (firstName === undefined || lastName === undefined) return skipCounts.add('without a valid name');
  if (isPlaceholderName(firstName, lastName)) return skipCounts.add('with a placeholder name');
  const linkedIn =
    typeof rawPerson.linkedinUrl === 'string' ? readLinkedInUrl(rawPerson.linkedinUrl.slice(0, 500)) : null;
  const linkedinUrl = linkedIn?.kind === 'person' ? linkedIn.url : null;
  if (lastName === null && email === null && linkedinUrl === null)
    return skipCounts.add('without a full name');
  if (person && !isRequested({ firstName, lastName, linkedinUrl }, person))
    return skipCounts.add('who do not match');
  const jobTitle = cleanName(rawPerson.jobTitle, 120);
  return { kind: 'person', firstName, lastName, jobTitle, linkedinUrl, ...contact, email };
}

/** Compares the profiles if both are known, otherwise every known part of the names. */
function isRequested(
  found: NonNullable<PeopleFilter['person']>,
  requested: NonNullable<PeopleFilter['person']>,
): boolean {
  if (found.linkedinUrl !== null && requested.linkedinUrl !== null)
    return found.linkedinUrl === requested.linkedinUrl;
  const isSame = (one: string | null, other: string | null): boolean =>
    one === null || other === null || fold(one) === fold(other);
  return isSame(found.firstName, requested.firstName) && isSame(found.lastName, requested.lastName);
}

const noPersonFields = { firstName: null, lastName: null, jobTitle: null, linkedinUrl: null } as const;

/** Null if absent, undefined if invalid. */
function readEmail(input: unknown): string | null | undefined {
  if (input === null || input === undefined || input === '') return null;
  return typeof input === 'string' && input.length <= 320 ? (normaliseEmail(input) ?? undefined) : undefined;
}

/** Null if absent, undefined if invalid. Some providers mask names with asterisks or digits. */
function personName(input: unknown): string | null | undefined {
  if (input === null || input === undefined || input === '') return null;
  const name = cleanName(input, 80);
  return name !== null && /^[\p{L}\p{M}][\p{L}\p{M}\s.'’`´,()-]*$/u.test(name) ? name : undefined;
}

/** Rows that share a key describe the same person. */
function keysOf({ email, linkedinUrl, firstName, lastName, jobTitle }: FoundPerson): string[] {
  const hasAddress = email !== null || linkedinUrl !== null;
  return [
    ...(email === null ? [] : [email]),
    ...(linkedinUrl === null ? [] : [linkedinUrl]),
    ...(hasAddress ? [] : [fold(`${firstName ?? ''}\n${lastName ?? ''}\n${jobTitle ?? ''}`)]),
  ];
}
