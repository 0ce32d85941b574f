/** The bounds of the waits between attempts, in milliseconds. */
export interface BackoffBounds {
  readonly baseMs: number;
  readonly capMs: number;
}

export const defaultBackoff: BackoffBounds = { baseMs: 500, capMs: 8_000 };

/**
 * How long to wait before the next attempt, in milliseconds, with full jitter: anything from nothing to a bound that
 * doubles with every attempt up to a cap, so that clients that failed together do not come back together.
 * `attempts` counts those made, from 1. `chance` is from 0 to below 1.
 */
export function backoffMs(attempts: number, random: number, { baseMs, capMs }: BackoffBounds): number {
  return Math.floor(random * Math.min(capMs, baseMs * 2 ** (attempts - 1)));
}

/**
 * What the header Retry-After asks for, in milliseconds from now, as seconds or as a date; undefined where it is
 * absent or says neither. A date is held against the server's own clock where the reply tells it.
 */
export function readRetryAfterMs(headers: Headers, nowMs: number): number | undefined {
  const text = headers.get('retry-after') ?? '';
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text) * 1000;
  const waitMs = Date.parse(text) - (Date.parse(headers.get('date') ?? '') || nowMs);
  return Number.isNaN(waitMs) ? undefined : Math.max(0, waitMs);
}
