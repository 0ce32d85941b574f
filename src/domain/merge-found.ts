import { fold } from './folding.ts';
import type { FoundCompany, FoundPerson } from './prospect.ts';

/**
 * Merges the companies of several providers. Companies are the same if their domains are equal or, without a domain,
 * if name, city and country are equal. The first occurrence wins; later ones fill its gaps and add their people.
 */
export function mergeCompanies(lists: readonly (readonly FoundCompany[])[]): FoundCompany[] {
  const merged = new Map<string, FoundCompany>();
  for (const company of lists.flat()) {
    const key = company.domain ?? fold(`${company.name}\n${company.city ?? ''}\n${company.country ?? ''}`);
    const known = merged.get(key);
    const people = known === undefined ? company.people : mergePeople([known.people, company.people]);
    merged.set(key, { ...(known === undefined ? company : fillNulls(known, company)), people });
  }
  return [...merged.values()];
}

/**
 * Merges the people of several providers. People are the same if their e-mail addresses are equal. If one has no
 * address, LinkedIn addresses decide, and if one has none, full names. The first occurrence wins; later ones fill its
 * gaps. Role addresses come last.
 */
export function mergePeople(lists: readonly (readonly FoundPerson[])[]): FoundPerson[] {
  const merged: FoundPerson[] = [];
  for (const person of lists.flat()) {
    const index = merged.findIndex((known) => isSamePerson(known, person));
    const known = merged[index];
    if (known === undefined) merged.push(person);
    else merged[index] = fillNulls(known, person);
  }
  return [
    ...merged.filter(({ kind }) => kind === 'person'),
    ...merged.filter(({ kind }) => kind === 'role_address'),
  ];
}

function fillNulls<Found extends object>(first: Found, second: Found): Found {
  const gaps = Object.entries(second).filter(
    ([field, value]) => value !== null && first[field as keyof Found] === null,
  );
  return { ...first, ...(Object.fromEntries(gaps) as Partial<Found>) };
}

function isSamePerson(one: FoundPerson, other: FoundPerson): boolean {
  if (one.kind !== other.kind) return false;
  if (one.email !== null && other.email !== null) return one.email === other.email;
  if (one.linkedinUrl !== null && other.linkedinUrl !== null) return one.linkedinUrl === other.linkedinUrl;
  const [name, otherName] = [fullName(one), fullName(other)];
  return name !== null && name === otherName;
}

function fullName({ firstName, lastName }: FoundPerson): string | null {
  return firstName === null || lastName === null ? null : fold(`${firstName} ${lastName}`);
}
