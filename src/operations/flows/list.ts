import type { Handler } from '../../operation.ts';
import { decodeCursor, buildPage } from '../../domain/paging.ts';
import { Flow } from '../../store/entities/flows.ts';
import { listUnusedSkills } from '../../store/queries/flows.ts';
import { hasProject } from '../../store/queries/projects.ts';
import { viewFlows, viewSkill } from './_view.ts';

export const handle: Handler<'flows.list'> = async ({ args, tx, fail }) => {
  const { projectId, limit, cursor } = args;
  const filter = ['flows.list', tx.orgId, projectId];
  const before = cursor === undefined ? [] : decodeCursor(cursor, filter, 1);
  // Served by flow_project_index, read backwards.
  const rowsQuery =
    before &&
    tx.em.find(
      Flow,
      { orgId: tx.orgId, projectId, ...(before[0] ? { id: { $lt: before[0] } } : {}) },
      { orderBy: { id: 'desc' }, limit: limit + 1 },
    );
  const [projectExists, rows, unused] = await Promise.all([
    hasProject(tx, projectId),
    rowsQuery,
    listUnusedSkills(tx, projectId),
  ]);
  if (!projectExists) fail('project_not_found', null, { param: 'projectId' });
  if (!rows) return fail('cursor_invalid', null, { param: 'cursor' });
  const page = buildPage(rows, limit, (row) => [row.id], filter);
  return {
    items: await viewFlows(tx, page.items),
    unusedSkills: unused.map(viewSkill),
    nextCursor: page.nextCursor,
  };
};
