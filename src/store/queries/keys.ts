import type { Role } from '../../domain/rights.ts';
import type { TenantEntry } from '../session/session.ts';
import type { QueryContext, ReadContext, Store } from '../store.ts';

/** An API key with everything that may make it invalid. */
export interface KeyRow {
  readonly keyId: string;
  readonly orgId: string;
  readonly userId: string;
  readonly mode: 'live' | 'test';
  readonly scopes: readonly string[];
  readonly plan: 'free' | 'pro' | 'scale' | null;
  /** The present role of the member. Null for a member without an account, who has only keys. */
  readonly role: Role | null;
  readonly revoked: boolean;
  readonly expired: boolean;
  readonly userInactive: boolean;
  readonly orgDeleted: boolean;
  /** Calls in the current minute, including these. Null if the key is invalid. */
  readonly used: number | null;
}

const keyWithOwners = `
  directory.api_key k
  left join directory.member m on m.user_id = k.user_id
  left join directory.org o on o.org_id = k.org_id
  where k.hash = $1`;
const roleWithAccount = 'case when m.person_id is not null then m.role end';
const isExpired = 'k.expires_at is not null and k.expires_at <= $2';
const isUserInactive = 'm.user_id is null or m.disabled_at is not null or m.deleted_at is not null';
const isOrgDeleted = 'o.org_id is null or o.deleted_at is not null';

/**
 * Finds a key by its hash, adds `newCalls` calls to the current minute and records the minute of its last use, in one
 * round trip. The database counts, so the limit applies across processes. Served by api_key_hash_key and the key of
 * rate_window.
 */
const countedKeyStatement = {
  name: 'counted-key',
  text: `
    with key as (
      select k.key_id, k.org_id, k.user_id, k.mode, k.scopes, o.plan, ${roleWithAccount} as role,
             k.revoked_at is not null as revoked, ${isExpired} as expired,
             ${isUserInactive} as user_inactive, ${isOrgDeleted} as org_deleted
      from ${keyWithOwners}
    ), counted as (
      insert into directory.rate_window as w (key_id, minute, used)
      select key_id, date_trunc('minute', $2::timestamptz), $3 from key
      where not (revoked or expired or user_inactive or org_deleted)
      on conflict (key_id, minute) do update set used = w.used + excluded.used
      returning used
    ), touched as (
      update directory.api_key k set last_used_at = date_trunc('minute', $2::timestamptz)
      from key, counted where k.key_id = key.key_id and counted.used = $3
    )
    select key_id as "keyId", org_id as "orgId", user_id as "userId", mode, scopes, plan, role, revoked, expired,
           user_inactive as "userInactive", org_deleted as "orgDeleted", (select used from counted) as used
    from key`,
} as const;

export async function findCountedKey(
  store: Store,
  hash: string,
  now: Date,
  newCalls: number,
): Promise<KeyRow | undefined> {
  const [row] = await store.queryWithoutOrganisation<KeyRow>({
    ...countedKeyStatement,
    values: [hash, now, newCalls],
  });
  return row;
}

/** The parts of a key that may change after the lookup. */
export interface KeyState {
  readonly plan: string;
  readonly scopes: readonly string[];
  readonly role: Role | null;
}

/**
 * Enters the key's organisation and checks the key again in the same statement, so that a revocation takes effect on
 * the next call without a round trip. It reports to `onKeyChecked` whether the key is still valid. Served by
 * api_key_hash_key.
 */
export function enterTenantByKey(
  hash: string,
  orgId: string,
  now: Date,
  known: KeyState,
  onKeyChecked: (isValid: boolean) => void,
): TenantEntry {
  return {
    orgId,
    statement: {
      ...enterByKeyStatement,
      values: [hash, now.toISOString(), known.plan, known.scopes, known.role],
    },
    verifyKey: (row) => onKeyChecked(row?.isValid === true),
  };
}

const enterByKeyStatement = {
  name: 'enter-by-key',
  text: `
    select k.revoked_at is null and not (${isExpired}) and not (${isUserInactive}) and not (${isOrgDeleted})
             and o.plan = $3 and k.scopes = $4
             and (${roleWithAccount}) is not distinct from $5 as "isValid",
           tenancy.enter(k.org_id)
    from ${keyWithOwners}`,
} as const;

/** Deletes counts of calls that no rate limit needs any more. */
export async function deleteExpiredRateWindows(store: Store): Promise<void> {
  await store.queryWithoutOrganisation({
    text: `delete from directory.rate_window where minute < now() - interval '5 minutes'`,
  });
}

/** Runs an empty statement, because a session verifies its key with the first one and throws if it is invalid. */
export async function verifyKeyInDatabase(tx: ReadContext): Promise<void> {
  await tx.sql('select');
}

/** A key without its plaintext, which is never stored. */
export interface NewApiKey {
  readonly keyId: string;
  readonly hash: string;
  /** The first characters, by which people recognise the key. */
  readonly prefix: string;
  readonly orgId: string;
  readonly userId: string;
  readonly mode: 'live' | 'test';
  readonly scopes: readonly string[];
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
}

export async function insertKey(tx: QueryContext, key: NewApiKey): Promise<void> {
  const { keyId, hash, prefix, orgId, userId, mode, scopes, createdAt, expiresAt } = key;
  await tx.sql(
    `insert into directory.api_key (key_id, hash, prefix, org_id, user_id, mode, scopes, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [keyId, hash, prefix, orgId, userId, mode, scopes, createdAt, expiresAt],
  );
}

/** Returns the organisation of a key, or null. Served by the primary key. */
export async function findOrgOfKey(store: Store, keyId: string): Promise<string | null> {
  const [key] = await store.queryWithoutOrganisation<{ orgId: string }>({
    text: 'select org_id as "orgId" from directory.api_key where key_id = $1',
    values: [keyId],
  });
  return key?.orgId ?? null;
}

/** Revokes a key. A revoked key keeps its first time. False if there is none. Served by the primary key. */
export async function revokeKeyOfOrg(tx: QueryContext, keyId: string): Promise<boolean> {
  const rows = await tx.sql(
    `update directory.api_key set revoked_at = coalesce(revoked_at, $3) where org_id = $1 and key_id = $2
     returning key_id`,
    [tx.orgId, keyId, tx.now],
  );
  return rows.length > 0;
}

export interface ListedKey {
  readonly keyId: string;
  readonly prefix: string;
  readonly mode: 'live' | 'test';
  readonly userId: string;
  readonly scopes: readonly string[];
  readonly createdAt: number;
  readonly expiresAt: number | null;
  readonly revokedAt: number | null;
  readonly lastUsedAt: number | null;
}

/** Returns the organisation's keys, oldest first, with revoked and expired ones. Times are epoch milliseconds. */
export async function listOrgKeys(tx: QueryContext): Promise<ListedKey[]> {
  const epochMs = (column: string) => `floor(extract(epoch from ${column}) * 1000)::float8`;
  return tx.sql<ListedKey>(
    `select key_id as "keyId", prefix, mode, user_id as "userId", scopes, ${epochMs('created_at')} as "createdAt",
                  ${epochMs('expires_at')} as "expiresAt", ${epochMs('revoked_at')} as "revokedAt",
                  ${epochMs('last_used_at')} as "lastUsedAt"
           from directory.api_key where org_id = $1 order by key_id`,
    [tx.orgId],
  );
}
