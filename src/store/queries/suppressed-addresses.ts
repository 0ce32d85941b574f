import { domainsOfAddress } from '../../domain/identity.ts';
import type { Tx } from '../store.ts';

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
