import type { Handler } from '../../operation.ts';
import { decodeCursor, buildPage } from '../../domain/paging.ts';
import { BrainItem } from '../../store/entities/workspaces.ts';
import { hasProject } from '../../store/queries/projects.ts';
import { viewBrainItem } from './_view.ts';

export const handle: Handler<'brain.list'> = async ({ args, tx, fail }) => {
  const { projectId, type, limit, cursor } = args;
  const filter = ['brain.list', tx.orgId, projectId, type];
  const before = cursor === undefined ? [] : decodeCursor(cursor, filter, 1);
  // Served by brain_item_project_index, read backwards.
  const rowsQuery =
    before &&
    tx.em.find(
      BrainItem,
      {
        orgId: tx.orgId,
        projectId,
        ...(type ? { type } : {}),
        ...(before[0] ? { id: { $lt: before[0] } } : {}),
      },
      { orderBy: { id: 'desc' }, limit: limit + 1 },
    );
  const [projectExists, rows] = await Promise.all([hasProject(tx, projectId), rowsQuery]);
  if (!projectExists) fail('project_not_found', null, { param: 'projectId' });
  if (!rows) return fail('cursor_invalid', null, { param: 'cursor' });
  const page = buildPage(rows, limit, (row) => [row.id], filter);
  return { items: page.items.map(viewBrainItem), nextCursor: page.nextCursor };
};
