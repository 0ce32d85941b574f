import type { Handler } from '../../operation.ts';
import { decodeCursor, buildPage } from '../../domain/paging.ts';
import { Flow } from '../../store/entities/flows.ts';
import { listUnusedSkills } from '../../store/queries/flows.ts';
import { countEntitiesOfPage, maxPageBytes } from '../../store/queries/page-size.ts';
import { hasProject } from '../../store/queries/projects.ts';
import { viewFlows, viewSkill } from './_view.ts';

export const handle: Handler<'flows.list'> = async ({ args, tx, fail }) => {
  const { projectId, limit, cursor } = args;
  const filter = ['flows.list', tx.orgId, projectId];
  const before = cursor === undefined ? [] : decodeCursor(cursor, filter, 1);
  const [projectExists, pageSize, unused] = await Promise.all([
    hasProject(tx, projectId),
    before && countEntitiesOfPage(tx, { table: 'flow', projectId, beforeId: before[0], limit }),
    listUnusedSkills(tx, projectId),
  ]);
  if (!projectExists) fail('project_not_found', null, { param: 'projectId' });
  if (!before || pageSize === undefined) return fail('cursor_invalid', null, { param: 'cursor' });
  // Served by flow_project_index, read backwards.
  const rows = await tx.em.find(
    Flow,
    { orgId: tx.orgId, projectId, ...(before[0] ? { id: { $lt: before[0] } } : {}) },
    { orderBy: { id: 'desc' }, limit: pageSize + 1 },
  );
  const views = await viewFlows(tx, rows.slice(0, pageSize));
  const page = buildPage(rows, countFittingViews(views), (row) => [row.id], filter);
  return {
    items: views.slice(0, page.items.length),
    unusedSkills: unused.map(viewSkill),
    nextCursor: page.nextCursor,
  };
};

/** Each flow contains its skills, so flows that share skills can exceed a page although their rows fit. */
function countFittingViews(views: readonly object[]): number {
  let bytes = 0;
  const isFull = (view: object) => (bytes += JSON.stringify(view).length) >= maxPageBytes;
  const last = views.findIndex(isFull);
  return last === -1 ? views.length : last + 1;
}
