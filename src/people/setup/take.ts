import { hashToken } from '../../domain/accounts/session-token.ts';
import type { PersonHandler } from '../../person-operation.ts';
import { newId } from '../../store/ids.ts';
import { deleteSetupLinks, findLink, markLinkUsed } from '../../store/queries/links.ts';
import { linkMemberToPerson } from '../../store/queries/members.ts';
import { insertPerson } from '../../store/queries/persons.ts';
import { requireEmail, requireName, requireNewPassword } from '../_new-account.ts';
import { startSession, viewSession } from '../session/_start-session.ts';

export const handle: PersonHandler<'setup.take'> = async (call) => {
  const { args, client, passwords, store, fail, record, setSessionToken } = call;
  const email = requireEmail(args.email);
  const name = requireName(args.name);
  requireNewPassword(args.password, 'password');
  const hash = hashToken(args.token);
  const link = await findLink(store, 'setup', hash, store.now());
  if (!link?.userId) return fail('link_invalid', null, { param: 'token' });
  const { orgId, userId } = link;
  const password = await passwords.hash(args.password);
  return store.transaction(orgId, async (tx) => {
    if (!(await markLinkUsed(tx, 'setup', hash))) return fail('link_invalid', null, { param: 'token' });
    const personId = newId('person');
    const isNew = await insertPerson(tx, { personId, email, name, password });
    if (!isNew || !(await linkMemberToPerson(tx, userId, { personId, email })))
      return fail('already_exists', 'Another account has this address.', { param: 'email' });
    await deleteSetupLinks(tx);
    const { sessionId, token } = await startSession(tx, { personId, userId }, client);
    record(tx, { userId, sessionId }, { target: personId });
    setSessionToken(token);
    return viewSession(tx, sessionId, token);
  });
};
