import type { BrainAddArguments } from '../../../generated/contract/types.ts';
import { brainTooLarge, maxBrainBytes } from '../../domain/brain.ts';
import { renderPlay } from '../../domain/plays/render-play.ts';
import { BrainItem } from '../../store/entities/workspaces.ts';
import { newId } from '../../store/ids.ts';
import { countBrainBytes } from '../../store/queries/brain.ts';
import { findProject } from '../../store/queries/projects.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';
import { requirePlay, type PlayError } from './require-play.ts';

interface AddCall {
  readonly tx: Tx;
  readonly args: BrainAddArguments;
  fail(
    code: PlayError | 'project_not_found' | 'payload_too_large',
    message: string | null,
    details: { param: string },
  ): never;
}

/** Checks the size after adding; an error rolls the addition back. */
export async function addBrainItem(call: AddCall): Promise<Rows['BrainItem']> {
  const { args, tx, fail } = call;
  const project =
    (await findProject(tx, args.projectId)) ?? fail('project_not_found', null, { param: 'projectId' });
  const { body, play } = await contentOf(call);
  const item = tx.em.create(BrainItem, {
    orgId: tx.orgId,
    id: newId('brain'),
    projectId: project.id,
    type: args.type,
    title: args.title,
    body,
    play,
    createdAt: tx.now,
    updatedAt: tx.now,
  });
  await tx.flush();
  const bytes = await countBrainBytes(tx, project.id);
  const param = play === null ? 'body' : 'play';
  if (bytes > maxBrainBytes) fail('payload_too_large', brainTooLarge(bytes), { param });
  return item;
}

async function contentOf(call: AddCall) {
  const { projectId, type, body, play } = call.args;
  const refuse = (param: 'body' | 'play', problem: string) =>
    call.fail('invalid_arguments', `The argument ${param} ${problem}`, { param });
  if (type !== 'play') {
    if (play !== undefined)
      refuse('play', 'is only for items of the type play. Leave it out, or change type.');
    return { body: body ?? refuse('body', 'is missing. Send the text of the item.'), play: null };
  }
  if (body !== undefined)
    refuse('body', 'cannot be set for a play: the service makes it from the argument play. Leave it out.');
  const given = play ?? refuse('play', 'is missing. Send the fields of the play instead of body.');
  const content = await requirePlay(call, projectId, given);
  return { body: renderPlay(content), play: content };
}
