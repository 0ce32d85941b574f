import { onlyItem } from '../../domain/only-item.ts';
import type { Tx } from '../store.ts';

/** Returns the size of a workspace's Brain items in UTF-8 bytes. Served by brain_item_project_index. */
export async function countBrainBytes(tx: Tx, projectId: string): Promise<number> {
  const rows = await tx.sql<{ bytes: number }>(
    `select coalesce(sum(octet_length(title) + octet_length(body)), 0)::float8 as bytes from brain_item
     where org_id = $1 and project_id = $2`,
    [tx.orgId, projectId],
  );
  return onlyItem(rows).bytes;
}
