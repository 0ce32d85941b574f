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

/** The type of an item, which stays until the transaction ends. Served by the primary key. */
export async function findTypeForShare(tx: Tx, projectId: string, id: string): Promise<string | undefined> {
  const [row] = await tx.sql<{ type: string }>(
    'select type from brain_item where org_id = $1 and id = $2 and project_id = $3 for key share',
    [tx.orgId, id, projectId],
  );
  return row?.type;
}

/** A play of the workspace whose proof is the reference. Served by brain_item_project_index. */
export async function findPlayWithProof(
  tx: Tx,
  projectId: string,
  proofId: string,
): Promise<{ readonly id: string; readonly title: string } | undefined> {
  const [row] = await tx.sql<{ id: string; title: string }>(
    `select id, title from brain_item
     where org_id = $1 and project_id = $2 and play->>'proofId' = $3 order by id limit 1`,
    [tx.orgId, projectId, proofId],
  );
  return row;
}
