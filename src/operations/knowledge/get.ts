import type { Handler } from '../../operation.ts';
import { findKnowledge } from '../../store/queries/knowledge.ts';
import { findProject } from '../../store/queries/projects.ts';
import { viewKnowledge } from './_view.ts';

export const handle: Handler<'knowledge.get'> = async ({ args: { projectId }, tx, fail }) => {
  if (!(await findProject(tx, projectId))) fail('project_not_found', null, { param: 'projectId' });
  const knowledge = await findKnowledge(tx, projectId);
  return viewKnowledge(projectId, knowledge?.text ?? '', knowledge?.updatedAt ?? null);
};
