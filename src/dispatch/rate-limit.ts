import type { AuthenticatedCaller } from './credential-cache.ts';
import { sessionCallsPerMinute } from './session-cache.ts';
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
  const quota = quotaOf(limits, authenticated);
  return {
    'RateLimit-Policy': `"minute";q=${quota};w=${windowSeconds}`,
    RateLimit: `"minute";r=${Math.max(0, quota - authenticated.used)};t=${secondsLeft(now)}`,
  };
}

export function enforceRateLimit(limits: RateLimits, authenticated: AuthenticatedCaller, now: Date): void {
  const quota = quotaOf(limits, authenticated);
  if (authenticated.used <= quota) return;
  const retryAfterSeconds = secondsLeft(now);
  throw new ApiError(
    'rate_limited',
    `This ${authenticated.caller.session ? 'session' : 'key'} has used its ${quota} calls for this minute. ` +
      `Try again in ${retryAfterSeconds} seconds.`,
    { retryAfterSeconds },
  );
}

function quotaOf(limits: RateLimits, { caller }: AuthenticatedCaller): number {
  return caller.session ? sessionCallsPerMinute : limits[caller.mode];
}

function secondsLeft(now: Date): number {
  return windowSeconds - (Math.floor(now.getTime() / 1000) % windowSeconds);
}
