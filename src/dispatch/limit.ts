import type { Authenticated } from './known-keys.ts';
import { Refusal } from '../domain/errors.ts';

export interface RateLimits {
  /** Calls a minute. */
  readonly live: number;
  readonly test: number;
}

const windowSeconds = 60;

/** The `RateLimit` headers of a call, in the form of the IETF draft; every answer to a known key carries them. */
export function rateHeaders(limits: RateLimits, who: Authenticated, now: Date): Record<string, string> {
  const quota = limits[who.caller.mode];
  return {
    'RateLimit-Policy': `"minute";q=${quota};w=${windowSeconds}`,
    RateLimit: `"minute";r=${Math.max(0, quota - who.used)};t=${secondsLeft(now)}`,
  };
}

export function limit(limits: RateLimits, who: Authenticated, now: Date): void {
  const quota = limits[who.caller.mode];
  if (who.used <= quota) return;
  const retryAfterSeconds = secondsLeft(now);
  throw new Refusal(
    'rate_limited',
    `This key has made its ${quota} calls of this minute. Try again in ${retryAfterSeconds} seconds.`,
    { retryAfterSeconds },
  );
}

function secondsLeft(now: Date): number {
  return windowSeconds - (Math.floor(now.getTime() / 1000) % windowSeconds);
}
