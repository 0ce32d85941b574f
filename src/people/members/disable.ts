import type { PersonHandler } from '../../person-operation.ts';
import { updateMemberState } from '../../store/queries/team.ts';
import { requireChangeable } from './_require-changeable.ts';

export const handle: PersonHandler<'members.disable'> = async ({ args, session, tx, fail }) => {
  const { userId } = args;
  const role = await requireChangeable(tx, session, userId, { stopsOwning: true });
  if (role === undefined) return fail('user_not_found', null, { param: 'userId' });
  await updateMemberState(tx, userId, 'disable');
  return { done: true };
};
