import type { Handler } from '../../operation.ts';
import { decodeCursor, pageOf } from '../../domain/paging.ts';
import { BrainItem } from '../../store/entities/workspaces.ts';
import { findProject } from '../../store/queries/projects.ts';
import { viewBrainItem } from './_view.ts';

export const handle: Handler<'brain.list'> = async ({ args, tx, fail }) => {
  const { projectId, type, limit, cursor } = args;
  if (!(await findProject(tx, projectId))) fail('project_not_found', null, { param: 'projectId' });
  const filter = ['brain.list', tx.orgId, projectId, type];
  const before =
    cursor === undefined
      ? []
      : (decodeCursor(cursor, filter, 1) ?? fail('cursor_invalid', null, { param: 'cursor' }));
  // Served by brain_item_project_index, read backwards.
  const rows = await tx.em.find(
    BrainItem,
    {
      orgId: tx.orgId,
      projectId,
      ...(type ? { type } : {}),
      ...(before[0] ? { id: { $lt: before[0] } } : {}),
    },
    { orderBy: { id: 'desc' }, limit: limit + 1 },
  );
  const page = pageOf(rows, limit, (row) => [row.id], filter);
  return { items: page.items.map(viewBrainItem), nextCursor: page.nextCursor };
};
