import { ApiError } from '../domain/errors.ts';
import type { Caller } from '../operation.ts';
import { enterTenantBySession, findCountedSession, type SessionRow } from '../store/queries/sessions.ts';
import type { Store } from '../store/store.ts';
import { createCredentialCache, type CredentialCache } from './credential-cache.ts';

/** The calls that a session may make in a minute. */
export const sessionCallsPerMinute = 600;

/** The cache of sessions of people. */
export function createSessionCache(store: Store): CredentialCache {
  return createCredentialCache(
    {
      find: async (hash, now, newCalls) =>
        countedCaller(await findCountedSession(store, hash, now, newCalls)),
      enter: (hash, { orgId, plan, session }, now, onChecked) => {
        if (!session) throw new Error('The cache of sessions contains another caller.');
        return enterTenantBySession(hash, now, { orgId, plan, role: session.role }, onChecked);
      },
    },
    () => sessionCallsPerMinute,
  );
}

/** On the plan free, calls work as with a sandbox key. */
function countedCaller(row: SessionRow | undefined): { caller: Caller; used: number } {
  if (!row) throw new ApiError('session_expired', 'The session has ended. Sign in again.');
  const { orgId, userId, plan, sessionId, personId, role, sudoUntil, used } = row;
  const session = { sessionId, personId, role, sudoUntil };
  const mode = plan === 'free' ? 'test' : 'live';
  const scopes = ['read', 'write', 'pipeline'];
  return { caller: { orgId, userId, keyId: sessionId, mode, plan, scopes, session }, used };
}
