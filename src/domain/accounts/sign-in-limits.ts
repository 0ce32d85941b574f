import { createHash } from 'node:crypto';

/** The buckets in which an attempt to sign in counts. Addresses are hashed, because the counts need no content. */
export interface SignInBuckets {
  /** One address from one network. */
  readonly pair: string;
  readonly network: string;
  readonly address: string;
}

export function signInBucketsOf(email: string, network: string): SignInBuckets {
  const address = createHash('sha256').update(email).digest('hex').slice(0, 32);
  return { pair: `pair ${address} ${network}`, network: `network ${network}`, address: `address ${address}` };
}

interface Count {
  readonly bucket: string;
  readonly inMinute: number;
  readonly inHour: number;
}

export interface AttemptLimits {
  readonly pairMinute: number;
  readonly pairHour: number;
  readonly networkHour: number;
  readonly addressHour: number;
}

export const signInLimits: AttemptLimits = { pairMinute: 5, pairHour: 20, networkHour: 100, addressHour: 50 };
/** For calls that send a mail, so that nobody can fill the mailbox of another person. */
export const mailLimits: AttemptLimits = { pairMinute: 3, pairHour: 5, networkHour: 100, addressHour: 10 };

/** How many invitations an organisation sends in an hour, to whatever addresses. */
export const invitationsPerHour = 50;

/** Seconds to wait, or null if the attempt is within all limits. */
export function signInWaitSeconds(
  buckets: SignInBuckets,
  counts: readonly Count[],
  now: Date,
  limits: AttemptLimits = signInLimits,
): number | null {
  const countOf = (bucket: string) => counts.find((count) => count.bucket === bucket);
  const [pair, network, address] = [buckets.pair, buckets.network, buckets.address].map(countOf);
  const isOverHour =
    (pair?.inHour ?? 0) > limits.pairHour ||
    (network?.inHour ?? 0) > limits.networkHour ||
    (address?.inHour ?? 0) > limits.addressHour;
  if (isOverHour || (pair?.inMinute ?? 0) > limits.pairMinute) return secondsToNextMinute(now);
  return null;
}

/** The counts of an hour leave it minute by minute, so the next minute is the first that may succeed. */
export function secondsToNextMinute(now: Date): number {
  return 60 - (Math.floor(now.getTime() / 1000) % 60);
}
