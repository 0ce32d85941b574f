const maxLease = 32;
const remainingDivisor = 16;

/**
 * The number of calls to lease from a key's quota per minute, so that not every call is counted in the database.
 * Leases start at one and double while the key is busy, up to a sixteenth of the remaining quota. So unused leases of
 * other processes waste little, and the last calls of a minute are counted one by one.
 */
export function nextLease(quota: number, used: number, last: number): number {
  const share = Math.floor((quota - used) / remainingDivisor);
  return Math.max(1, Math.min(maxLease, last * 2, share));
}
