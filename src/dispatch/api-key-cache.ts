import { errors } from '../../generated/contract/errors.ts';
import { ApiError } from '../domain/errors.ts';
import type { Caller } from '../operation.ts';
import { enterTenantByKey, findCountedKey, type KeyRow } from '../store/queries/keys.ts';
import type { Store } from '../store/store.ts';
import { createCredentialCache, type CredentialCache } from './credential-cache.ts';

/** The cache of API keys. */
export function createApiKeyCache(store: Store, quotaOf: (mode: Caller['mode']) => number): CredentialCache {
  return createCredentialCache(
    {
      find: async (hash, now, newCalls) => countedCaller(await findCountedKey(store, hash, now, newCalls)),
      enter: (hash, caller, now, onChecked) => {
        const known = { plan: caller.plan, scopes: caller.scopes, role: caller.role ?? null };
        return enterTenantByKey(hash, caller.orgId, now, known, onChecked);
      },
    },
    ({ mode }) => quotaOf(mode),
  );
}

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
  const { orgId, userId, keyId, mode, plan, scopes, role, used } = row;
  if (plan === null || used === null) throw new Error(`The call of the valid key ${keyId} was not counted.`);
  return { caller: { orgId, userId, keyId, mode, plan, scopes, role }, used };
}
