import { sudoLifetimeMs } from '../../domain/accounts/session-token.ts';
import type { PersonHandler } from '../../person-operation.ts';
import { findPassword, lockActivePerson } from '../../store/queries/persons.ts';
import { recordRefusal } from './_record-refusal.ts';
import { limitSignIn } from './_limit-sign-in.ts';
import { renewToken, viewSession } from './_start-session.ts';

export const handle: PersonHandler<'session.sudo'> = async (call) => {
  const { args, client, passwords, session, store, tenantEntry, fail, record, setSessionToken } = call;
  await limitSignIn(store, session.personId, client);
  const { personId, userId } = session;
  const password = await findPassword(store, personId);
  const { matches } = await passwords.verify(args.password, password);
  if (!matches) {
    recordRefusal(call, session);
    return fail('sign_in_failed', 'The password is wrong.');
  }
  return store.transaction(tenantEntry, async (tx) => {
    if (!(await lockActivePerson(tx, { personId, userId, password })))
      return fail('sign_in_failed', 'The password is wrong.');
    const sudoUntil = new Date(tx.now.getTime() + sudoLifetimeMs);
    const token = await renewToken(tx, session, { sudoUntil });
    record(tx, session, { target: session.sessionId });
    setSessionToken(token);
    return viewSession(tx, session.sessionId, token);
  });
};
