import type { PersonHandler } from '../../person-operation.ts';
import { listDirectoryFiles } from '../../store/queries/own-directory.ts';
import { hasProject } from '../../store/queries/projects.ts';

export const handle: PersonHandler<'directory.list'> = async ({ args: { projectId }, tx, fail }) => {
  const [projectExists, files] = await Promise.all([
    hasProject(tx, projectId),
    listDirectoryFiles(tx, projectId),
  ]);
  if (!projectExists) fail('project_not_found', null, { param: 'projectId' });
  return {
    items: files.map(({ fileName, companies, people, importedAt }) => ({
      fileName,
      companies,
      people,
      importedAt,
    })),
  };
};
