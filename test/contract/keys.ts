import {
  changePlan,
  changeUser,
  createKey,
  createUser,
  revokeKey,
  type NewKey,
} from '../../src/people/accounts.ts';
import type { ErrorName } from '../../generated/contract/errors.ts';
import type { House } from '../house.ts';

/** Something sent in the place of a good key, and the refusal it must meet. */
export interface SpentKey {
  readonly what: string;
  readonly authorization: string | undefined;
  readonly error: ErrorName;
}

const letters = 'Abcdefghij0123456789Abcdefghij0123456789';

/** Every way in which a key can be none, once each. */
export async function spentKeys(house: House): Promise<SpentKey[]> {
  const { store } = house.service;
  const { orgId } = house.tenant;
  const { key: revoked, keyId } = await createKey(store, { orgId, mode: 'live' });
  await revokeKey(store, keyId);
  const { key: expired } = await createKey(store, { orgId, mode: 'live', expiresInMs: 0 });
  const disabled = await keyOfUser(house, 'disable');
  const deleted = await keyOfUser(house, 'delete');
  const gone = await house.newTenant();
  await house.sql('update directory.org set deleted_at = now() where org_id = $1', [gone.orgId]);
  const bearer = (what: string, key: string, error: ErrorName): SpentKey => ({
    what,
    authorization: `Bearer ${key}`,
    error,
  });
  return [
    { what: 'no key', authorization: undefined, error: 'key_missing' },
    { what: 'an empty header', authorization: '  ', error: 'key_missing' },
    { what: 'Bearer without a key', authorization: 'Bearer ', error: 'key_missing' },
    { what: 'a key without Bearer', authorization: house.tenant.liveKey, error: 'key_malformed' },
    { what: 'another scheme', authorization: 'Basic dXNlcjpwYXNz', error: 'key_malformed' },
    bearer('a key that is too short', `sk_live_${letters.slice(1)}`, 'key_malformed'),
    bearer('a key of another form', `pk_live_${letters}`, 'key_malformed'),
    bearer('two keys', `${house.tenant.liveKey} ${house.tenant.liveKey}`, 'key_malformed'),
    bearer('a key that nobody was given', `sk_live_${letters}`, 'key_invalid'),
    bearer('a live key said to be a sandbox key', asSandbox(house.tenant.liveKey), 'key_invalid'),
    bearer('a revoked key', revoked, 'key_revoked'),
    bearer('an expired key', expired, 'key_expired'),
    bearer('the key of a disabled user', disabled, 'user_disabled'),
    bearer('the key of a deleted user', deleted, 'user_disabled'),
    bearer('the key of an organisation that is gone', gone.liveKey, 'organisation_gone'),
  ];
}

const asSandbox = (key: string) => key.replace('sk_live_', 'sk_test_');

let users = 0;

async function keyOfUser(house: House, change: 'disable' | 'delete'): Promise<string> {
  const { store } = house.service;
  const { orgId } = house.tenant;
  const { userId } = await createUser(store, { orgId, email: `spent-${users++}@${orgId.slice(4)}.example` });
  const { key } = await createKey(store, { orgId, mode: 'live', userId });
  await changeUser(store, userId, change);
  return key;
}

/** A key of the house's tenant, live unless asked otherwise. */
export async function keyOf(house: House, wanted: Partial<NewKey> = {}): Promise<string> {
  const { key } = await createKey(house.service.store, {
    orgId: house.tenant.orgId,
    mode: 'live',
    ...wanted,
  });
  return key;
}

/** The live key of an organisation that has since lost its plan. */
export async function unpaidKey(house: House): Promise<string> {
  const { orgId, liveKey } = await house.newTenant();
  await changePlan(house.service.store, orgId, 'free');
  return liveKey;
}
