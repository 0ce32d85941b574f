import type { Handler } from '../../operation.ts';
import { brainTooLarge, maxBrainBytes } from '../../domain/brain.ts';
import { BrainItem } from '../../store/entities/workspaces.ts';
import { newId } from '../../store/ids.ts';
import { countBrainBytes } from '../../store/queries/brain.ts';
import { findProject } from '../../store/queries/projects.ts';
import { viewBrainItem } from './_view.ts';

/** Checks the size after adding; an error rolls the addition back. */
export const handle: Handler<'brain.add'> = async ({ args, tx, fail }) => {
  const project =
    (await findProject(tx, args.projectId)) ?? fail('project_not_found', null, { param: 'projectId' });
  const item = tx.em.create(BrainItem, {
    orgId: tx.orgId,
    id: newId('brain'),
    projectId: project.id,
    type: args.type,
    title: args.title,
    body: args.body,
    createdAt: tx.now,
    updatedAt: tx.now,
  });
  await tx.flush();
  const bytes = await countBrainBytes(tx, project.id);
  if (bytes > maxBrainBytes) fail('payload_too_large', brainTooLarge(bytes), { param: 'body' });
  return viewBrainItem(item);
};
