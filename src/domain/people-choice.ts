import { fold } from './folding.ts';
import type { FoundPerson, LookedIn } from './prospect.ts';

/** Those whom to write to at a company, at most so many: who can be reached best first, then in the order given. */
export function choosePeople(people: readonly FoundPerson[], limit: number): FoundPerson[] {
  const each = distinctPeople(people);
  const persons = each
    .filter(({ kind }) => kind === 'person')
    .toSorted((one, other) => reach(one) - reach(other));
  const isReachable = persons.some((person) => reach(person) < unreachable);
  // An address of a function is better than a mere name, and worse than any person who can be reached.
  const byFunction = each.find(({ kind, email }) => kind === 'role_address' && email !== null);
  if (!isReachable && byFunction) return [byFunction];
  return persons.slice(0, limit);
}

/** Whether these are enough, so that nobody else needs to be looked for. */
export function areEnough(people: readonly FoundPerson[], limit: number): boolean {
  const withEmail = distinctPeople(people).filter(({ kind, email }) => kind === 'person' && email !== null);
  return withEmail.length >= limit;
}

/** Why there is nobody to write to, for people. */
export function whyNobody(company: string, lookedIn: readonly LookedIn[]): string {
  const places = lookedIn.map(({ place, note }) => (note === null ? `${place}.` : `${place}: ${note}`));
  const where = places.length === 0 ? '' : ` Looked in ${places.join(' ')}`;
  return `Nobody to write to was found at ${company}.${where}`;
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

const unreachable = 2;

function reach({ email, linkedinUrl }: FoundPerson): number {
  if (email !== null) return 0;
  return linkedinUrl === null ? unreachable : 1;
}

function keysOf({ kind, email, linkedinUrl, firstName, lastName }: FoundPerson): string[] {
  const name = fold(`${firstName ?? ''} ${lastName ?? ''}`);
  return [
    ...(email === null ? [] : [`mail ${email}`]),
    ...(linkedinUrl === null ? [] : [`link ${linkedinUrl}`]),
    ...(kind === 'person' && name !== '' ? [`name ${name}`] : []),
  ];
}
