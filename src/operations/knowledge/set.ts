import type { Handler } from '../../operation.ts';
import { knowledgeTooLarge, maxKnowledgeBytes } from '../../domain/knowledge.ts';
import { replaceKnowledge } from '../../store/queries/knowledge.ts';
import { hasProject } from '../../store/queries/projects.ts';
import { viewKnowledge } from './_view.ts';

export const handle: Handler<'knowledge.set'> = async ({ args: { projectId, text }, tx, fail }) => {
  if (!(await hasProject(tx, projectId))) fail('project_not_found', null, { param: 'projectId' });
  const value = viewKnowledge(projectId, text, tx.now);
  if (value.sizeBytes > maxKnowledgeBytes) {
    fail('payload_too_large', knowledgeTooLarge(value.sizeBytes), { param: 'text' });
  }
  await replaceKnowledge(tx, projectId, text);
  return value;
};
