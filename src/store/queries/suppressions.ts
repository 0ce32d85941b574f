import { onlyItem } from '../../domain/only-item.ts';
import type { SuppressionTarget } from '../../domain/suppressible.ts';
import { newId } from '../ids.ts';
import type { QueryContext, Tx } from '../store.ts';

export interface ActiveSuppression {
  readonly reason: 'unsubscribe' | 'hard_bounce' | 'complaint' | 'manual' | 'erasure';
  readonly since: number;
}

/** SQL for what stays of an erased address: its hash with the key of the organisation, which is in the row `k`. */
export const erasedHashSql = (address: string) =>
  `encode(sha256(convert_to(k.key || ${address}, 'UTF8')), 'hex') collate "C"`;

/**
 * SQL for the oldest suppression of a lead `l` of organisation `$1`: by one of its addresses, which may be erased, or
 * by the domain of an address, of its company or of the company's site, or a parent domain. Served by
 * lead_identity_lead_index and suppression_value_key. The limit of one keeps PostgreSQL from reading all suppressions,
 * and an array makes it expect ten domains instead of a thousand.
 */
export const leadSuppressionSql = (columns: string) => `
  select ${columns}
  from (
    select 'address' as kind, i.value from lead_identity i
    where i.org_id = $1 and i.lead_id = l.id and i.kind = 'email'
    union all
    select 'hash', ${erasedHashSql('i.value')} from erasure_key k
    join lead_identity i on i.org_id = $1 and i.lead_id = l.id and i.kind = 'email'
    where k.org_id = $1
    union all
    select 'domain', array_to_string(labels[part.position::int:], '.')
    from (
      select split_part(i.value, '@', -1) as host from lead_identity i
      where i.org_id = $1 and i.lead_id = l.id and i.kind = 'email'
      union select l.company_domain collate "C"
      union select split_part(split_part(l.site_host, '/', 1), ':', 1)
    ) as hosts
    cross join lateral string_to_array(hosts.host, '.') as labels
    join lateral unnest(labels) with ordinality as part (label, position) on part.position < cardinality(labels)
  ) as candidate
  cross join lateral (
    select * from suppression s where s.org_id = $1 and s.kind = candidate.kind and s.value = candidate.value limit 1
  ) as s
  order by s.since, s.id limit 1`;

/**
 * Prevents a race: one transaction suppresses an address while another gives it to a lead, and neither sees the other.
 * The first locks the organisation to `suppress`, the second to `gain`, until they end. Transactions that gain do not
 * block each other. Take this lock after leads. Served by the primary key.
 */
export async function lockSuppressions(tx: Tx, to: 'suppress' | 'gain'): Promise<void> {
  await tx.sql(
    `select from directory.org where org_id = $1 for ${to === 'suppress' ? 'no key update' : 'share'}`,
    [tx.orgId],
  );
}

/** Returns the suppression of a lead by its addresses, its company or the company's site, or null. */
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

/** As `findLeadSuppression`, for many leads. Leads that are not suppressed are absent. */
export async function findLeadSuppressions(
  tx: Tx,
  leadIds: readonly string[],
): Promise<ReadonlyMap<string, ActiveSuppression>> {
  const rows = await tx.sql<ActiveSuppression & { leadId: string }>(
    `select l.id as "leadId", found.* from lead l
     cross join lateral (
       ${leadSuppressionSql('s.reason, floor(extract(epoch from s.since) * 1000)::float8 as since')}
     ) as found
     where l.org_id = $1 and l.id = any($2)`,
    [tx.orgId, leadIds],
  );
  return new Map(rows.map(({ leadId, ...suppression }) => [leadId, suppression]));
}

/** The address of a suppressed lead, with the suppression that covers the lead. */
export interface CoveredAddress {
  readonly value: string;
  readonly reason: string;
  /** In PostgreSQL's own format, to keep full precision. */
  readonly since: string;
}

/** Returns the addresses of those leads that are suppressed. Served by lead_identity_lead_index. */
export async function listCoveredAddresses(tx: Tx, leadIds: readonly string[]): Promise<CoveredAddress[]> {
  return tx.sql<CoveredAddress>(
    `select distinct on (other.value) other.value, found.reason, found.since::text as since
     from lead l
     cross join lateral (${leadSuppressionSql('s.reason, s.since')}) as found
     join lead_identity other on other.org_id = $1 and other.lead_id = l.id and other.kind = 'email'
     where l.org_id = $1 and l.id = any($2)
     order by other.value, found.since`,
    [tx.orgId, leadIds],
  );
}

