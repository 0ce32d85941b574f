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

/** Something sent in the place of a good key, and the refusal it must meet. */
export interface InvalidKey {
  readonly what: string;
  readonly authorization: string | undefined;
  readonly error: ErrorName;
}

const keyCharacters = 'Abcdefghij0123456789Abcdefghij0123456789';

/** Every way in which a key can be none, once each. */
export async function createInvalidKeys(service: TestService): Promise<InvalidKey[]> {
  const { store } = service.assembled;
  const { orgId } = service.tenant;
  const { key: revoked, keyId } = await createKey(store, { orgId, mode: 'live' });
  await revokeKey(store, keyId);
  const { key: expired } = await createKey(store, { orgId, mode: 'live', expiresInMs: 0 });
  const disabled = await keyOfUser(service, 'disable');
  const deleted = await keyOfUser(service, 'delete');
  const gone = await service.newTenant();
  await service.sql('update directory.org set deleted_at = now() where org_id = $1', [gone.orgId]);
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
    bearer('a key that nobody was given', `sk_live_${keyCharacters}`, 'key_invalid'),
    bearer('a live key said to be a sandbox key', toSandboxKey(service.tenant.liveKey), 'key_invalid'),
    bearer('a revoked key', revoked, 'key_revoked'),
    bearer('an expired key', expired, 'key_expired'),
    bearer('the key of a disabled user', disabled, 'user_disabled'),
    bearer('the key of a deleted user', deleted, 'user_disabled'),
    bearer('the key of an organisation that is gone', gone.liveKey, 'organisation_gone'),
  ];
}

const toSandboxKey = (key: string) => key.replace('sk_live_', 'sk_test_');

let userCount = 0;

async function keyOfUser(service: TestService, change: 'disable' | 'delete'): Promise<string> {
  const { store } = service.assembled;
  const { orgId } = service.tenant;
  const { userId } = await createUser(store, {
    orgId,
    email: `spent-${userCount++}@${orgId.slice(4)}.example`,
  });
  const { key } = await createKey(store, { orgId, mode: 'live', userId });
  await changeUser(store, userId, change);
  return key;
}

/** A key of the house's tenant, live unless asked otherwise. */
export async function createTestKey(service: TestService, wanted: Partial<NewKey> = {}): Promise<string> {
  const { key } = await createKey(service.assembled.store, {
    orgId: service.tenant.orgId,
    mode: 'live',
    ...wanted,
  });
  return key;
}

/** The live key of an organisation that has since lost its plan. */
export async function createUnpaidKey(service: TestService): Promise<string> {
  const { orgId, liveKey } = await service.newTenant();
  await changePlan(service.assembled.store, orgId, 'free');
  return liveKey;
}
