/** Bounds of the delay between attempts, in milliseconds. */
export interface BackoffBounds {
  readonly baseMs: number;
  readonly capMs: number;
}

export const defaultBackoff: BackoffBounds = { baseMs: 500, capMs: 8_000 };

/**
 * The delay before the next attempt, in milliseconds, with full jitter: random between zero and a bound that doubles
 * with each attempt up to `capMs`. So clients that failed together do not retry together. `attempts` counts the
 * attempts made, from 1. `random` is in [0, 1).
 */
export function backoffMs(attempts: number, random: number, { baseMs, capMs }: BackoffBounds): number {
  return Math.floor(random * Math.min(capMs, baseMs * 2 ** (attempts - 1)));
}

/**
 * The delay that the Retry-After header asks for, in milliseconds, from seconds or a date. Undefined if it is absent
 * or invalid. A date is compared with the server's clock if the response has one.
 */
export function readRetryAfterMs(headers: Headers, nowMs: number): number | undefined {
  const text = headers.get('retry-after') ?? '';
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text) * 1000;
  const waitMs = Date.parse(text) - (Date.parse(headers.get('date') ?? '') || nowMs);
  return Number.isNaN(waitMs) ? undefined : Math.max(0, waitMs);
}
