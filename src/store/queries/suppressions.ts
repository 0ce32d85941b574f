import { suppressibleDomains, type Suppressible } from '../../domain/suppressible.ts';
import { newId } from '../ids.ts';
import type { Tx } from '../store.ts';

export interface ActiveSuppression {
  readonly reason: 'unsubscribe' | 'hard_bounce' | 'complaint' | 'manual' | 'erasure';
  readonly since: number;
}

/**
 * SQL for the suppression that has held longest for a lead `l` of organisation `$1`: of an address of its own, or of
 * the domain of one, of its company or of its company's site, and those above. Served by lead_identity_lead_index and
 * suppression_value_key: the limit of one, which is all that there can be, keeps PostgreSQL from reading all who are
 * suppressed instead, and of an array it expects ten members where it would expect a thousand of a series.
 */
export const leadSuppressionSql = (columns: string) => `
  select ${columns}
  from (
    select 'address' as kind, i.value from lead_identity i
    where i.org_id = $1 and i.lead_id = l.id and i.kind = 'email'
    union all
    select 'domain', array_to_string(labels[part.place::int:], '.')
    from (
      select split_part(i.value, '@', -1) as host from lead_identity i
      where i.org_id = $1 and i.lead_id = l.id and i.kind = 'email'
      union select l.company_domain collate "C"
      union select split_part(split_part(l.site_host, '/', 1), ':', 1)
    ) as hosts
    cross join lateral string_to_array(hosts.host, '.') as labels
    join lateral unnest(labels) with ordinality as part (label, place) on part.place < cardinality(labels)
  ) as told
  cross join lateral (
    select * from suppression s where s.org_id = $1 and s.kind = told.kind and s.value = told.value limit 1
  ) as s
  order by s.since, s.id limit 1`;

/**
 * Whoever suppresses somebody looks for the leads that it bars, and whoever gives a lead an address or a company looks
 * for what bars it; at the same moment neither would see the other. So the one holds the organisation to `suppress`
 * before it looks, the other to `gain`, until the end of the transaction: those who gain do not wait for each other.
 * Held after leads, as everything is. Served by the primary key.
 */
export async function lockSuppressions(tx: Tx, to: 'suppress' | 'gain'): Promise<void> {
  await tx.sql(
    `select from directory.org where org_id = $1 for ${to === 'suppress' ? 'no key update' : 'share'}`,
    [tx.orgId],
  );
}

/** Whether the lead must not be written to, by an address of its own, by its company or by its company's site. */
export async function findLeadSuppression(tx: Tx, leadId: string): Promise<ActiveSuppression | null> {
  const [row] = await tx.sql<ActiveSuppression>(
    `select found.* from lead l
     cross join lateral (
       ${leadSuppressionSql('s.reason, floor(extract(epoch from s.since) * 1000)::float8 as since')}
     ) as found
     where l.org_id = $1 and l.id = $2`,
    [tx.orgId, leadId],
  );
  return row ?? null;
}

/**
 * Before the addresses of leads come apart: what holds for a lead holds from now on for each of its addresses by
 * itself, for the same reason and from the same time. Addresses that are suppressed already keep what they have. Served
 * by lead_identity_lead_index and suppression_value_key.
 */
export async function suppressEachAddress(tx: Tx, leadIds: readonly string[]): Promise<void> {
  const rows = await tx.sql<{ value: string; reason: string; since: string }>(
    `select distinct on (other.value) other.value, found.reason, found.since::text as since
     from lead l
     cross join lateral (${leadSuppressionSql('s.reason, s.since')}) as found
     join lead_identity other on other.org_id = $1 and other.lead_id = l.id and other.kind = 'email'
     where l.org_id = $1 and l.id = any($2)
     order by other.value, found.since`,
    [tx.orgId, leadIds],
  );
  const suppressed = await findSuppressedAddresses(
    tx,
    rows.map(({ value }) => value),
  );
  const open = rows.filter(({ value }) => !suppressed.has(value));
  if (open.length === 0) return;
  await tx.sql(
    `insert into suppression (org_id, id, kind, value, reason, since)
     select $1, id, 'address', value, reason, since
     from unnest($2::text[], $3::text[], $4::text[], $5::timestamptz[]) as open (id, value, reason, since)
     on conflict on constraint suppression_value_key do nothing`,
    [
      tx.orgId,
      open.map(() => newId('suppression')),
      open.map(({ value }) => value),
      open.map(({ reason }) => reason),
      open.map(({ since }) => since),
    ],
  );
}

/** Those of the domains at which nobody may be written to. Served by suppression_value_key. */
export async function findSuppressedDomains(
  tx: Tx,
  domains: readonly string[],
): Promise<ReadonlySet<string>> {
  const companies = domains.map((companyDomain) => ({ companyDomain }));
  const suppressed = await findSuppressedPeople(tx, companies);
  return new Set([...suppressed].map(({ companyDomain }) => companyDomain));
}

/** Those who must not be written to, by their address, their company or its site. Served by suppression_value_key. */
export async function findSuppressedPeople<Person extends Suppressible>(
  tx: Tx,
  people: readonly Person[],
): Promise<ReadonlySet<Person>> {
  const addresses = people.flatMap(({ email }) => email ?? []);
  const named = people.map((person) => ({ person, domains: suppressibleDomains(person) }));
  const domains = named.flatMap((each) => each.domains);
  const found = await findSuppressedValues(tx, addresses, domains);
  const suppressed = named.filter(
    (each) =>
      found.has(`address:${each.person.email ?? ''}`) ||
      each.domains.some((domain) => found.has(`domain:${domain}`)),
  );
  return new Set(suppressed.map(({ person }) => person));
}

/** The addresses that must not be written to, by themselves or by a domain. Served by suppression_value_key. */
export async function findSuppressedAddresses(
  tx: Tx,
  addresses: readonly string[],
): Promise<ReadonlySet<string>> {
  const people = addresses.map((email) => ({ email }));
  return new Set([...(await findSuppressedPeople(tx, people))].map(({ email }) => email));
}

async function findSuppressedValues(
  tx: Tx,
  addresses: readonly string[],
  domains: readonly string[],
): Promise<ReadonlySet<string>> {
  if (addresses.length + domains.length === 0) return new Set();
  const rows = await tx.sql<{ kind: string; value: string }>(
    `select kind, value from suppression
     where org_id = $1 and ((kind = 'address' and value = any($2)) or (kind = 'domain' and value = any($3)))`,
    [tx.orgId, [...new Set(addresses)], [...new Set(domains)]],
  );
  return new Set(rows.map(({ kind, value }) => `${kind}:${value}`));
}

/** An address, or a domain with everybody below it, both normalised. */
export interface SuppressionTarget {
  readonly kind: 'address' | 'domain';
  readonly value: string;
}

/** What is suppressed already keeps what it has. Answers how many were not. */
export async function insertSuppressions(
  tx: Tx,
  kind: SuppressionTarget['kind'],
  values: readonly string[],
  reason: ActiveSuppression['reason'],
): Promise<number> {
  const rows = await tx.sql(
    `insert into suppression (org_id, id, kind, value, reason, since)
     select $1, id, $6, value, $4, $5 from unnest($2::text[], $3::text[]) as open (id, value) order by value
     on conflict on constraint suppression_value_key do nothing returning id`,
    [tx.orgId, values.map(() => newId('suppression')), values, reason, tx.now, kind],
  );
  return rows.length;
}
