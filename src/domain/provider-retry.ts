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
