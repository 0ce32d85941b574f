import { formerAddressMail, resetLifetimeMs } from '../../domain/accounts/link-mail.ts';
import { hashToken } from '../../domain/accounts/session-token.ts';
import { mailLink } from '../../application/notices/mail-link.ts';
import type { PersonHandler } from '../../person-operation.ts';
import { deleteLinksOfPerson, findLink, markLinkUsed } from '../../store/queries/links.ts';
import { updateMemberEmails } from '../../store/queries/members.ts';
import { updatePersonEmail } from '../../store/queries/persons.ts';

export const handle: PersonHandler<'account.confirmAddress'> = async ({
  args,
  ports,
  store,
  fail,
  record,
}) => {
  const failLink = () => fail('link_invalid', null, { param: 'token' });
  const hash = hashToken(args.token);
  const link = await findLink(store, 'email', hash, store.now());
  if (!link?.personId || !link.userId || !link.email) return failLink();
  const { orgId, personId, userId, email } = link;
  return store.transaction(orgId, async (tx) => {
    if (!(await markLinkUsed(tx, 'email', hash))) return failLink();
    const former = await updatePersonEmail(tx, personId, email);
    if (former === undefined || !(await updateMemberEmails(tx, personId, email)))
      return fail('already_exists', 'Another account or member has this address.', { param: 'token' });
    await deleteLinksOfPerson(tx, personId, ['reset', 'email']);
    const expiresAt = new Date(tx.now.getTime() + resetLifetimeMs);
    await mailLink(tx, ports.secrets, { ...formerAddressMail(email), email: former, expiresAt });
    record(tx, { userId, sessionId: null }, { target: personId });
    return { done: true };
  });
};
