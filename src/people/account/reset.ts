import { hashToken } from '../../domain/accounts/session-token.ts';
import type { PersonHandler } from '../../person-operation.ts';
import { deleteLinksOfPerson, findLink, markLinkUsed } from '../../store/queries/links.ts';
import { lockActivePerson, resetPassword } from '../../store/queries/persons.ts';
import { deleteSessionsOfPerson } from '../../store/queries/sessions.ts';
import { requireNewPassword } from '../_new-account.ts';
import { startSession, viewSession } from '../session/_start-session.ts';

export const handle: PersonHandler<'account.reset'> = async (call) => {
  const { args, client, passwords, store, fail, record, setSessionToken } = call;
  requireNewPassword(args.password, 'password');
  const failLink = () => fail('link_invalid', null, { param: 'token' });
  const hash = hashToken(args.token);
  const link = await findLink(store, 'reset', hash, store.now());
  if (!link?.personId || !link.userId || !link.email) return failLink();
  const { orgId, personId, userId, email } = link;
  const password = await passwords.hash(args.password);
  return store.transaction(orgId, async (tx) => {
    const isValid =
      (await markLinkUsed(tx, 'reset', hash)) &&
      (await resetPassword(tx, { personId, email, password })) &&
      (await lockActivePerson(tx, { personId, userId, password }));
    if (!isValid) return failLink();
    await deleteLinksOfPerson(tx, personId, ['reset', 'email']);
    await deleteSessionsOfPerson(tx, personId);
    const { sessionId, token } = await startSession(tx, { personId, userId }, client);
    record(tx, { userId, sessionId }, { target: personId });
    setSessionToken(token);
    return viewSession(tx, sessionId, token);
  });
};
