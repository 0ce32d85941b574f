import { decodeCursor, buildPage } from '../../domain/paging.ts';
import type { Handler } from '../../operation.ts';
import { Run } from '../../store/entities/runs.ts';
import { hasProject } from '../../store/queries/projects.ts';
import { viewRuns } from './_view.ts';

export const handle: Handler<'runs.list'> = async ({ args, tx, fail }) => {
  const { projectId, includeArchived = false, limit, cursor } = args;
  const filter = ['runs.list', tx.orgId, projectId, includeArchived];
  const position = cursor === undefined ? [] : decodeCursor(cursor, filter, 1);
  // Served by run_project_index, read backwards.
  const rowsQuery =
    position &&
    tx.em.find(
      Run,
      {
        orgId: tx.orgId,
        projectId,
        ...(includeArchived ? {} : { archivedAt: null }),
        ...(position[0] ? { id: { $lt: position[0] } } : {}),
      },
      { orderBy: { id: 'desc' }, limit: limit + 1 },
    );
  const [projectExists, rows] = await Promise.all([hasProject(tx, projectId), rowsQuery]);
  if (!projectExists) fail('project_not_found', null, { param: 'projectId' });
  if (!rows) return fail('cursor_invalid', null, { param: 'cursor' });
  const page = buildPage(rows, limit, (row) => [row.id], filter);
  return { items: await viewRuns(tx, page.items), nextCursor: page.nextCursor };
};
