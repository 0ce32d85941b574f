import type { QueryContext } from '../store.ts';
import { onlyItem } from '../../domain/only-item.ts';

/** A saved filter of a page. */
export interface SavedView {
  readonly viewId: string;
  /** The member who saved it. */
  readonly userId: string;
  readonly isShared: boolean;
  readonly screen: 'review' | 'outbox' | 'leads' | 'inbox' | 'runs';
  readonly name: string;
  /** The part of the address behind the question mark. */
  readonly query: string;
}

const columns = `id as "viewId", user_id as "userId", is_shared as "isShared", screen, name, query`;

/** Returns a member's views of a workspace and the shared ones, oldest first. Served by saved_view_project_index. */
export async function listViews(tx: QueryContext, projectId: string, userId: string): Promise<SavedView[]> {
  return tx.sql<SavedView>(
    `select ${columns} from saved_view
     where org_id = $1 and project_id = $2 and (is_shared or user_id = $3) order by id`,
    [tx.orgId, projectId, userId],
  );
}

/** Counts the views that a member saved in a workspace. Served by saved_view_project_index. */
export async function countViews(tx: QueryContext, projectId: string, userId: string): Promise<number> {
  const rows = await tx.sql<{ count: number }>(
    'select count(*)::int as count from saved_view where org_id = $1 and project_id = $2 and user_id = $3',
    [tx.orgId, projectId, userId],
  );
  return onlyItem(rows).count;
}

/** Returns a view that the member may see, and locks it. Served by the primary key. */
export async function lockView(
  tx: QueryContext,
  viewId: string,
  userId: string,
): Promise<(SavedView & { readonly projectId: string }) | undefined> {
  const [view] = await tx.sql<SavedView & { projectId: string }>(
    `select ${columns}, project_id as "projectId" from saved_view
     where org_id = $1 and id = $2 and (is_shared or user_id = $3) for update`,
    [tx.orgId, viewId, userId],
  );
  return view;
}

export async function insertView(tx: QueryContext, projectId: string, view: SavedView): Promise<void> {
  const { viewId, userId, isShared, screen, name, query } = view;
  await tx.sql(
    `insert into saved_view (org_id, id, project_id, user_id, is_shared, screen, name, query, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [tx.orgId, viewId, projectId, userId, isShared, screen, name, query, tx.now],
  );
}

/** Served by the primary key. */
export async function updateView(tx: QueryContext, view: SavedView): Promise<void> {
  const { viewId, isShared, screen, name, query } = view;
  await tx.sql(
    `update saved_view set is_shared = $3, screen = $4, name = $5, query = $6 where org_id = $1 and id = $2`,
    [tx.orgId, viewId, isShared, screen, name, query],
  );
}

/** Served by the primary key. */
export async function deleteView(tx: QueryContext, viewId: string): Promise<void> {
  await tx.sql('delete from saved_view where org_id = $1 and id = $2', [tx.orgId, viewId]);
}
