import type { PersonHandler } from '../../person-operation.ts';
import { removeDirectoryFile } from '../../store/queries/own-directory.ts';
import { hasProject } from '../../store/queries/projects.ts';

export const handle: PersonHandler<'directory.remove'> = async ({ args, tx, fail, describeChange }) => {
  const { projectId, fileName } = args;
  if (!(await hasProject(tx, projectId))) fail('project_not_found', null, { param: 'projectId' });
  const companies = await removeDirectoryFile(tx, { projectId, fileName });
  if (companies === 0) fail('directory_file_not_found', null, { param: 'fileName' });
  describeChange({ target: projectId, change: { fileName, companies } });
  return { projectId, fileName, companies };
};
