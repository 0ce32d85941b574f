import type { PersonHandler } from '../../person-operation.ts';
import { deleteInvitation } from '../../store/queries/links.ts';

export const handle: PersonHandler<'members.withdraw'> = async ({ args, tx, fail }) => {
  if (!(await deleteInvitation(tx, args.linkId)))
    return fail('invitation_not_found', null, { param: 'linkId' });
  return { done: true };
};
