import type { Handler } from '../../operation.ts';
import { BrainItem } from '../../store/entities/workspaces.ts';
import { hasProject } from '../../store/queries/projects.ts';
import { viewBrainItem } from './_view.ts';

export const handle: Handler<'brain.update'> = async ({ args, tx, fail }) => {
  const { projectId, id, title, body } = args;
  if (!(await hasProject(tx, projectId))) fail('project_not_found', null, { param: 'projectId' });
  // Served by the primary key.
  const found = await tx.em.findOne(BrainItem, { orgId: tx.orgId, id, projectId });
  const item = found ?? fail('brain_item_not_found', null, { param: 'id' });
  if (title !== undefined || body !== undefined) {
    tx.em.assign(item, { title: title ?? item.title, body: body ?? item.body, updatedAt: tx.now });
  }
  return viewBrainItem(item);
};
