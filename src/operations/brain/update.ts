import type { Handler } from '../../operation.ts';
import { brainTooLarge, maxBrainBytes } from '../../domain/brain.ts';
import { BrainItem } from '../../store/entities/workspaces.ts';
import { countBrainBytes } from '../../store/queries/brain.ts';
import { hasProject } from '../../store/queries/projects.ts';
import { viewBrainItem } from './_view.ts';

export const handle: Handler<'brain.update'> = async ({ args, tx, fail }) => {
  const { projectId, id, title, body } = args;
  if (!(await hasProject(tx, projectId))) fail('project_not_found', null, { param: 'projectId' });
  // Served by the primary key.
  const found = await tx.em.findOne(BrainItem, { orgId: tx.orgId, id, projectId });
  const item = found ?? fail('brain_item_not_found', null, { param: 'id' });
  if (title !== undefined || body !== undefined) {
    const before = sizeOf(item);
    tx.em.assign(item, { title: title ?? item.title, body: body ?? item.body, updatedAt: tx.now });
    await tx.flush();
    const bytes = await countBrainBytes(tx, projectId);
    if (bytes > maxBrainBytes && sizeOf(item) > before)
      fail('payload_too_large', brainTooLarge(bytes), { param: body === undefined ? 'title' : 'body' });
  }
  return viewBrainItem(item);
};

function sizeOf({ title, body }: { readonly title: string; readonly body: string }): number {
  return Buffer.byteLength(title) + Buffer.byteLength(body);
}
