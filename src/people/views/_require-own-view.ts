import { ApiError } from '../../domain/errors.ts';
import { hasRight } from '../../domain/rights.ts';
import type { PersonSession } from '../../person-operation.ts';
import type { SavedView } from '../../store/queries/saved-views.ts';

/** A shared view is changed by the person who saved it, or by somebody who administers the organisation. */
export function requireOwnView(view: SavedView, { userId, role }: PersonSession): void {
  if (view.userId === userId || hasRight(role, 'administer')) return;
  throw new ApiError('right_missing', notYours);
}

const notYours = 'Another person saved this view. Ask that person or an admin, or save your own.';
