import type { Handler } from '../../operation.ts';
import { knowledgeTooLarge, maxKnowledgeBytes } from '../../domain/knowledge.ts';
import { appendKnowledge } from '../../store/queries/knowledge.ts';
import { hasProject } from '../../store/queries/projects.ts';
import { viewKnowledge } from './_view.ts';

/** Checks the size after appending; an error rolls the addition back. */
export const handle: Handler<'knowledge.append'> = async ({ args: { projectId, text }, tx, fail }) => {
  if (!(await hasProject(tx, projectId))) fail('project_not_found', null, { param: 'projectId' });
  const value = viewKnowledge(projectId, await appendKnowledge(tx, projectId, text), tx.now);
  if (value.sizeBytes > maxKnowledgeBytes) {
    fail('payload_too_large', knowledgeTooLarge(value.sizeBytes), { param: 'text' });
  }
  return value;
};
