import type { Handler } from '../../operation.ts';
import { decodeCursor, buildPage } from '../../domain/paging.ts';
import { Project } from '../../store/entities/workspaces.ts';
import { viewProjectSummary } from './_view.ts';

export const handle: Handler<'projects.list'> = async ({ args, tx, fail }) => {
  const { limit, cursor } = args;
  const filter = ['projects.list', tx.orgId];
  const position = cursor === undefined ? [] : decodeCursor(cursor, filter, 1);
  const before = position ?? fail('cursor_invalid', null, { param: 'cursor' });
  // Served by the primary key, read backwards.
  const rows = await tx.em.find(
    Project,
    { orgId: tx.orgId, ...(before[0] ? { id: { $lt: before[0] } } : {}) },
    { orderBy: { id: 'desc' }, limit: limit + 1 },
  );
  const page = buildPage(rows, limit, (row) => [row.id], filter);
  return { items: page.items.map(viewProjectSummary), nextCursor: page.nextCursor };
};
