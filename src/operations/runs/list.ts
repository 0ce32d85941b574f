import { decodeCursor, pageOf } from '../../domain/paging.ts';
import type { Handler } from '../../operation.ts';
import { Run } from '../../store/entities/runs.ts';
import { hasProject } from '../../store/queries/projects.ts';
import { viewRuns } from './_view.ts';

export const handle: Handler<'runs.list'> = async ({ args, tx, fail }) => {
  const { projectId, includeArchived = false, limit, cursor } = args;
  const filter = ['runs.list', tx.orgId, projectId, includeArchived];
  const place = cursor === undefined ? [] : decodeCursor(cursor, filter, 1);
  // Served by run_project_index, read backwards.
  const asked =
    place &&
    tx.em.find(
      Run,
      {
        orgId: tx.orgId,
        projectId,
        ...(includeArchived ? {} : { archivedAt: null }),
        ...(place[0] ? { id: { $lt: place[0] } } : {}),
      },
      { orderBy: { id: 'desc' }, limit: limit + 1 },
    );
  const [isThere, rows] = await Promise.all([hasProject(tx, projectId), asked]);
  if (!isThere) fail('project_not_found', null, { param: 'projectId' });
  if (!rows) return fail('cursor_invalid', null, { param: 'cursor' });
  const page = pageOf(rows, limit, (row) => [row.id], filter);
  return { items: await viewRuns(tx, page.items), nextCursor: page.nextCursor };
};
