import { requirePlay } from '../../application/brain/require-play.ts';
import type { Handler } from '../../operation.ts';
import { brainTooLarge, maxBrainBytes } from '../../domain/brain.ts';
import { renderPlay } from '../../domain/plays/render-play.ts';
import { BrainItem } from '../../store/entities/workspaces.ts';
import { countBrainBytes } from '../../store/queries/brain.ts';
import { hasProject } from '../../store/queries/projects.ts';
import { viewBrainItem } from './_view.ts';

export const handle: Handler<'brain.update'> = async (call) => {
  const { args, tx, fail } = call;
  const { projectId, id, title, body } = args;
  if (!(await hasProject(tx, projectId))) fail('project_not_found', null, { param: 'projectId' });
  // Served by the primary key.
  const found = await tx.em.findOne(BrainItem, { orgId: tx.orgId, id, projectId });
  const item = found ?? fail('brain_item_not_found', null, { param: 'id' });
  if (item.type === 'play' && body !== undefined) {
    const message =
      'The argument body cannot be set for an item of the type play: the service makes it from the argument play. ' +
      'Send that instead.';
    fail('invalid_arguments', message, { param: 'body' });
  }
  if (item.type !== 'play' && args.play !== undefined) {
    const message = 'The argument play is only for items of the type play. Send body instead.';
    fail('invalid_arguments', message, { param: 'play' });
  }
  const play = args.play && (await requirePlay(call, projectId, args.play));
  const text = play === undefined ? body : renderPlay(play);
  if (title !== undefined || text !== undefined) {
    const before = sizeOf(item);
    tx.em.assign(item, {
      title: title ?? item.title,
      body: text ?? item.body,
      play: play ?? item.play ?? null,
      updatedAt: tx.now,
    });
    await tx.flush();
    const bytes = await countBrainBytes(tx, projectId);
    if (bytes > maxBrainBytes && sizeOf(item) > before)
      fail('payload_too_large', brainTooLarge(bytes), { param: changedText(args) });
  }
  return viewBrainItem(item);
};

function changedText({ body, play }: { readonly body?: string; readonly play?: object }): string {
  if (play !== undefined) return 'play';
  return body === undefined ? 'title' : 'body';
}

function sizeOf({ title, body }: { readonly title: string; readonly body: string }): number {
  return Buffer.byteLength(title) + Buffer.byteLength(body);
}
