import type { Handler } from '../../operation.ts';
import { decodeCursor, buildPage } from '../../domain/paging.ts';
import { Connector } from '../../store/entities/connectors.ts';
import { hasProject } from '../../store/queries/projects.ts';
import { viewConnector } from './_view.ts';

export const handle: Handler<'connectors.list'> = async ({ args, tx, fail }) => {
  const { projectId, limit, cursor } = args;
  const filter = ['connectors.list', tx.orgId, projectId];
  const before = cursor === undefined ? [] : decodeCursor(cursor, filter, 1);
  // Served by connector_project_index, read backwards.
  const rowsQuery =
    before &&
    tx.em.find(
      Connector,
      { orgId: tx.orgId, projectId, ...(before[0] ? { id: { $lt: before[0] } } : {}) },
      { orderBy: { id: 'desc' }, limit: limit + 1 },
    );
  const [projectExists, rows] = await Promise.all([hasProject(tx, projectId), rowsQuery]);
  if (!projectExists) fail('project_not_found', null, { param: 'projectId' });
  if (!rows) return fail('cursor_invalid', null, { param: 'cursor' });
  const page = buildPage(rows, limit, (row) => [row.id], filter);
  return { items: page.items.map(viewConnector), nextCursor: page.nextCursor };
};
