import type { PersonHandler } from '../../person-operation.ts';
import { updateRole } from '../../store/queries/team.ts';
import { requireChangeable } from './_require-changeable.ts';

export const handle: PersonHandler<'members.setRole'> = async ({
  args,
  session,
  tx,
  fail,
  describeChange,
}) => {
  const { userId, role } = args;
  const isOwner = role === 'owner';
  const before = await requireChangeable(tx, session, userId, { makesOwner: isOwner, stopsOwning: !isOwner });
  if (before === undefined) return fail('user_not_found', null, { param: 'userId' });
  await updateRole(tx, userId, role);
  describeChange({ change: { before, after: role } });
  return { done: true };
};
