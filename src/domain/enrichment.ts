import { companyDomain } from './company-domain.ts';
import { fold } from './folding.ts';
import { identityKey, type Identity } from './identity.ts';
import type { LeadState, LeadTextField, Provenance } from './lead.ts';
import type { FoundCompany, FoundPerson } from './prospect.ts';
import { isRoleAddress } from './role-address.ts';
import { rankByRoles } from './roles.ts';
import { sharedPagePath } from './host-sharing.ts';

/** The kinds of facts that a lead lacks and that providers may know. */
export interface Gaps {
  readonly company: boolean;
  readonly person: boolean;
  /** The text of the company's site, the basis of a message. */
  readonly research: boolean;
}

export interface EnrichmentOptions {
  /** The most wanted first; empty means decision makers. */
  roles: string[];
  /** ISO 639-1: the language to read of a multilingual site. */
  language: string | null;
}

/** What providers found about a lead's company and its people. */
export interface Findings {
  readonly company: FoundCompany | null;
  readonly people: readonly FoundPerson[];
  /** The site's home page, if it was read. */
  readonly home: { readonly url: string; readonly description: string | null } | null;
}

/** Addresses that a lead may not get. */
export interface UnavailableAddresses {
  /** The leads that own the identities, by `identityKey`. */
  readonly owners: ReadonlyMap<string, string>;
  readonly suppressed: ReadonlySet<string>;
}

export interface EnrichmentResult {
  readonly lead: LeadState;
  /** The fields that this enrichment filled. */
  readonly filled: readonly LeadTextField[];
  /** The addresses that identify the lead from now on. */
  readonly newIdentities: readonly Identity[];
  /** Findings that were not used, as sentences. */
  readonly skippedNotes: readonly string[];
}

const companyFields = [
  'companyDomain',
  'companyWebsite',
  'companyDescription',
  'companyCity',
  'country',
] as const;

/** `isResearched`: the site was read recently, or the lead's own analysis replaces it. */
export function findGaps(lead: LeadState, isResearched: boolean): Gaps {
  const isEmpty = (field: LeadTextField) => !lead[field]?.trim();
  return {
    company: namesCompany(lead) && companyFields.some(isEmpty),
    person: namesCompany(lead) && (isEmpty('email') || isEmpty('jobTitle') || isUnnamed(lead)),
    research: !isResearched && namesCompany(lead),
  };
}

/** Why a lead cannot be enriched, or null. */
export function notEnrichableReason(lead: LeadState, gaps: Gaps): string | null {
  if (!namesCompany(lead)) return 'The lead has no company to search for: no company name, domain or site.';
  return gaps.company || gaps.person || gaps.research ? null : 'The lead has no gaps to fill.';
}

/** The registrable domain of the lead's company; null if unknown. */
export function domainOfLead(lead: LeadState): string | null {
  return companyDomain(lead.companyDomain ?? '') ?? companyDomain(lead.companyWebsite ?? '');
}

/** The one company that matches the lead's company name; null if none or several match. */
export function chooseCompany(lead: LeadState, found: readonly FoundCompany[]): FoundCompany | null {
  const domain = domainOfLead(lead);
  if (domain !== null) return found.find((company) => company.domain === domain) ?? null;
  const city = lead.companyCity ?? lead.city;
  const mayBeInCity = (company: FoundCompany) => !city || !company.city || fold(company.city) === fold(city);
  const [first, ...others] = found.filter(mayBeInCity);
  return first !== undefined && others.length === 0 ? first : null;
}

/**
 * Fills the empty fields of a lead from the findings; existing values are never overwritten. A lead without a person
 * gets the person who best fits the roles. A lead with a person only gets facts about that person. Each field keeps
 * its source. Addresses of other leads and suppressed addresses are skipped.
 */
export function enrichLead(
  lead: LeadState,
  { company, people, home }: Findings,
  roles: readonly string[],
  unavailable: UnavailableAddresses,
  atMs: number,
): EnrichmentResult {
  const { person, skippedNotes } = choosePerson(lead, people, roles, unavailable);
  const candidates = [
    ...(person === null ? [] : candidatesFromPerson(lead, person)),
    ...candidatesFromCompany(company, home),
  ];
  const values = new Map<LeadTextField, FieldCandidate>();
  for (const candidate of candidates) {
    if (candidate.value && !lead[candidate.field]?.trim() && !values.has(candidate.field))
      values.set(candidate.field, candidate);
  }
  const changes = Object.fromEntries([...values].map(([field, { value }]) => [field, value]));
  const origins: [string, Provenance[string]][] = [...values].map(([field, { source }]) => [
    field,
    { source, at: atMs },
  ]);
  return {
    lead: { ...lead, ...changes, provenance: { ...lead.provenance, ...Object.fromEntries(origins) } },
    filled: [...values.keys()],
    newIdentities: [...values.values()].flatMap((candidate) => identityOf(candidate) ?? []),
    skippedNotes,
  };
}

/** All addresses that a lead may get from these people, for a lookup of their owners. */
export function identitiesOf(people: readonly FoundPerson[]): Identity[] {
  return people.flatMap(({ email, linkedinUrl }) => [
    ...(email === null ? [] : [{ kind: 'email', value: email } as const]),
    ...(linkedinUrl === null ? [] : [{ kind: 'linkedin', value: linkedinUrl } as const]),
  ]);
}

