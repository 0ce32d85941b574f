import { fold } from './folding.ts';
import type { FoundCompany, FoundPerson } from './prospect.ts';

/**
 * The companies of several answers, each once. One domain is one company; one without a domain is the same as another
 * of its name in its city. Who comes first is kept, and filled where it leaves gaps; people are joined.
 */
export function mergeCompanies(answers: readonly (readonly FoundCompany[])[]): FoundCompany[] {
  const merged = new Map<string, FoundCompany>();
  for (const company of answers.flat()) {
    const key = company.domain ?? fold(`${company.name}\n${company.city ?? ''}\n${company.country ?? ''}`);
    const known = merged.get(key);
    const people = known === undefined ? company.people : mergePeople([known.people, company.people]);
    merged.set(key, { ...(known === undefined ? company : fillNulls(known, company)), people });
  }
  return [...merged.values()];
}

/**
 * The people of several answers, each once: the same by e-mail address, by profile, or by both names where one of the
 * two has no address. Who comes first is kept, and filled where it leaves gaps; addresses of functions come last.
 */
export function mergePeople(answers: readonly (readonly FoundPerson[])[]): FoundPerson[] {
  const merged: FoundPerson[] = [];
  for (const person of answers.flat()) {
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
