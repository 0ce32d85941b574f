/** How long work waits for a provider that cannot be asked. Times are in milliseconds. */
export interface RetryPolicy {
  /** The pauses before it is asked again, one after the other; the last one stays. */
  readonly delaysMs: readonly number[];
  /** No provider is left alone for longer at a time, whatever it asks for. */
  readonly maxDelayMs: number;
  /** Work that was held up for so long is given up. */
  readonly giveUpAfterMs: number;
}

const minuteMs = 60_000;

export const defaultRetryPolicy: RetryPolicy = {
  delaysMs: [1, 2, 5, 10, 30, 60].map((minutes) => minutes * minuteMs),
  maxDelayMs: 60 * minuteMs,
  giveUpAfterMs: 24 * 60 * minuteMs,
};

/**
 * The pause before a provider is asked again that has held work up for this long, or null where that is long enough.
 * `retryAfterMs` is how long it wants to be left alone, if it said so.
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
