/**
 * A notice waits until it is `sent` or `given_up`. An attempt takes a lease, so that only one worker sends the notice.
 * It passes the notice to the mail port outside a transaction and saves the result. If the process dies, the lease
 * expires and the notice is sent again, possibly twice, with the same Message-ID. Failed attempts are retried with
 * growing delays for a day.
 */
import { nextRetryDelayMs, defaultRetryPolicy, type RetryPolicy } from '../domain/provider-retry.ts';
import { MailFailed, type RefusedAddress, type TeamMailer } from '../ports/mail.ts';
import { linkMailLocation } from '../application/notices/mail-link.ts';
import { SecretUnreadable, type Secrets } from '../ports/secrets.ts';
import { claimNotice, type ClaimedNotice } from '../application/notices/claim.ts';
import {
  finishNotice,
  giveUpNotice,
  postponeNotice,
  releaseNotice,
} from '../store/queries/notice-sending.ts';
import type { Store, Tx } from '../store/store.ts';

export interface NoticeSenderOptions {
  readonly store: Store;
  readonly mail: TeamMailer;
  /** Decrypts mails with links. */
  readonly secrets: Pick<Secrets, 'open'>;
  readonly retryPolicy?: RetryPolicy | undefined;
  /** Receives each failed attempt, without people's addresses. `isGivenUp` marks the last one. */
  readonly onFailure: (failure: MailFailed, isGivenUp: boolean) => void;
}

/** Longer than the timeout of any mail adapter. */
const leaseMs = 120_000;

/** Sends a notice and saves the result. Rethrows errors other than MailFailed, so that the caller postpones it. */
export async function sendNotice(
  { store, mail, secrets, retryPolicy = defaultRetryPolicy, onFailure }: NoticeSenderOptions,
  { orgId, noticeId }: { orgId: string; noticeId: string },
  signal: AbortSignal,
): Promise<void> {
  const notice = await store.transaction(orgId, (tx) => claimNotice(tx, noticeId, leaseMs));
  if (!notice) return;
  const isExpired = notice.expiresAt !== null && notice.expiresAt <= store.now().getTime();
  const sending = isExpired ? Promise.resolve(expired) : sendText(mail, secrets, orgId, notice, signal);
  const sent = await sending.catch(async (thrown: unknown) => {
    await store.transaction(orgId, (tx) => releaseNotice(tx, noticeId));
    throw thrown;
  });
  const isGivenUp = await store.transaction(orgId, (tx) => saveResult(tx, notice, sent, retryPolicy));
  if (sent.failure) onFailure(redactAddresses(sent.failure), isGivenUp);
}

interface NoticeResult {
  readonly sentTo: readonly string[];
  readonly failure: MailFailed | null;
  readonly isRetryable: boolean;
}

/** Decrypts the text of a mail with a link, unless the link or the key no longer works. */
async function sendText(
  mail: TeamMailer,
  secrets: Pick<Secrets, 'open'>,
  orgId: string,
  notice: ClaimedNotice,
  signal: AbortSignal,
): Promise<NoticeResult> {
  const { id, sealed } = notice;
  if (sealed === null) return send(mail, notice, signal);
  try {
    const text = secrets.open(sealed, linkMailLocation(orgId, id));
    return await send(mail, { ...notice, text }, signal);
  } catch (thrown) {
    if (!(thrown instanceof SecretUnreadable)) throw thrown;
    return { sentTo: [], failure: new MailFailed(thrown.message), isRetryable: false };
  }
}

const expired: NoticeResult = {
  sentTo: [],
  failure: new MailFailed('The link in the mail expired before the mail could be sent.'),
  isRetryable: false,
};

async function send(mail: TeamMailer, notice: ClaimedNotice, signal: AbortSignal): Promise<NoticeResult> {
  const { id: messageId, recipients: to, subject, text } = notice;
  if (to.length === 0)
    return { sentTo: [], failure: new MailFailed(noRecipientsMessage), isRetryable: false };
  try {
    const refused = await mail.send({ to, subject, text, messageId }, signal);
    const sentTo = to.filter(
      (address) => !refused.some((refusedAddress) => refusedAddress.address === address),
    );
    return {
      sentTo,
      failure: refused.length > 0 ? new MailFailed(formatRefused(refused)) : null,
      isRetryable: true,
    };
  } catch (thrown) {
    if (!(thrown instanceof MailFailed)) throw thrown;
    return { sentTo: [], failure: thrown, isRetryable: true };
  }
}

const noRecipientsMessage = 'No recipient is an active member of the organisation.';

function formatRefused(refused: readonly RefusedAddress[]): string {
  return refused.map(({ address, reason }) => `${address} was rejected: ${reason}`).join(' ');
}

/** Returns true if the notice was given up. */
async function saveResult(
  tx: Tx,
  notice: ClaimedNotice,
  { sentTo, failure, isRetryable }: NoticeResult,
  retryPolicy: RetryPolicy,
): Promise<boolean> {
  if (!failure) {
    await finishNotice(tx, notice.id, sentTo);
    return false;
  }
  const failingForMs = notice.failingSince === null ? 0 : tx.now.getTime() - notice.failingSince;
  const pauseMs = isRetryable ? nextRetryDelayMs(failingForMs, null, retryPolicy) : null;
  const reason = failure.message;
  if (pauseMs === null) {
    await giveUpNotice(tx, notice.id, reason, sentTo);
    return true;
  }
  const retryAt = new Date(tx.now.getTime() + pauseMs);
  await postponeNotice(tx, notice.id, { reason, retryAt, sentTo });
  tx.enqueue('notice', notice.id, retryAt);
  return false;
}

/** Removes addresses, because mail servers repeat them in responses and errors are logged. */
function redactAddresses({ message }: MailFailed): MailFailed {
  return new MailFailed(message.replaceAll(/(?<![^\s<>:;,])[^\s<>:;,]+@[^\s<>:;,]+/g, '[address]'));
}
