import { suppressibleDomains, type Suppressible } from '../../domain/suppressible.ts';
import { findSuppressedValues } from '../../store/queries/suppressions.ts';
import type { Tx } from '../../store/store.ts';

/** Returns the people who are suppressed by address, company or site. */
export async function findSuppressedPeople<Person extends Suppressible>(
  tx: Tx,
  people: readonly Person[],
): Promise<ReadonlySet<Person>> {
  const addresses = people.flatMap(({ email }) => email ?? []);
  const candidates = people.map((person) => ({ person, domains: suppressibleDomains(person) }));
  const domains = candidates.flatMap((each) => each.domains);
  const found = await findSuppressedValues(tx, addresses, domains);
  const suppressed = candidates.filter(
    (each) =>
      found.has(`address:${each.person.email ?? ''}`) ||
      each.domains.some((domain) => found.has(`domain:${domain}`)),
  );
  return new Set(suppressed.map(({ person }) => person));
}

/** Returns the addresses that are suppressed directly or by their domain. */
export async function findSuppressedAddresses(
  tx: Tx,
  addresses: readonly string[],
): Promise<ReadonlySet<string>> {
  const suppressed = await findSuppressedPeople(
    tx,
    addresses.map((email) => ({ email })),
  );
  return new Set([...suppressed].map(({ email }) => email));
}

/** Returns the suppressed domains among these. */
export async function findSuppressedDomains(
  tx: Tx,
  domains: readonly string[],
): Promise<ReadonlySet<string>> {
  const suppressed = await findSuppressedPeople(
    tx,
    domains.map((companyDomain) => ({ companyDomain })),
  );
  return new Set([...suppressed].map(({ companyDomain }) => companyDomain));
}
