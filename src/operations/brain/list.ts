import type { Handler } from '../../operation.ts';
import { decodeCursor, buildPage } from '../../domain/paging.ts';
import { BrainItem } from '../../store/entities/workspaces.ts';
import { countEntitiesOfPage } from '../../store/queries/page-size.ts';
import { hasProject } from '../../store/queries/projects.ts';
import { viewBrainItem } from './_view.ts';

export const handle: Handler<'brain.list'> = async ({ args, tx, fail }) => {
  const { projectId, type, limit, cursor } = args;
  const filter = ['brain.list', tx.orgId, projectId, type];
  const before = cursor === undefined ? [] : decodeCursor(cursor, filter, 1);
  const [projectExists, pageSize] = await Promise.all([
    hasProject(tx, projectId),
    before &&
      countEntitiesOfPage(tx, {
        table: 'brain_item',
        projectId,
        beforeId: before[0],
        columns: type ? { type } : {},
        limit,
      }),
  ]);
  if (!projectExists) fail('project_not_found', null, { param: 'projectId' });
  if (!before || pageSize === undefined) return fail('cursor_invalid', null, { param: 'cursor' });
  // Served by brain_item_project_index, read backwards.
  const rows = await tx.em.find(
    BrainItem,
    {
      orgId: tx.orgId,
      projectId,
      ...(type ? { type } : {}),
      ...(before[0] ? { id: { $lt: before[0] } } : {}),
    },
    { orderBy: { id: 'desc' }, limit: pageSize + 1 },
  );
  const page = buildPage(rows, pageSize, (row) => [row.id], filter);
  return { items: page.items.map(viewBrainItem), nextCursor: page.nextCursor };
};
