import type { PersonHandler } from '../../person-operation.ts';
import { newId } from '../../store/ids.ts';
import { hasProject, lockProject } from '../../store/queries/projects.ts';
import { countViews, insertView, lockView, updateView } from '../../store/queries/saved-views.ts';
import { requireOwnView } from './_require-own-view.ts';

const maxViews = 100;

export const handle: PersonHandler<'views.save'> = async ({ args, session, tx, fail }) => {
  const { projectId, viewId, isShared, screen, name, query } = args;
  const { userId } = session;
  const text = { isShared, screen, name: name.trim(), query };
  if (text.name === '') fail('invalid_arguments', 'The argument name must not be blank.', { param: 'name' });
  // Locked, so that two calls at once do not exceed the limit.
  const [, projectExists] = await Promise.all([lockProject(tx, projectId), hasProject(tx, projectId)]);
  if (!projectExists) fail('project_not_found', null, { param: 'projectId' });
  if (viewId === undefined) {
    if ((await countViews(tx, projectId, userId)) >= maxViews)
      fail(
        'invalid_state',
        `You have ${maxViews} views in this workspace. Remove one before you save another.`,
      );
    const view = { viewId: newId('view'), userId, ...text };
    await insertView(tx, projectId, view);
    return view;
  }
  const known = await lockView(tx, viewId, userId);
  if (known?.projectId !== projectId) return fail('view_not_found', null, { param: 'viewId' });
  requireOwnView(known, session);
  const view = { viewId, userId: known.userId, ...text };
  await updateView(tx, view);
  return view;
};
