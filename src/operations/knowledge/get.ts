import type { Handler } from '../../operation.ts';
import { findKnowledge } from '../../store/queries/knowledge.ts';
import { hasProject } from '../../store/queries/projects.ts';
import { viewKnowledge } from './_view.ts';

export const handle: Handler<'knowledge.get'> = async ({ args: { projectId }, tx, fail }) => {
  const [projectExists, knowledge] = await Promise.all([
    hasProject(tx, projectId),
    findKnowledge(tx, projectId),
  ]);
  if (!projectExists) fail('project_not_found', null, { param: 'projectId' });
  return viewKnowledge(projectId, knowledge?.text ?? '', knowledge?.updatedAt ?? null);
};
