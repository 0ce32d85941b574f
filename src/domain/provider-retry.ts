/** The pauses of work while a provider is unavailable. Times are in milliseconds. */
export interface RetryPolicy {
  /** The pauses before each retry; the last one repeats. */
  readonly delaysMs: readonly number[];
  /** The longest pause, even if the provider asks for more. */
  readonly maxDelayMs: number;
  /** Work is given up after waiting this long. */
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
  let waitedMs = 0;
  const due = delaysMs.find((delayMs) => {
    waitedMs += delayMs;
    return waitingForMs < waitedMs;
  });
  const delayMs = due ?? delaysMs.at(-1) ?? maxDelayMs;
  return Math.min(Math.max(delayMs, retryAfterMs ?? 0), maxDelayMs);
}

const nextAttemptPrefix = 'Next attempt at';

/** The reason of waiting work, with the time of its next attempt. */
export function formatWaitingReason(reason: string, dueAt: Date): string {
  return `${reason} ${nextAttemptPrefix} ${dueAt.toISOString().slice(0, 19)}Z.`;
}

/** Matches the end that `formatWaitingReason` adds, so that reasons which differ in the time alone count as one. */
export const nextAttemptPattern = ` ${nextAttemptPrefix} .*$`;
