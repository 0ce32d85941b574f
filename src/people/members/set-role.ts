import { ApiError } from '../../domain/errors.ts';
import { hasRight } from '../../domain/rights.ts';
import type { PersonHandler } from '../../person-operation.ts';
import { updateRole } from '../../store/queries/team.ts';
import { ownersOnly, requireChangeable } from './_require-changeable.ts';

export const handle: PersonHandler<'members.setRole'> = async ({
  args,
  session,
  tx,
  fail,
  describeChange,
}) => {
  const { userId, role } = args;
  const before = await requireChangeable(tx, session, userId, role !== 'owner');
  if (before === undefined) return fail('user_not_found', null, { param: 'userId' });
  if (role === 'owner' && !hasRight(session.role, 'own')) throw new ApiError('right_missing', ownersOnly);
  await updateRole(tx, userId, role);
  describeChange({ change: { before, after: role } });
  return { done: true };
};
