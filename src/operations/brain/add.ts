import type { Handler } from '../../operation.ts';
import { BrainItem } from '../../store/entities/workspaces.ts';
import { newId } from '../../store/ids.ts';
import { findProject } from '../../store/queries/projects.ts';
import { viewBrainItem } from './_view.ts';

export const handle: Handler<'brain.add'> = async ({ args, tx, fail }) => {
  const project =
    (await findProject(tx, args.projectId)) ?? fail('project_not_found', null, { param: 'projectId' });
  const item = tx.em.create(BrainItem, {
    orgId: tx.orgId,
    id: newId('brain'),
    projectId: project.id,
    type: args.type,
    title: args.title,
    body: args.body,
    createdAt: tx.now,
    updatedAt: tx.now,
  });
  return viewBrainItem(item);
};
