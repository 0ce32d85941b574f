import type { PersonHandler } from '../../person-operation.ts';
import { hasProject } from '../../store/queries/projects.ts';
import { listViews } from '../../store/queries/saved-views.ts';

export const handle: PersonHandler<'views.list'> = async ({ args: { projectId }, session, tx, fail }) => {
  const [projectExists, items] = await Promise.all([
    hasProject(tx, projectId),
    listViews(tx, projectId, session.userId),
  ]);
  return projectExists ? { items } : fail('project_not_found', null, { param: 'projectId' });
};
