import { cleanName, cleanPhone, cleanWebAddress } from './claimed-text.ts';
import { normaliseEmail, readLinkedInUrl, registrableDomain } from './company-domain.ts';
import { readCountry } from './country.ts';
import { fold } from './folding.ts';
import { type Cleaned, mostClaims } from './found.ts';
import { countLosses, type Losses } from './losses.ts';
import { isPlaceholderName } from './placeholder-names.ts';
import type { FoundPerson } from './prospect.ts';
import { isPatternAddress, isRoleAddress } from './role-address.ts';

/** A person, or an address of a function, as somebody else tells of them. Not even the types are believed yet. */
export interface PersonClaim {
  readonly firstName?: unknown;
  readonly lastName?: unknown;
  readonly jobTitle?: unknown;
  readonly email?: unknown;
  readonly phone?: unknown;
  readonly linkedinUrl?: unknown;
  readonly city?: unknown;
  /** A code or a name. */
  readonly country?: unknown;
  /** A domain or web address of the company that the claim says the person works for. */
  readonly employer?: unknown;
  readonly foundUrl?: unknown;
}

export interface PeopleAsked {
  /** Where the claims come from, for people: `Hunter`. */
  readonly foundIn: string;
  /** The registrable domain of the company whose people they are. */
  readonly domain: string;
  /** Only this person is asked for. */
  readonly person?: {
    readonly firstName: string | null;
    readonly lastName: string | null;
    readonly linkedinUrl: string | null;
  } | null;
  readonly limit: number;
}

/**
 * Keeps of claims the people who are the company's and can be told apart: each once, at most `limit`, people before
 * addresses of functions. An address of a function has no names, whatever the claim says.
 */
export function cleanPeople(claims: readonly PersonClaim[], asked: PeopleAsked): Cleaned<FoundPerson> {
  const losses = countLosses();
  const known = new Set<string>();
  const found: FoundPerson[] = [];
  for (const claim of claims.slice(0, mostClaims)) {
    const person = cleanPerson(claim, asked, losses);
    if (person === null) continue;
    const keys = keysOf(person);
    if (keys.some((key) => known.has(key))) losses.add('named twice');
    else found.push(person);
    for (const key of keys) known.add(key);
  }
  const ordered = [
    ...found.filter(({ kind }) => kind === 'person'),
    ...found.filter(({ kind }) => kind === 'role_address'),
  ];
  const beyond = Math.max(0, ordered.length - asked.limit) + Math.max(0, claims.length - mostClaims);
  if (beyond > 0) losses.add('beyond the number asked for', beyond);
  return { kept: ordered.slice(0, asked.limit), leftOut: losses.tell() };
}

function cleanPerson(
  claim: PersonClaim,
  { domain, foundIn, person }: PeopleAsked,
  losses: Losses,
): FoundPerson | null {
  const email = claimedEmail(claim.email);
  if (email === undefined) return losses.add('with an e-mail address that is none');
  if (email !== null && registrableDomain(email) !== domain)
    return losses.add('with an address of another domain');
  if (email !== null && isPatternAddress(email))
    return losses.add('with an address that only shows a pattern');
  const employer =
    typeof claim.employer === 'string' ? registrableDomain(claim.employer.slice(0, 300)) : null;
  if (employer !== null && employer !== domain) return losses.add('of another company');
  const place = {
    phone: cleanPhone(claim.phone),
    city: cleanName(claim.city, 80),
    country: typeof claim.country === 'string' ? readCountry(claim.country.slice(0, 100)) : null,
    foundIn,
    foundUrl: cleanWebAddress(claim.foundUrl),
  };
  if (email !== null && isRoleAddress(email)) {
    if (person) return losses.add('who are somebody else');
    return { kind: 'role_address', ...nobody, ...place, email };
  }
  const firstName = personName(claim.firstName);
  const lastName = personName(claim.lastName);
  if (firstName === undefined || lastName === undefined) return losses.add('without a proper name');
  if (isPlaceholderName(firstName, lastName)) return losses.add('with a name that is only a sample');
  const linkedIn =
    typeof claim.linkedinUrl === 'string' ? readLinkedInUrl(claim.linkedinUrl.slice(0, 500)) : null;
  const linkedinUrl = linkedIn?.kind === 'person' ? linkedIn.url : null;
  if (lastName === null && email === null && linkedinUrl === null) return losses.add('without a full name');
  if (person && !isAsked({ firstName, lastName, linkedinUrl }, person))
    return losses.add('who are somebody else');
  const jobTitle = cleanName(claim.jobTitle, 120);
  return { kind: 'person', firstName, lastName, jobTitle, linkedinUrl, ...place, email };
}

/** A profile tells people apart better than a name; of a name each part that is known must be the same. */
function isAsked(
  found: NonNullable<PeopleAsked['person']>,
  asked: NonNullable<PeopleAsked['person']>,
): boolean {
  if (found.linkedinUrl !== null && asked.linkedinUrl !== null)
    return found.linkedinUrl === asked.linkedinUrl;
  const isSame = (one: string | null, other: string | null): boolean =>
    one === null || other === null || fold(one) === fold(other);
  return isSame(found.firstName, asked.firstName) && isSame(found.lastName, asked.lastName);
}

const nobody = { firstName: null, lastName: null, jobTitle: null, linkedinUrl: null } as const;

/** Null where there is none, undefined where what stands there is no address. */
function claimedEmail(claimed: unknown): string | null | undefined {
  if (claimed === null || claimed === undefined || claimed === '') return null;
  return typeof claimed === 'string' && claimed.length <= 320
    ? (normaliseEmail(claimed) ?? undefined)
    : undefined;
}

/** Names have letters, and neither digits nor the stars behind which some sources hide them. */
function personName(claimed: unknown): string | null | undefined {
  if (claimed === null || claimed === undefined || claimed === '') return null;
  const name = cleanName(claimed, 80);
  return name !== null && /^[\p{L}\p{M}][\p{L}\p{M}\s.'’`´,()-]*$/u.test(name) ? name : undefined;
}

/** Two claims that share one of these are the same person. */
function keysOf({ email, linkedinUrl, firstName, lastName, jobTitle }: FoundPerson): string[] {
  const hasAddress = email !== null || linkedinUrl !== null;
  return [
    ...(email === null ? [] : [email]),
    ...(linkedinUrl === null ? [] : [linkedinUrl]),
    ...(hasAddress ? [] : [fold(`${firstName ?? ''}\n${lastName ?? ''}\n${jobTitle ?? ''}`)]),
  ];
}
