import { normaliseEmail } from '../../domain/accounts/email-address.ts';
import type { PersonHandler } from '../../person-operation.ts';
import { findSignIn, lockActivePerson, updatePasswordScheme } from '../../store/queries/persons.ts';
import { deleteSession } from '../../store/queries/sessions.ts';
import { recordRefusal } from './_record-refusal.ts';
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
  if (found && !matches) recordRefusal(call, { ...found, sessionId: null });
  if (!matches || !found || stored === null) return fail('sign_in_failed');
  const { personId, userId, orgId } = found;
  const newer = isOutdated ? await passwords.hash(args.password) : null;
  return store.transaction(orgId, async (tx) => {
    // Comparing took a while, and the password or the member may have changed since.
    if (!(await lockActivePerson(tx, { personId, userId, password: stored }))) return fail('sign_in_failed');
    if (newer !== null) await updatePasswordScheme(tx, personId, newer);
    if (former) await deleteSession(tx, former.personId, former.sessionId);
    const { sessionId, token } = await startSession(tx, { personId, userId }, client);
    record(tx, { userId, sessionId }, { target: personId });
    setSessionToken(token);
    return viewSession(tx, sessionId, token);
  });
};
