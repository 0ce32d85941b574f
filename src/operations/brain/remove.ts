import type { Handler } from '../../operation.ts';
import { BrainItem } from '../../store/entities/workspaces.ts';
import { findPlayWithProof } from '../../store/queries/brain.ts';
import { hasProject } from '../../store/queries/projects.ts';

export const handle: Handler<'brain.remove'> = async ({ args, tx, fail }) => {
  const { projectId, id } = args;
  if (!(await hasProject(tx, projectId))) fail('project_not_found', null, { param: 'projectId' });
  // Served by the primary key.
  const removed = await tx.em.nativeDelete(BrainItem, { orgId: tx.orgId, id, projectId });
  if (removed === 0) fail('brain_item_not_found', null, { param: 'id' });
  // Read after the deletion, which waits for calls that add a play with this proof.
  const play = await findPlayWithProof(tx, projectId, id);
  if (play !== undefined) {
    const message =
      `The play “${play.title}” (${play.id}) uses this reference as its proof. Remove the play, or change its proof ` +
      'with brain.update, then remove the reference.';
    fail('invalid_state', message, { param: 'id' });
  }
  return { id, removed: true };
};
