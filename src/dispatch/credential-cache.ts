/**
 * Caches the API keys or sessions that this process has seen. The database counts calls, and a process reserves several
 * of a minute's calls at once, so most calls need no extra query. A cached credential may be stale, so the call's first
 * statement checks it again. A call that fails before its first statement is confirmed before the error is sent. No
 * response depends on this cache alone.
 */
import { hash as digest } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { nextLease } from '../domain/rate-lease.ts';
import type { Caller } from '../operation.ts';
import type { TenantEntry } from '../store/session/session.ts';

const maxKeys = 10_000;
const minuteMs = 60_000;

export interface AuthenticatedCaller {
  readonly caller: Caller;
  /**
   * Calls made with this key in the current minute, including this one, excluding calls that this process has only
   * reserved.
   */
  readonly used: number;
  /** Enters the caller's organisation. If the key has changed since the lookup, it fails and sets `hasChanged`. */
  readonly tenantEntry: TenantEntry;
  /** True once the database has confirmed the key during this call. */
  isConfirmed: boolean;
  /** True if the key was revoked or changed since the lookup. Look it up again. */
  hasChanged: boolean;
}

interface CachedKey {
  readonly caller: Caller;
  readonly minute: number;
  readonly lease: number;
  readonly used: number;
  remaining: number;
}

export interface CredentialCache {
  /** Returns the caller of a key or session and counts one call. Throws an ApiError if it cannot call. */
  authenticate(token: string, now: Date): Promise<AuthenticatedCaller>;
}

/** How one kind of credentials is looked up. */
export interface CredentialSource {
  /** Counts `newCalls` calls of the minute. Throws an ApiError if the credential cannot call. */
  find(hash: string, now: Date, newCalls: number): Promise<{ caller: Caller; used: number }>;
  /** Enters the caller's organisation and reports whether the credential is unchanged. */
  enter(hash: string, caller: Caller, now: Date, onChecked: (isValid: boolean) => void): TenantEntry;
}

export function createCredentialCache(
  source: CredentialSource,
  quotaOf: (caller: Caller) => number,
): CredentialCache {
  const cache = new LRUCache<string, CachedKey>({ max: maxKeys });
  const lookups = new Map<string, Promise<unknown>>();

  const createCaller = (
    hash: string,
    key: CachedKey,
    now: Date,
    isConfirmed: boolean,
  ): AuthenticatedCaller => {
    const { caller } = key;
    const authenticated: AuthenticatedCaller = {
      caller,
      used: key.used - key.remaining,
      isConfirmed,
      hasChanged: false,
      tenantEntry: source.enter(hash, caller, now, (isValid) => {
        if (isValid) return void (authenticated.isConfirmed = true);
        cache.delete(hash);
        authenticated.hasChanged = true;
        throw new Error('The key has changed since it was looked up.');
      }),
    };
    return authenticated;
  };

  const lookUp = async (hash: string, now: Date): Promise<AuthenticatedCaller> => {
    const before = cache.get(hash);
    const minute = minuteOf(now);
    const quota = before ? quotaOf(before.caller) : 0;
    const lease = nextLease(quota, before?.minute === minute ? before.used : 0, before?.lease ?? 0);
    const { caller, used } = await source.find(hash, now, lease);
    const granted = Math.max(1, Math.min(lease, quotaOf(caller) - used + lease));
    const key = { caller, minute, lease, used: used - lease + granted, remaining: granted - 1 };
    cache.set(hash, key);
    return createCaller(hash, key, now, true);
  };

  return {
    authenticate: async (token, now) => {
      const hash = digest('sha256', token, 'hex');
      for (;;) {
        const key = cache.get(hash);
        if (key && key.remaining > 0 && key.minute === minuteOf(now)) {
          key.remaining -= 1;
          return createCaller(hash, key, now, false);
        }
        const pending = lookups.get(hash);
        if (pending) {
          await pending.catch(() => undefined);
          continue;
        }
        const lookup = lookUp(hash, now).finally(() => lookups.delete(hash));
        lookups.set(hash, lookup);
        return lookup;
      }
    },
  };
}

const minuteOf = (now: Date) => Math.floor(now.getTime() / minuteMs);
