import type { PersonHandler } from '../../person-operation.ts';
import { revokeKeyOfOrg } from '../../store/queries/keys.ts';

export const handle: PersonHandler<'keys.revoke'> = async ({ args, tx, fail }) => {
  if (!(await revokeKeyOfOrg(tx, args.keyId))) return fail('key_not_found', null, { param: 'keyId' });
  return { done: true };
};