/** Suppresses addresses since a time. Keeps existing suppressions. */
export async function insertAddressSuppressions(tx: Tx, addresses: readonly CoveredAddress[]): Promise<void> {
  await tx.sql(
    `insert into suppression (org_id, id, kind, value, reason, since)
     select $1, id, 'address', value, reason, since
     from unnest($2::text[], $3::text[], $4::text[], $5::timestamptz[]) as open (id, value, reason, since)
     on conflict on constraint suppression_value_key do nothing`,
    [
      tx.orgId,
      addresses.map(() => newId('suppression')),
      addresses.map(({ value }) => value),
      addresses.map(({ reason }) => reason),
      addresses.map(({ since }) => since),
    ],
  );
}

/** Returns the suppressed ones among these, as `address:…` or `domain:…`. Served by suppression_value_key. */
export async function findSuppressedValues(
  tx: Tx,
  addresses: readonly string[],
  domains: readonly string[],
): Promise<ReadonlySet<string>> {
  if (addresses.length + domains.length === 0) return new Set();
  const rows = await tx.sql<{ kind: string; value: string }>(
    `select kind, value from suppression
     where org_id = $1 and ((kind = 'address' and value = any($2)) or (kind = 'domain' and value = any($3)))
     union all
     select 'address', given.value from erasure_key k, unnest($2::text[]) as given (value)
     where k.org_id = $1 and exists (
       select from suppression s
       where s.org_id = $1 and s.kind = 'hash' and s.value = ${erasedHashSql('given.value')})`,
    [tx.orgId, [...new Set(addresses)], [...new Set(domains)]],
  );
  return new Set(rows.map(({ kind, value }) => `${kind}:${value}`));
}

/** Keeps existing suppressions. Returns the number of new ones. */
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

/**
 * Lifts a suppression, also of an erased address, and returns its id, or null if there is none. Served by
 * suppression_value_key.
 */
export async function deleteSuppression(tx: Tx, { kind, value }: SuppressionTarget): Promise<string | null> {
  const [row] = await tx.sql<{ id: string }>(
    `delete from suppression where org_id = $1 and (
       (kind = $2 and value = $3)
       or ($2 = 'address' and kind = 'hash'
         and value = (select ${erasedHashSql('$3::text')} from erasure_key k where k.org_id = $1)))
     returning id`,
    [tx.orgId, kind, value],
  );
  return row?.id ?? null;
}

/** Returns the id of a suppression, or null. Served by suppression_value_key. */
export async function findSuppressionId(
  tx: QueryContext,
  { kind, value }: SuppressionTarget,
): Promise<string | null> {
  const [row] = await tx.sql<{ id: string }>(
    'select id from suppression where org_id = $1 and kind = $2 and value = $3',
    [tx.orgId, kind, value],
  );
  return row?.id ?? null;
}

export interface ListedSuppression extends ActiveSuppression {
  /** `hash` for an erased address. */
  readonly kind: SuppressionTarget['kind'] | 'hash';
  readonly value: string;
}

/** Returns the organisation's suppressions, newest first, with their total number. */
export async function listOrgSuppressions(
  tx: QueryContext,
  limit: number,
): Promise<{ readonly suppressions: ListedSuppression[]; readonly total: number }> {
  const [suppressions, counted] = await Promise.all([
    tx.sql<ListedSuppression>(
      `select kind, value, reason, floor(extract(epoch from since) * 1000)::float8 as since
       from suppression where org_id = $1 order by suppression.since desc, id desc limit $2`,
      [tx.orgId, limit],
    ),
    tx.sql<{ total: number }>('select count(*)::int as total from suppression where org_id = $1', [tx.orgId]),
  ]);
  return { suppressions, total: onlyItem(counted).total };
}

export interface SuppressionEntry extends ListedSuppression {
  readonly id: string;
}

/** Returns suppressions before an id, the last added first. Served by the primary key, read backwards. */
export async function listSuppressionEntries(
  tx: QueryContext,
  { before, limit }: { readonly before?: string | undefined; readonly limit: number },
): Promise<SuppressionEntry[]> {
  return tx.sql<SuppressionEntry>(
    `select id, kind, value, reason, floor(extract(epoch from since) * 1000)::float8 as since
     from suppression where org_id = $1 and ($2::text is null or id < $2) order by id desc limit $3`,
    [tx.orgId, before, limit],
  );
}
