/**
 * A notice waits until it is `sent` or `given_up`. One attempt at it takes it for a while (so that of two workers one
 * sends), hands it to the mail port outside of any transaction, and writes down what came of it. A process that dies in
 * between leaves the hold, which runs out: the notice is sent again, perhaps a second time, under the same Message-ID.
 * What the mail server refuses is tried again after longer and longer pauses, for a day.
 */
import { nextPauseMs, usualPatience, type ProviderPatience } from '../domain/provider-patience.ts';
import { MailFailed, type RefusedAddress, type TeamMail } from '../ports/mail.ts';
import {
  claimNotice,
  finishNotice,
  giveUpNotice,
  postponeNotice,
  releaseNotice,
  type ClaimedNotice,
} from '../store/queries/notice-sending.ts';
import type { Store, Tx } from '../store/store.ts';

export interface NoticeSending {
  readonly store: Store;
  readonly mail: TeamMail;
  readonly patience?: ProviderPatience | undefined;
  /** Told of every attempt that failed, without addresses of people; `isGivenUp` where it was the last. */
  readonly onFailure: (failure: MailFailed, isGivenUp: boolean) => void;
}

/** Longer than any mail port takes. */
const holdMs = 120_000;

/** Throws what is no failure of the mail port: the attempt is then repeated by the queue. */
export async function sendNotice(
  { store, mail, patience = usualPatience, onFailure }: NoticeSending,
  { orgId, noticeId }: { orgId: string; noticeId: string },
  signal: AbortSignal,
): Promise<void> {
  const notice = await store.tx(orgId, (tx) => claimNotice(tx, noticeId, holdMs));
  if (!notice) return;
  const sent = await send(mail, notice, signal).catch(async (thrown: unknown) => {
    await store.tx(orgId, (tx) => releaseNotice(tx, noticeId));
    throw thrown;
  });
  const isGivenUp = await store.tx(orgId, (tx) => writeDown(tx, notice, sent, patience));
  if (sent.failure) onFailure(withoutAddresses(sent.failure), isGivenUp);
}

interface Sent {
  readonly sentTo: readonly string[];
  readonly failure: MailFailed | null;
  readonly mayHelpLater: boolean;
}

async function send(mail: TeamMail, notice: ClaimedNotice, signal: AbortSignal): Promise<Sent> {
  const { id: messageId, recipients: to, subject, text } = notice;
  if (to.length === 0) return { sentTo: [], failure: new MailFailed(nobody), mayHelpLater: false };
  try {
    const refused = await mail.send({ to, subject, text, messageId }, signal);
    const sentTo = to.filter((address) => !refused.some((one) => one.address === address));
    return { sentTo, failure: refused.length > 0 ? new MailFailed(told(refused)) : null, mayHelpLater: true };
  } catch (thrown) {
    if (!(thrown instanceof MailFailed)) throw thrown;
    return { sentTo: [], failure: thrown, mayHelpLater: true };
  }
}

const nobody = 'None of those who were to get it is a member of the organisation who is not disabled.';

function told(refused: readonly RefusedAddress[]): string {
  return refused.map(({ address, reason }) => `${address} was refused: ${reason}`).join(' ');
}

/** Answers whether the notice was given up. */
async function writeDown(
  tx: Tx,
  notice: ClaimedNotice,
  { sentTo, failure, mayHelpLater }: Sent,
  patience: ProviderPatience,
): Promise<boolean> {
  if (!failure) {
    await finishNotice(tx, notice.id, sentTo);
    return false;
  }
  const failingForMs = notice.failingSince === null ? 0 : tx.now.getTime() - notice.failingSince;
  const pauseMs = mayHelpLater ? nextPauseMs(failingForMs, null, patience) : null;
  const reason = failure.message;
  if (pauseMs === null) await giveUpNotice(tx, notice.id, reason, sentTo);
  else await postponeNotice(tx, notice.id, { reason, pauseMs, sentTo });
  return pauseMs === null;
}

/** Mail servers repeat addresses in what they answer, and what failed goes to the log. */
function withoutAddresses({ message }: MailFailed): MailFailed {
  return new MailFailed(message.replaceAll(/(?<![^\s<>:;,])[^\s<>:;,]+@[^\s<>:;,]+/g, '[address]'));
}
