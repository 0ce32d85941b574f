import type { PersonHandler } from '../../person-operation.ts';
import { deleteLinksOfPerson } from '../../store/queries/links.ts';
import { findPassword, updatePassword } from '../../store/queries/persons.ts';
import { deleteSessionsOfPerson } from '../../store/queries/sessions.ts';
import { requireNewPassword } from '../_new-account.ts';
import { recordRefusal } from '../session/_record-refusal.ts';
import { limitSignIn } from '../session/_limit-sign-in.ts';
import { renewToken, viewSession } from '../session/_start-session.ts';

export const handle: PersonHandler<'account.changePassword'> = async (call) => {
  const { args, client, passwords, session, store, tenantEntry, fail, record, setSessionToken } = call;
  const { personId, sessionId } = session;
  const failOld = () => fail('sign_in_failed', 'The old password is wrong.', { param: 'old' });
  requireNewPassword(args.new, 'new');
  await limitSignIn(store, personId, client);
  const former = await findPassword(store, personId);
  const { matches } = await passwords.verify(args.old, former);
  if (!matches || former === null) {
    recordRefusal(call, session);
    return failOld();
  }
  const password = await passwords.hash(args.new);
  return store.transaction(tenantEntry, async (tx) => {
    // Before the person is locked, in the order of a call that uses such a link.
    await deleteLinksOfPerson(tx, personId, ['reset', 'email']);
    if (!(await updatePassword(tx, personId, former, password))) return failOld();
    await deleteSessionsOfPerson(tx, personId, sessionId);
    const token = await renewToken(tx, session);
    record(tx, session, { target: personId });
    setSessionToken(token);
    return viewSession(tx, sessionId, token);
  });
};
