import type { PersonHandler } from '../../person-operation.ts';
import { findPassword, updatePassword } from '../../store/queries/persons.ts';
import { deleteSessionsOfPerson } from '../../store/queries/sessions.ts';
import { requireNewPassword } from '../_new-account.ts';
import { limitSignIn } from '../session/_limit-sign-in.ts';

export const handle: PersonHandler<'account.changePassword'> = async (call) => {
  const { args, client, passwords, session, store, tenantEntry, fail, record } = call;
  const { personId, sessionId } = session;
  requireNewPassword(args.new, 'new');
  await limitSignIn(store, personId, client);
  const { matches } = await passwords.verify(args.old, await findPassword(store, personId));
  if (!matches) return fail('sign_in_failed', 'The old password is wrong.', { param: 'old' });
  const password = await passwords.hash(args.new);
  return store.transaction(tenantEntry, async (tx) => {
    await updatePassword(tx, personId, password);
    await deleteSessionsOfPerson(tx, personId, sessionId);
    record(tx, session, { target: personId });
    return { done: true };
  });
};
