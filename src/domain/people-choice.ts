import { fold } from './folding.ts';
import type { FoundPerson, SearchedSource } from './prospect.ts';

/**
 * Chooses a company's people to contact, in the given order, up to the limit: people with an e-mail address, else a
 * role address. If there is no address, returns the known people, so that the error text can name them.
 */
export function choosePeople(people: readonly FoundPerson[], limit: number): FoundPerson[] {
  const distinct = distinctPeople(people);
  const persons = distinct.filter(({ kind }) => kind === 'person');
  const withEmail = reachablePeople(persons);
  if (withEmail.length > 0) return withEmail.slice(0, limit);
  const roleAddress = reachablePeople(distinct)[0];
  return roleAddress ? [roleAddress] : persons.slice(0, limit);
}

/** People with an e-mail address. */
export function reachablePeople(people: readonly FoundPerson[]): FoundPerson[] {
  return people.filter(({ email }) => email !== null);
}

/** Whether these people suffice, so that the search can stop. */
export function hasEnoughPeople(people: readonly FoundPerson[], limit: number): boolean {
  const withEmail = distinctPeople(people).filter(({ kind, email }) => kind === 'person' && email !== null);
  return withEmail.length >= limit;
}

/** Explains that no contact was found at a company. */
export function nobodyFoundReason(company: string, lookedIn: readonly SearchedSource[]): string {
  return `No contact was found at ${company}.${formatSources(lookedIn)}`;
}

/** Explains why none of the known people can be contacted. */
export function unreachableReason(
  people: readonly FoundPerson[],
  lookedIn: readonly SearchedSource[],
): string {
  const names = people.map(({ firstName, lastName }) => [firstName, lastName].filter(Boolean).join(' '));
  return `No e-mail address is known for ${names.join(', ')}.${formatSources(lookedIn)}`;
}

function formatSources(lookedIn: readonly SearchedSource[]): string {
  const places = lookedIn.map(({ place, note }) => (note === null ? `${place}.` : `${place}: ${note}`));
  return places.length === 0 ? '' : ` Looked in ${places.join(' ')}`;
}

/** Removes duplicates: by e-mail address, else by LinkedIn address, else by name. The first occurrence wins. */
export function distinctPeople(people: readonly FoundPerson[]): FoundPerson[] {
  const seen = new Set<string>();
  return people.filter((person) => {
    const keys = keysOf(person);
    const isNew = keys.every((key) => !seen.has(key));
    for (const key of keys) seen.add(key);
    return isNew;
  });
}

/** Whether two entries are the same person, by e-mail address, LinkedIn address or name. */
export function isSamePerson(one: FoundPerson, other: FoundPerson): boolean {
  return distinctPeople([one, other]).length === 1;
}

function keysOf({ kind, email, linkedinUrl, firstName, lastName }: FoundPerson): string[] {
  const name = fold(`${firstName ?? ''} ${lastName ?? ''}`);
  return [
    ...(email === null ? [] : [`mail ${email}`]),
    ...(linkedinUrl === null ? [] : [`link ${linkedinUrl}`]),
    ...(kind === 'person' && name !== '' ? [`name ${name}`] : []),
  ];
}
