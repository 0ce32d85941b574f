import { Knowledge } from '../entities/workspaces.ts';
import { onlyItem } from '../../domain/only-item.ts';
import type { ReadContext, Tx } from '../store.ts';

/** Returns the workspace's text, or null if there is none. Served by the primary key. */
export async function findKnowledge(tx: ReadContext, projectId: string) {
  return tx.em.findOne(Knowledge, { orgId: tx.orgId, projectId });
}

/** Replaces the text. Served by the primary key. */
export async function replaceKnowledge(tx: Tx, projectId: string, text: string): Promise<void> {
  await tx.sql(
    `insert into knowledge as k (org_id, project_id, text, updated_at) values ($1, $2, $3, $4)
     on conflict (org_id, project_id) do update set text = excluded.text, updated_at = excluded.updated_at
       where k.org_id = $1`,
    [tx.orgId, projectId, text, tx.now],
  );
}

/**
 * Appends a paragraph and returns the whole text. One statement, so that parallel calls lose no paragraph. Served by
 * the primary key.
 */
export async function appendKnowledge(tx: Tx, projectId: string, paragraph: string): Promise<string> {
  const rows = await tx.sql<{ text: string }>(
    `insert into knowledge as k (org_id, project_id, text, updated_at) values ($1, $2, $3, $4)
     on conflict (org_id, project_id) do update
       set text = case when k.text ~ '\\S' then rtrim(k.text, E' \\t\\r\\n') || E'\\n\\n' else '' end || excluded.text,
           updated_at = excluded.updated_at
       where k.org_id = $1
     returning text`,
    [tx.orgId, projectId, paragraph, tx.now],
  );
  return onlyItem(rows).text;
}
