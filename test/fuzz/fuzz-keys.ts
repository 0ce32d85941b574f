import { createKey, revokeKey } from '../../src/people/accounts.ts';
import type { World } from '../contract/world.ts';
import type { TestService } from '../support/test-service.ts';
import type { KeyName } from './fuzz-calls.ts';

/** A key of every name. All but one belong to the world's organisation. */
export type FuzzKeys = Readonly<Record<KeyName, string | null>>;

export async function createFuzzKeys(service: TestService, { tenant }: World): Promise<FuzzKeys> {
  const { store } = service.assembled;
  const { orgId, liveKey, testKey } = tenant;
  const readOnly = await createKey(store, { orgId, mode: 'live', scopes: ['read'] });
  const revoked = await createKey(store, { orgId, mode: 'live' });
  await revokeKey(store, revoked.keyId);
  return {
    live: liveKey,
    test: testKey,
    readOnly: readOnly.key,
    free: (await service.newTenant({ plan: 'free' })).liveKey,
    revoked: revoked.key,
    unknown: `sk_live_${'Abcdefghij'.repeat(4)}`,
    none: null,
  };
}

/** The keys as texts that no reply may contain. */
export const secretsOf = (keys: FuzzKeys): string[] => Object.values(keys).filter((key) => key !== null);
