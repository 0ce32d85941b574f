import type { PersonHandler } from '../../person-operation.ts';
import { deleteView, lockView } from '../../store/queries/saved-views.ts';
import { requireOwnView } from './_require-own-view.ts';

export const handle: PersonHandler<'views.remove'> = async ({ args: { viewId }, session, tx, fail }) => {
  const view = await lockView(tx, viewId, session.userId);
  if (!view) return fail('view_not_found', null, { param: 'viewId' });
  requireOwnView(view, session);
  await deleteView(tx, viewId);
  return { done: true };
};
