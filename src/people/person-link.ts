import { normaliseEmail } from '../domain/accounts/email-address.ts';
import { invitationLifetimeMs } from '../domain/accounts/link-mail.ts';
import { deleteInvitationsOf } from '../store/queries/links.ts';
import { listMembersWithoutPerson } from '../store/queries/members.ts';
import { findSignIn } from '../store/queries/persons.ts';
import type { Store, Tx } from '../store/store.ts';
import { createOneTimeLink, type OneTimeLink } from './_one-time-link.ts';
import { recordCommand } from './record-command.ts';
import { UserFacingError } from './user-facing-error.ts';

const printedResetLifetimeMs = 24 * 60 * 60_000;

export interface PersonLink {
  readonly email: string;
  /** What the link is for: a new password, or an account for a user who has none. */
  readonly purpose: 'reset' | 'invitation';
  readonly url: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

/**
 * Makes a one-time link that an operator hands over, for example to an owner who lost the password. A user of `orgId`
 * without an account gets an invitation, also if the address has an account elsewhere.
 * @throws UserFacingError if nobody has the address, or users of several organisations have it.
 */
export async function createPersonLink(
  store: Store,
  { email: given, orgId }: { email: string; orgId?: string | undefined },
): Promise<PersonLink> {
  const email = normaliseEmail(given);
  if (email === null) throw new UserFacingError(`${given} is not an e-mail address.`);
  const person = await findSignIn(store, email, orgId);
  if (person) {
    const { personId, userId } = person;
    return createPrintedLink(store, person.orgId, email, 'reset', (tx) =>
      createOneTimeLink(tx, {
        purpose: 'reset',
        lifetimeMs: printedResetLifetimeMs,
        personId,
        userId,
        email,
      }),
    );
  }
  const member = await requireOneMember(store, email, orgId);
  const { role } = member;
  return createPrintedLink(store, member.orgId, email, 'invitation', async (tx) => {
    await deleteInvitationsOf(tx, email);
    return createOneTimeLink(tx, { purpose: 'invitation', lifetimeMs: invitationLifetimeMs, email, role });
  });
}

async function requireOneMember(store: Store, email: string, orgId: string | undefined) {
  const members = await listMembersWithoutPerson(store, email);
  const [member, another] = members.filter((each) => orgId === undefined || each.orgId === orgId);
  if (!member) {
    const subject = orgId === undefined ? 'Nobody has' : `No user of ${orgId} has`;
    throw new UserFacingError(
      `${subject} the address ${email}. Create a user first: npx outreach user create --org ID --email ${email}.`,
    );
  }
  if (another)
    throw new UserFacingError(
      `Users of several organisations have the address ${email}. Name one with --org.`,
    );
  return member;
}

async function createPrintedLink(
  store: Store,
  orgId: string,
  email: string,
  purpose: PersonLink['purpose'],
  create: (tx: Tx) => Promise<OneTimeLink>,
): Promise<PersonLink> {
  return store.transaction(orgId, async (tx) => {
    const { linkId, url, expiresAt } = await create(tx);
    recordCommand(tx, 'person link', linkId, { purpose });
    return { email, purpose, url, expiresAt: expiresAt.getTime() };
  });
}
