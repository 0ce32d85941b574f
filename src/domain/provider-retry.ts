/** The pauses of work while a provider is unavailable. Times are in milliseconds. */
export interface RetryPolicy {
  /** The pauses before each retry; the last one repeats. */
  readonly delaysMs: readonly number[];
  /** The longest pause, even if the provider asks for more. */
  readonly maxDelayMs: number;
  /** The waiting time after which the work is given up. */
  readonly giveUpAfterMs: number;
}

const minuteMs = 60_000;

export const defaultRetryPolicy: RetryPolicy = {
  delaysMs: [1, 2, 5, 10, 30, 60].map((minutes) => minutes * minuteMs),
  maxDelayMs: 60 * minuteMs,
  giveUpAfterMs: 24 * 60 * minuteMs,
};

/**
 * The pause before the next retry of work that has waited for `waitingForMs`; null to give up. `retryAfterMs` is the
 * pause requested by the provider, if any.
 */
export function nextRetryDelayMs(
  waitingForMs: number,
  retryAfterMs: number | null,
  { delaysMs, maxDelayMs, giveUpAfterMs }: RetryPolicy,
): number | null {
  if (waitingForMs >= giveUpAfterMs) return null;
  let totalMs = 0;
  const scheduledMs = delaysMs.find((delayMs) => {
    totalMs += delayMs;
    return waitingForMs < totalMs;
  });
  const nextDelayMs = scheduledMs ?? delaysMs.at(-1) ?? maxDelayMs;
  return Math.min(Math.max(nextDelayMs, retryAfterMs ?? 0), maxDelayMs);
}

const nextAttemptPrefix = 'Next attempt at';

/** The reason why work waits, with the time of its next attempt. */
export function formatWaitingReason(reason: string, dueAt: Date): string {
  return `${reason} ${nextAttemptPrefix} ${dueAt.toISOString().slice(0, 19)}Z.`;
}

/** Matches the time that `formatWaitingReason` adds, so that reasons that differ only in the time count as one. */
export const nextAttemptPattern = ` ${nextAttemptPrefix} .*$`;
