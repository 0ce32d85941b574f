import type { AuthenticatedCaller } from './api-key-cache.ts';
import { ApiError } from '../domain/errors.ts';

export interface RateLimits {
  /** Calls a minute. */
  readonly live: number;
  readonly test: number;
}

const windowSeconds = 60;

/** The `RateLimit` headers of the IETF draft. Every response to a known key carries them. */
export function rateLimitHeaders(
  limits: RateLimits,
  authenticated: AuthenticatedCaller,
  now: Date,
): Record<string, string> {
  const quota = limits[authenticated.caller.mode];
  return {
    'RateLimit-Policy': `"minute";q=${quota};w=${windowSeconds}`,
    RateLimit: `"minute";r=${Math.max(0, quota - authenticated.used)};t=${secondsLeft(now)}`,
  };
}

export function enforceRateLimit(limits: RateLimits, authenticated: AuthenticatedCaller, now: Date): void {
  const quota = limits[authenticated.caller.mode];
  if (authenticated.used <= quota) return;
  const retryAfterSeconds = secondsLeft(now);
  throw new ApiError(
    'rate_limited',
    `This key has used its ${quota} calls for this minute. Try again in ${retryAfterSeconds} seconds.`,
    { retryAfterSeconds },
  );
}

function secondsLeft(now: Date): number {
  return windowSeconds - (Math.floor(now.getTime() / 1000) % windowSeconds);
}
