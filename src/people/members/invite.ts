import { invitationLifetimeMs, invitationMail } from '../../domain/accounts/link-mail.ts';
import { mailLink } from '../../application/notices/mail-link.ts';
import type { PersonCall, PersonHandler } from '../../person-operation.ts';
import { deleteInvitationsOf, listInvitations } from '../../store/queries/links.ts';
import { findMemberByEmail } from '../../store/queries/members.ts';
import { findSessionDetails } from '../../store/queries/sessions.ts';
import type { Tx } from '../../store/store.ts';
import { requireEmail } from '../_new-account.ts';
import { createOneTimeLink, type OneTimeLink } from '../_one-time-link.ts';
import { limitInvitation } from '../session/_limit-sign-in.ts';
import { requireChangeable } from './_require-changeable.ts';

const maxOpenInvitations = 100;

export const handle: PersonHandler<'members.invite'> = async (call) => {
  const { args, client, session, store, tenantEntry, record } = call;
  const email = requireEmail(args.email);
  await limitInvitation(store, { orgId: session.orgId, email }, client);
  return store.transaction(tenantEntry, async (tx) => {
    const link = await sendInvitation(call, tx, email);
    record(tx, session, { target: link.linkId, change: { role: args.role } });
    return { linkId: link.linkId, expiresAt: link.expiresAt.getTime() };
  });
};

async function sendInvitation(
  { args: { role }, ports, session, fail }: PersonCall<'members.invite'>,
  tx: Tx,
  email: string,
): Promise<OneTimeLink> {
  const member = await findMemberByEmail(tx, email);
  const isOwner = role === 'owner';
  await requireChangeable(tx, session, member?.userId ?? '', { makesOwner: isOwner, stopsOwning: !isOwner });
  if (member && !member.isDeleted && (member.personId !== null || member.isDisabled)) {
    const state = member.isDisabled ? 'is disabled. Enable the member instead.' : 'has an account already.';
    return fail('already_exists', `The member ${email} ${state}`, { param: 'email' });
  }
  await deleteInvitationsOf(tx, email);
  if ((await listInvitations(tx)).length >= maxOpenInvitations) {
    return fail(
      'invalid_state',
      `${maxOpenInvitations} invitations are open. Withdraw one with members.withdraw first.`,
    );
  }
  const { userId: createdBy } = session;
  const purpose = { purpose: 'invitation', lifetimeMs: invitationLifetimeMs } as const;
  const link = await createOneTimeLink(tx, { ...purpose, email, role, createdBy });
  const { orgName, inviter } = await namesOf(tx, session.sessionId);
  const mail = invitationMail(link.url, { orgName, role, inviter });
  await mailLink(tx, ports.secrets, { ...mail, email, expiresAt: link.expiresAt });
  return link;
}

/** The inviter is named by address, which is verified, and not by the name that a person chose. */
async function namesOf(tx: Tx, sessionId: string): Promise<{ orgName: string; inviter: string }> {
  const details = await findSessionDetails(tx, sessionId);
  const orgName = details?.memberships.find(({ orgId }) => orgId === tx.orgId)?.orgName;
  return { orgName: orgName ?? 'an organisation', inviter: details?.email ?? 'Somebody' };
}
