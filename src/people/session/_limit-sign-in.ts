import { signInBucketsOf, signInWaitSeconds } from '../../domain/accounts/sign-in-limits.ts';
import { ApiError } from '../../domain/errors.ts';
import type { Client } from '../../person-operation.ts';
import { countSignInAttempt } from '../../store/queries/sign-in-attempts.ts';
import type { Store } from '../../store/store.ts';

/**
 * Counts one attempt with a password. Throws an ApiError if there were too many, known address or not. An attempt that
 * its network may not make does not count for the address, or one network could lock a person out everywhere.
 */
export async function limitSignIn(store: Store, email: string, { network }: Client): Promise<void> {
  const buckets = signInBucketsOf(email, network);
  const now = store.now();
  for (const group of [[buckets.pair, buckets.network], [buckets.address]]) {
    const counts = await countSignInAttempt(store, group, now);
    const retryAfterSeconds = signInWaitSeconds(buckets, counts, now);
    if (retryAfterSeconds === null) continue;
    throw new ApiError('rate_limited', 'Too many attempts to sign in. Wait a moment.', { retryAfterSeconds });
  }
}
