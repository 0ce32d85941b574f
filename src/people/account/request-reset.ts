import { resetLifetimeMs, resetMail } from '../../domain/accounts/link-mail.ts';
import { mailLink } from '../../application/notices/mail-link.ts';
import type { PersonHandler } from '../../person-operation.ts';
import { findSignIn } from '../../store/queries/persons.ts';
import { requireEmail } from '../_new-account.ts';
import { createOneTimeLink } from '../_one-time-link.ts';
import { limitMail } from '../session/_limit-sign-in.ts';

export const handle: PersonHandler<'account.requestReset'> = async (call) => {
  const { args, client, ports, store, afterReply, record } = call;
  const email = requireEmail(args.email);
  await limitMail(store, email, client);
  // Whether the address is known must not show in the time of the reply.
  afterReply(async () => {
    const found = await findSignIn(store, email);
    if (!found) return;
    const { personId, userId, orgId } = found;
    await store.transaction(orgId, async (tx) => {
      const link = await createOneTimeLink(tx, {
        purpose: 'reset',
        lifetimeMs: resetLifetimeMs,
        personId,
        userId,
        email,
      });
      await mailLink(tx, ports.secrets, { ...resetMail(link.url), email, expiresAt: link.expiresAt });
      record(tx, { userId, sessionId: null }, { target: personId });
    });
  });
  return { done: true };
};
