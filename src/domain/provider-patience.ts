/** How long work waits for a provider that cannot be asked. Times are in milliseconds. */
export interface ProviderPatience {
  /** The pauses before it is asked again, one after the other; the last one stays. */
  readonly pausesMs: readonly number[];
  /** No provider is left alone for longer at a time, whatever it asks for. */
  readonly longestPauseMs: number;
  /** Work that was held up for so long is given up. */
  readonly givesUpAfterMs: number;
}

const minuteMs = 60_000;

export const usualPatience: ProviderPatience = {
  pausesMs: [1, 2, 5, 10, 30, 60].map((minutes) => minutes * minuteMs),
  longestPauseMs: 60 * minuteMs,
  givesUpAfterMs: 24 * 60 * minuteMs,
};

/**
 * The pause before a provider is asked again that has held work up for this long, or null where that is long enough.
 * `retryAfterMs` is how long it wants to be left alone, if it said so.
 */
export function nextPauseMs(
  heldForMs: number,
  retryAfterMs: number | null,
  { pausesMs, longestPauseMs, givesUpAfterMs }: ProviderPatience,
): number | null {
  if (heldForMs >= givesUpAfterMs) return null;
  let waitedMs = 0;
  const due = pausesMs.find((pauseMs) => {
    waitedMs += pauseMs;
    return heldForMs < waitedMs;
  });
  const pauseMs = due ?? pausesMs.at(-1) ?? longestPauseMs;
  return Math.min(Math.max(pauseMs, retryAfterMs ?? 0), longestPauseMs);
}
