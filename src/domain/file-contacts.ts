import { companyDomain } from './company-domain.ts';
import { cleanPeople, type RawPerson } from './found-people.ts';
import { onlyItemOrNull } from './only-item.ts';
import type { FoundPerson } from './prospect.ts';

/** The contact list of one file. */
export interface FileContacts {
  readonly storageId: string;
  readonly path: string;
  readonly contacts: readonly RawPerson[];
}

const maxPeople = 50;

/** The source label of a person from a file. */
function fileSourceLabel(path: string): string {
  return `the file ${path}`;
}

/**
 * The people of a company after its files are read: people from other sources, and people in its files with addresses
 * at its domain. If the company has no domain, a file counts only if all its addresses share one domain.
 */
export function peopleOfCompany(
  company: { readonly domain?: string | null | undefined; readonly people: readonly FoundPerson[] },
  files: readonly FileContacts[],
): FoundPerson[] {
  const known = company.people.filter(({ storageId }) => storageId === undefined);
  const people = [...known];
  const addresses = new Set(known.flatMap(({ email }) => email ?? []));
  for (const { storageId, path, contacts } of files) {
    const domain = company.domain ?? sharedDomain(contacts);
    if (!domain) continue;
    const { kept } = cleanPeople(contacts, { foundIn: fileSourceLabel(path), domain, limit: maxPeople });
    for (const person of kept) {
      if (person.email !== null && addresses.has(person.email)) continue;
      if (person.email !== null) addresses.add(person.email);
      people.push({ ...person, storageId });
    }
  }
  return people.slice(0, maxPeople);
}

function sharedDomain(contacts: readonly RawPerson[]): string | null {
  const domains = new Set(
    contacts.flatMap(({ email }) =>
      typeof email === 'string' && email !== '' ? [companyDomain(email)] : [],
    ),
  );
  return onlyItemOrNull(domains);
}
