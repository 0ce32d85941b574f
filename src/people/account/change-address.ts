import { addressRequestMail, newAddressMail, resetLifetimeMs } from '../../domain/accounts/link-mail.ts';
import { mailLink } from '../../application/notices/mail-link.ts';
import type { PersonHandler } from '../../person-operation.ts';
import { deleteLinksOfPerson } from '../../store/queries/links.ts';
import { findSessionDetails } from '../../store/queries/sessions.ts';
import { requireEmail } from '../_new-account.ts';
import { createOneTimeLink } from '../_one-time-link.ts';
import { limitMail } from '../session/_limit-sign-in.ts';

export const handle: PersonHandler<'account.changeAddress'> = async (call) => {
  const { args, client, ports, session, store, tenantEntry, record } = call;
  const email = requireEmail(args.email);
  const { personId, userId, sessionId } = session;
  // Counts by the person, because the new address may be that of anybody.
  await limitMail(store, personId, client);
  return store.transaction(tenantEntry, async (tx) => {
    await deleteLinksOfPerson(tx, personId, ['email']);
    const purpose = { purpose: 'email', lifetimeMs: resetLifetimeMs } as const;
    const link = await createOneTimeLink(tx, { ...purpose, personId, userId, email });
    const { expiresAt } = link;
    await mailLink(tx, ports.secrets, { ...newAddressMail(link.url), email, expiresAt });
    const present = await findSessionDetails(tx, sessionId);
    if (present)
      await mailLink(tx, ports.secrets, { ...addressRequestMail(email), email: present.email, expiresAt });
    record(tx, session, { target: personId });
    return { done: true };
  });
};
