import { hashToken, sudoLifetimeMs } from '../../domain/accounts/session-token.ts';
import type { PersonHandler } from '../../person-operation.ts';
import { findPassword } from '../../store/queries/persons.ts';
import { renewSession } from '../../store/queries/sessions.ts';
import { limitSignIn } from './_limit-sign-in.ts';
import { newToken, viewSession } from './_start-session.ts';

export const handle: PersonHandler<'session.sudo'> = async (call) => {
  const { args, client, passwords, session, store, tenantEntry, fail, record, setSessionToken } = call;
  await limitSignIn(store, session.personId, client);
  const { matches } = await passwords.verify(args.password, await findPassword(store, session.personId));
  if (!matches) return fail('sign_in_failed', 'The password is wrong.');
  return store.transaction(tenantEntry, async (tx) => {
    const token = newToken();
    const sudoUntil = new Date(tx.now.getTime() + sudoLifetimeMs);
    await renewSession(tx, session.sessionId, { hash: hashToken(token), sudoUntil });
    record(tx, session, { target: session.sessionId });
    setSessionToken(token);
    return viewSession(tx, session.sessionId, token);
  });
};
