import type { Handler } from '../../operation.ts';
import { findProject, setContext } from '../../store/queries/projects.ts';
import { viewProject } from './_view.ts';

export const handle: Handler<'projects.updateContext'> = async ({ args, tx, fail }) => {
  const { projectId, ...given } = args;
  const isThere = Object.keys(given).length === 0 || (await setContext(tx, projectId, given));
  const project = isThere ? await findProject(tx, projectId) : null;
  return viewProject(project ?? fail('project_not_found', null, { param: 'projectId' }));
};
