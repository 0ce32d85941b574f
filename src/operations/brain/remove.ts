import type { Handler } from '../../operation.ts';
import { BrainItem } from '../../store/entities/workspaces.ts';
import { hasProject } from '../../store/queries/projects.ts';

export const handle: Handler<'brain.remove'> = async ({ args, tx, fail }) => {
  const { projectId, id } = args;
  if (!(await hasProject(tx, projectId))) fail('project_not_found', null, { param: 'projectId' });
  // Served by the primary key.
  const removed = await tx.em.nativeDelete(BrainItem, { orgId: tx.orgId, id, projectId });
  if (removed === 0) fail('brain_item_not_found', null, { param: 'id' });
  return { id, removed: true };
};
