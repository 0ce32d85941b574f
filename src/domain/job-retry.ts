/*
 * The retry policy of background work. The row of the work owns it: it counts attempts and is given up by these
 * numbers. The outbox carries the time of the next attempt. The queue only repeats an attempt whose worker was lost.
 */

/** Failed attempts after which work is given up. */
export const maxFailures = 5;

/** Attempts after which work is given up. They include those that ended with their process, so it may be the cause. */
export const maxAttempts = 12;

export const gaveUpReason = 'The service failed on this repeatedly.';

/** The pauses after failed attempts; the last one repeats. */
export const failureDelaysMs: readonly number[] = [1, 2, 4, 8, 16, 32, 60].map((seconds) => seconds * 1_000);
