import { fold } from './folding.ts';
import type { FoundPerson, LookedIn } from './prospect.ts';

/**
 * Those whom to write to at a company, at most so many, in the order given: people with an e-mail address, else an
 * address of a function. Where nobody can be reached, those who are known all the same; see `reachable`.
 */
export function choosePeople(people: readonly FoundPerson[], limit: number): FoundPerson[] {
  const each = distinctPeople(people);
  const persons = each.filter(({ kind }) => kind === 'person');
  const withEmail = reachablePeople(persons);
  if (withEmail.length > 0) return withEmail.slice(0, limit);
  const byFunction = reachablePeople(each)[0];
  return byFunction ? [byFunction] : persons.slice(0, limit);
}

/** Those of them whom an e-mail can be written to. */
export function reachablePeople(people: readonly FoundPerson[]): FoundPerson[] {
  return people.filter(({ email }) => email !== null);
}

/** Whether these are enough, so that nobody else needs to be looked for. */
export function hasEnoughPeople(people: readonly FoundPerson[], limit: number): boolean {
  const withEmail = distinctPeople(people).filter(({ kind, email }) => kind === 'person' && email !== null);
  return withEmail.length >= limit;
}

/** Why there is nobody to write to, for people. */
export function nobodyFoundReason(company: string, lookedIn: readonly LookedIn[]): string {
  return `Nobody to write to was found at ${company}.${formatSources(lookedIn)}`;
}

/** Why nobody of those who are known can be written to, for people. */
export function unreachableReason(people: readonly FoundPerson[], lookedIn: readonly LookedIn[]): string {
  const names = people.map(({ firstName, lastName }) => [firstName, lastName].filter(Boolean).join(' '));
  return `No e-mail address is known of ${names.join(', ')}.${formatSources(lookedIn)}`;
}

function formatSources(lookedIn: readonly LookedIn[]): string {
  const places = lookedIn.map(({ place, note }) => (note === null ? `${place}.` : `${place}: ${note}`));
  return places.length === 0 ? '' : ` Looked in ${places.join(' ')}`;
}

/** Each person once: by e-mail, else by LinkedIn address, else by name. The first account of a person holds. */
export function distinctPeople(people: readonly FoundPerson[]): FoundPerson[] {
  const seen = new Set<string>();
  return people.filter((person) => {
    const keys = keysOf(person);
    const isNew = keys.every((key) => !seen.has(key));
    for (const key of keys) seen.add(key);
    return isNew;
  });
}

/** Whether two accounts are of one person: by e-mail, LinkedIn address or name. */
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