interface FieldCandidate {
  readonly field: LeadTextField;
  readonly value: string | null;
  readonly source: string;
}

function namesCompany(lead: LeadState): boolean {
  return Boolean(lead.company?.trim()) || domainOfLead(lead) !== null;
}

function isUnnamed(lead: LeadState): boolean {
  return !lead.firstName?.trim() && !lead.lastName?.trim();
}

interface PersonChoice {
  readonly person: FoundPerson | null;
  readonly skippedNotes: readonly string[];
}

function choosePerson(
  lead: LeadState,
  people: readonly FoundPerson[],
  roles: readonly string[],
  unavailable: UnavailableAddresses,
): PersonChoice {
  const skippedNotes: string[] = [];
  const cleared = people.map((person) => withoutUnavailable(lead, person, unavailable, skippedNotes));
  if (!isUnnamed(lead) || lead.email || lead.linkedinUrl) {
    const index = people.findIndex((person) => isSamePerson(lead, person));
    return { person: cleared[index] ?? null, skippedNotes: index === -1 ? [] : skippedNotes };
  }
  const available = cleared.filter((person, index) => person.email === people[index]?.email);
  const fitting = rankByRoles(available, roles).filter(
    ({ kind, fit }) => kind === 'person' && (roles.length === 0 || fit.by !== 'none'),
  );
  const roleAddress = available.find(({ kind, email }) => kind === 'role_address' && email !== null);
  const best = fitting.find(({ email }) => email !== null) ?? fitting[0] ?? roleAddress ?? null;
  return { person: best, skippedNotes };
}

/** The person without suppressed addresses and addresses of other leads. */
function withoutUnavailable(
  lead: LeadState,
  person: FoundPerson,
  { owners, suppressed }: UnavailableAddresses,
  skippedNotes: string[],
): FoundPerson {
  const belongsToOther = (identity: Identity) => (owners.get(identityKey(identity)) ?? lead.id) !== lead.id;
  const { email, linkedinUrl } = person;
  const isSuppressed = email !== null && suppressed.has(email);
  const isOwned = email !== null && belongsToOther({ kind: 'email', value: email });
  if (isSuppressed) skippedNotes.push(`${email} is suppressed, so it was not used.`);
  else if (isOwned) skippedNotes.push(`${email} belongs to another lead, so it was not used.`);
  const isUnavailable = linkedinUrl !== null && belongsToOther({ kind: 'linkedin', value: linkedinUrl });
  return {
    ...person,
    email: isSuppressed || isOwned ? null : email,
    linkedinUrl: isUnavailable ? null : linkedinUrl,
  };
}

/** Whether the found person is the lead's person: the address, or else both names, are equal. */
function isSamePerson(
  lead: LeadState,
  { kind, firstName, lastName, email, linkedinUrl }: FoundPerson,
): boolean {
  if (kind !== 'person') return false;
  if (lead.email && email) return lead.email === email;
  if (lead.linkedinUrl && linkedinUrl) return lead.linkedinUrl === linkedinUrl;
  const isSame = (one: string | null | undefined, other: string | null) =>
    one && other ? fold(one) === fold(other) : false;
  return isSame(lead.firstName, firstName) && isSame(lead.lastName, lastName);
}

/** A lead with a role address gets no name, because somebody else may read that address. */
function candidatesFromPerson(lead: LeadState, person: FoundPerson): FieldCandidate[] {
  const { firstName, lastName, jobTitle, email, phone, linkedinUrl, city, country } = person;
  const source = person.foundUrl ?? person.foundIn;
  const named: FieldValues = lead.email && isRoleAddress(lead.email) ? {} : { firstName, lastName, jobTitle };
  return toCandidates({ ...named, email, phone, linkedinUrl, city, country }, source);
}

function candidatesFromCompany(company: FoundCompany | null, home: Findings['home']): FieldCandidate[] {
  const companyValues: FieldValues =
    company === null
      ? {}
      : {
          company: company.name,
          companyDomain: company.domain,
          companyWebsite: company.website,
          companyDescription: company.description,
          companyCity: company.city,
          country: company.country,
          phone: company.phone,
        };
  const siteValues: FieldValues =
    home === null
      ? {}
      : {
          companyDomain: companyDomain(home.url),
          companyWebsite: siteRootOf(home.url),
          companyDescription: home.description,
        };
  const source = company?.foundUrl ?? company?.foundIn ?? '';
  return [...toCandidates(companyValues, source), ...toCandidates(siteValues, home?.url ?? '')];
}

/** The root of the host, or the page itself on a host that several companies share. */
function siteRootOf(address: string): string {
  const url = new URL(address);
  return sharedPagePath(url) === null ? url.origin : url.href;
}

type FieldValues = { readonly [Field in LeadTextField]?: string | null };

function toCandidates(values: FieldValues, source: string): FieldCandidate[] {
  const entries: [string, string | null | undefined][] = Object.entries(values);
  return entries.map(([field, value]) => ({ field: field as LeadTextField, value: value ?? null, source }));
}

function identityOf({ field, value }: FieldCandidate): Identity | null {
  if (value === null) return null;
  if (field === 'email') return { kind: 'email', value };
  return field === 'linkedinUrl' ? { kind: 'linkedin', value } : null;
}
