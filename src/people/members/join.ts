import { hashToken } from '../../domain/accounts/session-token.ts';
import { ApiError } from '../../domain/errors.ts';
import { hasRight, type Role } from '../../domain/rights.ts';
import type { PersonCall, PersonHandler } from '../../person-operation.ts';
import { newId } from '../../store/ids.ts';
import { findLink, markLinkUsed } from '../../store/queries/links.ts';
import { admitPerson } from '../../store/queries/members.ts';
import { findPersonByEmail, insertPerson, lockActivePerson } from '../../store/queries/persons.ts';
import { deleteSession } from '../../store/queries/sessions.ts';
import { lockTeam } from '../../store/queries/team.ts';
import type { Tx } from '../../store/store.ts';
import { requireName, requireNewPassword } from '../_new-account.ts';
import { limitSignIn } from '../session/_limit-sign-in.ts';
import { startSession, viewSession } from '../session/_start-session.ts';

export const handle: PersonHandler<'members.join'> = async (call) => {
  const { args, client, session: former, store, fail, record, setSessionToken } = call;
  const failLink = () => fail('link_invalid', null, { param: 'token' });
  const hash = hashToken(args.token);
  const link = await findLink(store, 'invitation', hash, store.now());
  if (!link?.email || !link.role) return failLink();
  const { orgId, email, role, createdBy } = link;
  const person = await identifyInvitee(call, email);
  return store.transaction(orgId, async (tx) => {
    if (!(await markLinkUsed(tx, 'invitation', hash)) || !(await mayInvite(tx, createdBy, role)))
      return failLink();
    const { personId, password } = person;
    if (person.isNew && !(await insertPerson(tx, { ...person, email })))
      return fail('already_exists', 'Another account has this address.', { param: 'token' });
    const userId = await admitPerson(tx, {
      userId: newId('user'),
      email,
      role,
      personId,
      invitedBy: createdBy,
    });
    if (userId === undefined) return fail('already_exists', 'You are a member already.', { param: 'token' });
    if (!(await lockActivePerson(tx, { personId, userId, password }))) return fail('sign_in_failed');
    if (former) await deleteSession(tx, former.personId, former.sessionId);
    const { sessionId, token } = await startSession(tx, { personId, userId }, client);
    record(tx, { userId, sessionId }, { target: userId, change: { role } });
    setSessionToken(token);
    return viewSession(tx, sessionId, token);
  });
};

type Invitee =
  | { readonly personId: string; readonly isNew: true; readonly name: string; readonly password: string }
  | { readonly personId: string; readonly isNew: false; readonly password: string | null };

/** The link proves the address. A person who has an account proves that as well, by the session or the password. */
async function identifyInvitee(call: PersonCall<'members.join'>, email: string): Promise<Invitee> {
  const { args, client, passwords, session, store, fail } = call;
  const known = await findPersonByEmail(store, email);
  if (known) {
    const { personId, password } = known;
    if (session?.personId !== personId) {
      await limitSignIn(store, email, client);
      const { matches } = await passwords.verify(args.password ?? '', password);
      if (!matches) return fail('sign_in_failed', 'Give the password of your account, or sign in first.');
    }
    return { personId, isNew: false, password };
  }
  if (args.password === undefined) {
    throw new ApiError(
      'invalid_arguments',
      'The argument password is missing: choose one for your account.',
      {
        param: 'password',
      },
    );
  }
  const name = requireName(args.name ?? '');
  requireNewPassword(args.password, 'password');
  return { personId: newId('person'), isNew: true, name, password: await passwords.hash(args.password) };
}

/** Whether the member who sent the invitation could still send it. A command has no member. */
async function mayInvite(tx: Tx, createdBy: string | null, role: Role): Promise<boolean> {
  if (createdBy === null) return true;
  const { actorRole } = await lockTeam(tx, createdBy, createdBy);
  return actorRole !== undefined && hasRight(actorRole, role === 'owner' ? 'own' : 'administer');
}
