import { decodeCursor, buildPage } from '../../domain/paging.ts';
import type { Handler } from '../../operation.ts';
import { Run } from '../../store/entities/runs.ts';
import { countEntitiesOfPage } from '../../store/queries/page-size.ts';
import { hasProject } from '../../store/queries/projects.ts';
import { viewRuns } from './_view.ts';

export const handle: Handler<'runs.list'> = async ({ args, tx, fail }) => {
  const { projectId, includeArchived = false, limit, cursor } = args;
  const filter = ['runs.list', tx.orgId, projectId, includeArchived];
  const position = cursor === undefined ? [] : decodeCursor(cursor, filter, 1);
  const [projectExists, pageSize] = await Promise.all([
    hasProject(tx, projectId),
    position &&
      countEntitiesOfPage(tx, {
        table: 'run',
        projectId,
        beforeId: position[0],
        columns: includeArchived ? {} : { archived_at: null },
        limit,
      }),
  ]);
  if (!projectExists) fail('project_not_found', null, { param: 'projectId' });
  if (!position || pageSize === undefined) return fail('cursor_invalid', null, { param: 'cursor' });
  // Served by run_project_index, read backwards.
  const rows = await tx.em.find(
    Run,
    {
      orgId: tx.orgId,
      projectId,
      ...(includeArchived ? {} : { archivedAt: null }),
      ...(position[0] ? { id: { $lt: position[0] } } : {}),
    },
    { orderBy: { id: 'desc' }, limit: pageSize + 1 },
  );
  const page = buildPage(rows, pageSize, (row) => [row.id], filter);
  return { items: await viewRuns(tx, page.items), nextCursor: page.nextCursor };
};
