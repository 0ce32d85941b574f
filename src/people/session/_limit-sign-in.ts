import {
  invitationsPerHour,
  mailLimits,
  secondsToNextMinute,
  signInBucketsOf,
  signInLimits,
  signInWaitSeconds,
  type AttemptLimits,
} from '../../domain/accounts/sign-in-limits.ts';
import { ApiError } from '../../domain/errors.ts';
import type { Client } from '../../person-operation.ts';
import { countSignInAttempt } from '../../store/queries/sign-in-attempts.ts';
import type { Store } from '../../store/store.ts';

/**
 * Counts one attempt with a password. Throws an ApiError if there were too many, known address or not. An attempt that
 * its network may not make does not count for the address, or one network could lock a person out everywhere.
 */
export async function limitSignIn(store: Store, email: string, client: Client): Promise<void> {
  await limitAttempts(store, email, client, signInLimits);
}

/** As `limitSignIn`, for a call that sends a mail to an address. */
export async function limitMail(store: Store, email: string, client: Client): Promise<void> {
  await limitAttempts(store, `mail to ${email}`, client, mailLimits);
}

/** Limits the invitations of an organisation, to all addresses and to this one. */
export async function limitInvitation(
  store: Store,
  { orgId, email }: { readonly orgId: string; readonly email: string },
  client: Client,
): Promise<void> {
  const now = store.now();
  const [count] = await countSignInAttempt(store, [`invitations of ${orgId}`], now);
  if (count && count.inHour > invitationsPerHour) {
    throw new ApiError(
      'rate_limited',
      `The organisation has sent ${invitationsPerHour} invitations within an hour. Send the others later.`,
      { retryAfterSeconds: secondsToNextMinute(now) },
    );
  }
  await limitMail(store, email, client);
}

async function limitAttempts(
  store: Store,
  subject: string,
  { network }: Client,
  limits: AttemptLimits,
): Promise<void> {
  const buckets = signInBucketsOf(subject, network);
  const now = store.now();
  for (const group of [[buckets.pair, buckets.network], [buckets.address]]) {
    const counts = await countSignInAttempt(store, group, now);
    const retryAfterSeconds = signInWaitSeconds(buckets, counts, now, limits);
    if (retryAfterSeconds === null) continue;
    throw new ApiError('rate_limited', 'Too many attempts. Wait a moment.', { retryAfterSeconds });
  }
}
