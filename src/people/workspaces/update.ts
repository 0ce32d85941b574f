import { applyWorkspaceUpdate } from '../../application/workspaces/update.ts';
import { ApiError } from '../../domain/errors.ts';
import { findWorkspaceProblem } from '../../domain/workspace-update.ts';
import type { PersonHandler } from '../../person-operation.ts';

export const handle: PersonHandler<'workspaces.update'> = async ({ args, tx, fail, describeChange }) => {
  const { projectId, ...update } = args;
  const problem = findWorkspaceProblem(update);
  if (problem !== null) throw new ApiError('invalid_arguments', problem.message, { param: problem.param });
  if (!(await applyWorkspaceUpdate(tx, projectId, update)))
    return fail('project_not_found', null, { param: 'projectId' });
  const fields = [...Object.keys(update), ...Object.keys(update.settings ?? {})].filter(
    (name) => name !== 'settings',
  );
  describeChange({ target: projectId, change: { fields } });
  return { projectId, updatedAt: tx.now.getTime() };
};
