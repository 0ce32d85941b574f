/**
 * Caches the API keys this process has seen. The database counts calls, and a process reserves several of a minute's
 * calls at once, so most calls need no extra query. A cached key may be stale, so the call's first statement checks
 * it again. A call that fails before its first statement is confirmed before the error is sent. No response depends
 * on this cache alone.
 */
import { hash as digest } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { errors } from '../../generated/contract/errors.ts';
import { ApiError } from '../domain/errors.ts';
import { nextLease } from '../domain/rate-lease.ts';
import type { Caller } from '../operation.ts';
import { enterTenantByKey, findCountedKey, type KeyRow } from '../store/queries/keys.ts';
import type { TenantEntry } from '../store/session/session.ts';
import type { Store } from '../store/store.ts';

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

export interface ApiKeyCache {
  /** Returns the key's caller and counts one call. Throws an ApiError if the key cannot call. */
  authenticate(token: string, now: Date): Promise<AuthenticatedCaller>;
}

export function createApiKeyCache(store: Store, quotaOf: (mode: Caller['mode']) => number): ApiKeyCache {
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
      tenantEntry: enterTenantByKey(hash, caller.orgId, now, caller, (isValid) => {
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
    const quota = before ? quotaOf(before.caller.mode) : 0;
    const lease = nextLease(quota, before?.minute === minute ? before.used : 0, before?.lease ?? 0);
    const row = await findCountedKey(store, hash, now, lease);
    const { caller, used } = countedCaller(row);
    const granted = Math.max(1, Math.min(lease, quotaOf(caller.mode) - used + lease));
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

/** Throws an ApiError if the key may not call. The lookup has already counted the call. */
function countedCaller(row: KeyRow | undefined): { caller: Caller; used: number } {
  if (!row) throw new ApiError('key_invalid', `No such API key exists. ${errors.key_invalid.remedy}`);
  if (row.orgDeleted)
    throw new ApiError('organisation_gone', 'The organisation of this API key no longer exists.');
  if (row.userInactive)
    throw new ApiError('user_disabled', 'The user of this API key is disabled or deleted.');
  if (row.revoked)
    throw new ApiError('key_revoked', `This API key was revoked. ${errors.key_revoked.remedy}`);
  if (row.expired)
    throw new ApiError('key_expired', `This API key has expired. ${errors.key_expired.remedy}`);
  const { orgId, userId, keyId, mode, plan, scopes, used } = row;
  if (plan === null || used === null) throw new Error(`The call of the valid key ${keyId} was not counted.`);
  return { caller: { orgId, userId, keyId, mode, plan, scopes }, used };
}
