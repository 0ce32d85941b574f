import type { Handler } from '../../operation.ts';
import { findProject, updateProjectContext } from '../../store/queries/projects.ts';
import { viewProject } from './_view.ts';

export const handle: Handler<'projects.updateContext'> = async ({ args, tx, fail }) => {
  const { projectId, ...fields } = args;
  const exists = Object.keys(fields).length === 0 || (await updateProjectContext(tx, projectId, fields));
  const project = exists ? await findProject(tx, projectId) : null;
  return viewProject(project ?? fail('project_not_found', null, { param: 'projectId' }));
};
