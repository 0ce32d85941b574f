import { listSuspicions } from '../../application/suspicions/list.ts';
import { buildPage, decodeTimePosition } from '../../domain/paging.ts';
import type { PersonHandler } from '../../person-operation.ts';
import { hasProject } from '../../store/queries/projects.ts';

export const handle: PersonHandler<'inbox.suspicions'> = async ({ args, tx, fail }) => {
  const { projectId, limit, cursor } = args;
  const filter = ['inbox.suspicions', tx.orgId, projectId];
  const page = decodeTimePosition(cursor, filter);
  const [projectExists, rows] = await Promise.all([
    hasProject(tx, projectId),
    page && listSuspicions(tx, projectId, { after: page.position, limit: limit + 1 }),
  ]);
  if (!projectExists) fail('project_not_found', null, { param: 'projectId' });
  if (!rows) return fail('cursor_invalid', null, { param: 'cursor' });
  return buildPage(rows, limit, ({ at, id }) => [String(at), id], filter);
};
