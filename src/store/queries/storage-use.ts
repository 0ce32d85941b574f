import type { QueryContext, ReadContext, Tx } from '../store.ts';

/**
 * Adds to the bytes that the organisation stores, unless it would exceed the limit. Returns whether it did. Call it
 * last in a transaction, because other writers of the organisation wait for the row. Served by the primary key.
 */
export async function addStoredBytes(tx: Tx, bytes: number, limitBytes: number): Promise<boolean> {
  const rows = await tx.sql(
    `insert into storage_use as s (org_id, bytes) select $1, $2::bigint where $2::bigint <= $3::bigint
     on conflict (org_id) do update set bytes = s.bytes + excluded.bytes
       where s.bytes + excluded.bytes <= $3::bigint
     returning 1`,
    [tx.orgId, bytes, limitBytes],
  );
  return rows.length > 0;
}

/** Adds bytes of what the service itself stores, for which only later calls are refused. */
export function countStoredBytes(tx: Tx, bytes: number): void {
  tx.executeAtCommit(
    `insert into storage_use as s (org_id, bytes) values ($1, $2::bigint)
     on conflict (org_id) do update set bytes = s.bytes + excluded.bytes returning 1`,
    [tx.orgId, bytes],
  );
}

/** Returns the bytes that the organisation stores. Served by the primary key. */
export async function readStoredBytes(context: QueryContext | ReadContext): Promise<number> {
  const [row] = await context.sql<{ bytes: string }>('select bytes from storage_use where org_id = $1', [
    context.orgId,
  ]);
  return Number(row?.bytes ?? 0);
}

/** Measures what the organisation stores and corrects its row. Writers wait only while files are summed. */
export async function measureStoredBytes(tx: Tx): Promise<void> {
  const [texts] = await tx.sql<{ bytes: string }>(
    `select (select coalesce(sum(octet_length(text)), 0) from material_text where org_id = $1)
          + (select coalesce(sum(pg_column_size(payload)), 0) from inbound_event where org_id = $1)
          + (select coalesce(sum(octet_length(body)), 0) from message where org_id = $1)
          + (select coalesce(sum(octet_length(analysis)), 0) from lead where org_id = $1) as bytes`,
    [tx.orgId],
  );
  await tx.sql('select 1 from storage_use where org_id = $1 for no key update', [tx.orgId]);
  await tx.sql(
    `insert into storage_use (org_id, bytes)
     select $1, $2::bigint + coalesce(sum(size_bytes), 0) from material_file where org_id = $1
     on conflict (org_id) do update set bytes = excluded.bytes returning 1`,
    [tx.orgId, texts?.bytes ?? 0],
  );
}
