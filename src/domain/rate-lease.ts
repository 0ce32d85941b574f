const maxLease = 32;
const shareOfRest = 16;

/**
 * How many calls of a key's minute a process takes at once, so that not every call must be counted in the database. It
 * begins with one and doubles while the key is busy, and never takes more than a sixteenth of what is left: so little
 * is lost when other processes hold what they did not use, and towards the end of the minute's calls every one is
 * counted alone.
 */
export function nextLease(quota: number, used: number, last: number): number {
  const share = Math.floor((quota - used) / shareOfRest);
  return Math.max(1, Math.min(maxLease, last * 2, share));
}
