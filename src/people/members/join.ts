import { hashToken } from '../../domain/accounts/session-token.ts';
import { ApiError } from '../../domain/errors.ts';
import { hasRight, type Role } from '../../domain/rights.ts';
import type { PersonCall, PersonHandler } from '../../person-operation.ts';
import { newId } from '../../store/ids.ts';
import { deleteLinksOfPerson, deleteSetupLinks, findLink, markLinkUsed } from '../../store/queries/links.ts';
import { admitPerson } from '../../store/queries/members.ts';
import {
  findPersonByEmail,
  findSignIn,
  insertPerson,
  lockActivePerson,
  resetPassword,
} from '../../store/queries/persons.ts';
import { deleteSession, deleteSessionsOfPerson } from '../../store/queries/sessions.ts';
import { lockTeam } from '../../store/queries/team.ts';
import type { Tx } from '../../store/store.ts';
import { requireName, requireNewPassword } from '../_new-account.ts';
import { limitSignIn } from '../session/_limit-sign-in.ts';
import { recordRefusal } from '../session/_record-refusal.ts';
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
    if (!(await saveInvitee(tx, person, email)))
      return fail('already_exists', 'Another account has this address.', { param: 'token' });
    const admitted = await admitPerson(tx, {
      userId: newId('user'),
      email,
      role,
      personId,
      invitedBy: createdBy,
    });
    if (!admitted) return fail('already_exists', 'You are a member already.', { param: 'token' });
    const { userId } = admitted;
    if (!(await lockActivePerson(tx, { personId, userId, password }))) return fail('sign_in_failed');
    if (former) await deleteSession(tx, former.personId, former.sessionId);
    const { sessionId, token } = await startSession(tx, { personId, userId }, client, person);
    record(tx, { userId, sessionId }, { target: userId, change: { role: admitted.role } });
    setSessionToken(token);
    return viewSession(tx, sessionId, token);
  });
};

type Invitee = { readonly personId: string } & (
  | { readonly kind: 'new'; readonly name: string; readonly password: string; readonly isConfirmed: true }
  | { readonly kind: 'known'; readonly password: string | null; readonly isConfirmed: boolean }
  | { readonly kind: 'forgetful'; readonly password: string; readonly isConfirmed: true }
);

/** False if the address has become that of another person meanwhile. */
async function saveInvitee(tx: Tx, invitee: Invitee, email: string): Promise<boolean> {
  if (invitee.kind === 'known') return true;
  if (invitee.kind === 'new') {
    // The link for the first account must not make another owner.
    await deleteSetupLinks(tx);
    return insertPerson(tx, { ...invitee, email });
  }
  await deleteLinksOfPerson(tx, invitee.personId, ['reset', 'email']);
  await deleteSessionsOfPerson(tx, invitee.personId);
  return resetPassword(tx, { ...invitee, email });
}

/** The link proves the address. A person who has an account proves that as well, by the session or the password. */
async function identifyInvitee(call: PersonCall<'members.join'>, email: string): Promise<Invitee> {
  const { args, passwords, session, store } = call;
  const known = await findPersonByEmail(store, email);
  if (known && session?.personId === known.personId) return { ...known, kind: 'known', isConfirmed: false };
  if (known) return verifyInvitee(call, known, email);
  if (args.password === undefined) {
    throw new ApiError(
      'invalid_arguments',
      'The argument password is missing: choose one for your account.',
      { param: 'password' },
    );
  }
  const name = requireName(args.name ?? '');
  requireNewPassword(args.password, 'password');
  const password = await passwords.hash(args.password);
  return { kind: 'new', personId: newId('person'), name, password, isConfirmed: true };
}

/**
 * Compares the password of a person with an account. A person who is an active member nowhere gets no mail to choose a
 * new password, so that person chooses one with the invitation.
 */
async function verifyInvitee(
  call: PersonCall<'members.join'>,
  { personId, password }: { readonly personId: string; readonly password: string | null },
  email: string,
): Promise<Invitee> {
  const { args, client, passwords, store, fail } = call;
  await limitSignIn(store, email, client);
  const { matches } = await passwords.verify(args.password ?? '', password);
  if (matches) return { kind: 'known', personId, password, isConfirmed: true };
  const member = await findSignIn(store, email);
  if (member && args.password !== undefined) recordRefusal(call, { ...member, sessionId: null });
  if (member || args.password === undefined)
    return fail('sign_in_failed', 'Give the password of your account, or sign in first.');
  requireNewPassword(args.password, 'password');
  return {
    kind: 'forgetful',
    personId,
    password: await passwords.hash(args.password),
    isConfirmed: true,
  };
}

/** Whether the member who sent the invitation could still send it. A command has no member. */
async function mayInvite(tx: Tx, createdBy: string | null, role: Role): Promise<boolean> {
  if (createdBy === null) return true;
  const { actorRole } = await lockTeam(tx, createdBy, createdBy);
  return actorRole !== undefined && hasRight(actorRole, role === 'owner' ? 'own' : 'administer');
}
