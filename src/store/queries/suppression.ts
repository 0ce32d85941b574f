import { domainsOfAddress } from '../../domain/identity.ts';
import { newId } from '../ids.ts';
import type { Tx } from '../store.ts';

export interface Suppressed {
  readonly reason: 'unsubscribe' | 'hard_bounce' | 'complaint' | 'manual' | 'erasure';
  readonly since: number;
}

/** Whether the lead must not be written to, by its address or any alias. Served by lead_identity_lead_index. */
export async function findLeadSuppression(tx: Tx, leadId: string): Promise<Suppressed | null> {
  const rows = await tx.sql<{ value: string }>(
    `select value from lead_identity where org_id = $1 and lead_id = $2 and kind = 'email'`,
    [tx.orgId, leadId],
  );
  return findSuppression(
    tx,
    rows.map((row) => row.value),
  );
}

/**
 * Before the addresses of leads come apart: what holds for one address of a lead holds from now on for each of them by
 * itself, for the same reason and from the same time. Addresses that are suppressed already keep what they have. Served
 * by lead_identity_lead_index and suppression_value_key.
 */
export async function suppressEachAddress(tx: Tx, leadIds: readonly string[]): Promise<void> {
  const rows = await tx.sql<{ value: string; reason: string; since: string }>(
    `select distinct on (other.value) other.value, s.reason, s.since::text as since
     from lead_identity i
     cross join lateral string_to_array(split_part(i.value, '@', -1), '.') as labels
     cross join lateral (
       select 'address' as kind, i.value
       union all
       select 'domain', array_to_string(labels[place:], '.') from generate_series(1, cardinality(labels) - 1) as place
     ) as address
     join suppression s on s.org_id = $1 and s.kind = address.kind and s.value = address.value
     join lead_identity other on other.org_id = $1 and other.lead_id = i.lead_id and other.kind = 'email'
     where i.org_id = $1 and i.lead_id = any($2) and i.kind = 'email'
     order by other.value, s.since, s.id`,
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
      ...[tx.orgId, open.map(() => newId('suppression')), open.map(({ value }) => value)],
      ...[open.map(({ reason }) => reason), open.map(({ since }) => since)],
    ],
  );
}

/** Whether a person must not be written to, by an address or its domains. Served by suppression_value_key. */
async function findSuppression(tx: Tx, addresses: readonly string[]): Promise<Suppressed | null> {
  if (!addresses.length) return null;
  const domains = [...new Set(addresses.flatMap(domainsOfAddress))];
  const [row] = await tx.sql<Suppressed>(
    `select reason, floor(extract(epoch from since) * 1000)::float8 as since from suppression
     where org_id = $1 and ((kind = 'address' and value = any($2)) or (kind = 'domain' and value = any($3)))
     order by since limit 1`,
    [tx.orgId, addresses, domains],
  );
  return row ?? null;
}

/** Those of the domains at which nobody may be written to. Served by suppression_value_key. */
export async function findSuppressedDomains(
  tx: Tx,
  domains: readonly string[],
): Promise<ReadonlySet<string>> {
  const above = (domain: string) => domainsOfAddress(`@${domain}`);
  const rows = await tx.sql<{ value: string }>(
    `select value from suppression where org_id = $1 and kind = 'domain' and value = any($2)`,
    [tx.orgId, [...new Set(domains.flatMap(above))]],
  );
  const found = new Set(rows.map(({ value }) => value));
  return new Set(domains.filter((domain) => above(domain).some((part) => found.has(part))));
}

/** The addresses that must not be written to, by themselves or by a domain. Served by suppression_value_key. */
export async function findSuppressedAddresses(
  tx: Tx,
  addresses: readonly string[],
): Promise<ReadonlySet<string>> {
  if (addresses.length === 0) return new Set();
  const domains = new Set(addresses.flatMap(domainsOfAddress));
  const rows = await tx.sql<{ kind: string; value: string }>(
    `select kind, value from suppression
     where org_id = $1 and ((kind = 'address' and value = any($2)) or (kind = 'domain' and value = any($3)))`,
    [tx.orgId, addresses, [...domains]],
  );
  const found = new Set(rows.map(({ kind, value }) => `${kind}:${value}`));
  const isSuppressed = (address: string) =>
    found.has(`address:${address}`) ||
    domainsOfAddress(address).some((domain) => found.has(`domain:${domain}`));
  return new Set(addresses.filter(isSuppressed));
}
