import {
  changePlan,
  changeUser,
  createKey,
  createUser,
  revokeKey,
  type NewKey,
} from '../../src/people/accounts.ts';
import type { ErrorName } from '../../generated/contract/errors.ts';
import type { TestService } from '../support/test-service.ts';

/** An invalid key and the error it must get. */
export interface InvalidKey {
  readonly what: string;
  readonly authorization: string | undefined;
  readonly error: ErrorName;
}

const keyCharacters = 'Abcdefghij0123456789Abcdefghij0123456789';

/** One invalid key of every kind. */
export async function createInvalidKeys(service: TestService): Promise<InvalidKey[]> {
  const { store } = service.assembled;
  const { orgId } = service.tenant;
  const { key: revoked, keyId } = await createKey(store, { orgId, mode: 'live' });
  await revokeKey(store, keyId);
  const { key: expired } = await createKey(store, { orgId, mode: 'live', expiresInMs: 0 });
  const disabled = await keyOfUser(service, 'disable');
  const deleted = await keyOfUser(service, 'delete');
  const deletedOrg = await service.newTenant();
  await service.sql('update directory.org set deleted_at = now() where org_id = $1', [deletedOrg.orgId]);
  const bearer = (what: string, key: string, error: ErrorName): InvalidKey => ({
    what,
    authorization: `Bearer ${key}`,
    error,
  });
  return [
    { what: 'no key', authorization: undefined, error: 'key_missing' },
    { what: 'an empty header', authorization: '  ', error: 'key_missing' },
    { what: 'Bearer without a key', authorization: 'Bearer ', error: 'key_missing' },
    { what: 'a key without Bearer', authorization: service.tenant.liveKey, error: 'key_malformed' },
    { what: 'another scheme', authorization: 'Basic dXNlcjpwYXNz', error: 'key_malformed' },
    bearer('a key that is too short', `sk_live_${keyCharacters.slice(1)}`, 'key_malformed'),
    bearer('a key of another form', `pk_live_${keyCharacters}`, 'key_malformed'),
    bearer('two keys', `${service.tenant.liveKey} ${service.tenant.liveKey}`, 'key_malformed'),
    bearer('an unknown key', `sk_live_${keyCharacters}`, 'key_invalid'),
    bearer(
      'a live key with the prefix of a sandbox key',
      toSandboxKey(service.tenant.liveKey),
      'key_invalid',
    ),
    bearer('a revoked key', revoked, 'key_revoked'),
    bearer('an expired key', expired, 'key_expired'),
    bearer('the key of a disabled user', disabled, 'user_disabled'),
    bearer('the key of a deleted user', deleted, 'user_disabled'),
    bearer('the key of a deleted organisation', deletedOrg.liveKey, 'organisation_gone'),
  ];
}

const toSandboxKey = (key: string) => key.replace('sk_live_', 'sk_test_');

let userCount = 0;

async function keyOfUser(service: TestService, change: 'disable' | 'delete'): Promise<string> {
  const { store } = service.assembled;
  const { orgId } = service.tenant;
  const { userId } = await createUser(store, {
    orgId,
    email: `former-${userCount++}@${orgId.slice(4)}.example`,
  });
  const { key } = await createKey(store, { orgId, mode: 'live', userId });
  await changeUser(store, userId, change);
  return key;
}

/** Creates a key of the first tenant, live unless the options say otherwise. */
export async function createKeyOfMode(service: TestService, options: Partial<NewKey> = {}): Promise<string> {
  const { key } = await createKey(service.assembled.store, {
    orgId: service.tenant.orgId,
    mode: 'live',
    ...options,
  });
  return key;
}

/** Creates a live key whose organisation then loses its plan. */
export async function createUnpaidKey(service: TestService): Promise<string> {
  const { orgId, liveKey } = await service.newTenant();
  await changePlan(service.assembled.store, orgId, 'free');
  return liveKey;
}
