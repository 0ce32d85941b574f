import { normaliseEmail } from '../../domain/accounts/email-address.ts';
import type { PersonHandler } from '../../person-operation.ts';
import { findSignIn, rehashPassword } from '../../store/queries/persons.ts';
import { deleteSession } from '../../store/queries/sessions.ts';
import { limitSignIn } from './_limit-sign-in.ts';
import { startSession, viewSession } from './_start-session.ts';

export const handle: PersonHandler<'session.signIn'> = async (call) => {
  const { args, client, passwords, store, session: former, fail, record, setSessionToken } = call;
  const email = normaliseEmail(args.email) ?? args.email;
  await limitSignIn(store, email, client);
  const found = await findSignIn(store, email);
  const stored = found?.password ?? null;
  // An unknown address takes as long as a wrong password.
  const { matches, isOutdated } = await passwords.verify(args.password, stored);
  if (!matches || !found || stored === null) return fail('sign_in_failed');
  const { personId, userId, orgId } = found;
  if (isOutdated) await rehashPassword(store, personId, stored, await passwords.hash(args.password));
  return store.transaction(orgId, async (tx) => {
    if (former) await deleteSession(tx, former.personId, former.sessionId);
    const { sessionId, token } = await startSession(tx, { personId, userId }, client);
    record(tx, { userId, sessionId }, { target: personId });
    setSessionToken(token);
    return viewSession(tx, sessionId, token);
  });
};
