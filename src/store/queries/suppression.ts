import { domainsOfAddress } from '../../domain/identity.ts';
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
