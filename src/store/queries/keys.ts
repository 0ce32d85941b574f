import type { TenantEntry } from '../session/session.ts';
import type { Store } from '../store.ts';

/** A key as the directory knows it, with everything that may speak against it. */
export interface KeyRow {
  readonly keyId: string;
  readonly orgId: string;
  readonly userId: string;
  readonly mode: 'live' | 'test';
  readonly scopes: readonly string[];
  readonly plan: 'free' | 'pro' | 'scale' | null;
  readonly revoked: boolean;
  readonly expired: boolean;
  readonly userGone: boolean;
  readonly orgGone: boolean;
  /** Calls in the running minute, those just taken included; null for a key that may not call. */
  readonly used: number | null;
}

const keyWithOwners = `
  directory.api_key k
  left join directory.member m on m.user_id = k.user_id
  left join directory.org o on o.org_id = k.org_id
  where k.hash = $1`;
const isExpired = 'k.expires_at is not null and k.expires_at <= $2';
const isUserGone = 'm.user_id is null or m.disabled_at is not null or m.deleted_at is not null';
const isOrgGone = 'o.org_id is null or o.deleted_at is not null';

/**
 * Finds a key by its hash, counts `taken` calls into the running minute and keeps the time of last use to the minute,
 * in one round trip. Counted in the database, the limit holds across processes. Served by api_key_hash_key and the key
 * of rate_window.
 */
const countedKeyStatement = {
  name: 'counted-key',
  text: `
    with key as (
      select k.key_id, k.org_id, k.user_id, k.mode, k.scopes, o.plan,
             k.revoked_at is not null as revoked, ${isExpired} as expired,
             ${isUserGone} as user_gone, ${isOrgGone} as org_gone
      from ${keyWithOwners}
    ), counted as (
      insert into directory.rate_window as w (key_id, minute, used)
      select key_id, date_trunc('minute', $2::timestamptz), $3 from key
      where not (revoked or expired or user_gone or org_gone)
      on conflict (key_id, minute) do update set used = w.used + excluded.used
      returning used
    ), touched as (
      update directory.api_key k set last_used_at = date_trunc('minute', $2::timestamptz)
      from key, counted where k.key_id = key.key_id and counted.used = $3
    )
    select key_id as "keyId", org_id as "orgId", user_id as "userId", mode, scopes, plan, revoked, expired,
           user_gone as "userGone", org_gone as "orgGone", (select used from counted) as used
    from key`,
} as const;

export async function findCountedKey(
  store: Store,
  hash: string,
  now: Date,
  taken: number,
): Promise<KeyRow | undefined> {
  const [row] = await store.queryDirectory<KeyRow>({ ...countedKeyStatement, values: [hash, now, taken] });
  return row;
}

/** What may have changed about a key since it was looked up. */
export interface KeyState {
  readonly plan: string;
  readonly scopes: readonly string[];
}

/**
 * Enters the organisation of a key and looks at the key again in the same statement, so that a revocation holds on the
 * next call in every process and costs no round trip of its own. `admit` is told whether the key still stands as it
 * did. Served by api_key_hash_key.
 */
export function enterTenantByKey(
  hash: string,
  orgId: string,
  now: Date,
  known: KeyState,
  onKeyChecked: (stands: boolean) => void,
): TenantEntry {
  return {
    orgId,
    statement: { ...enterByKeyStatement, values: [hash, now.toISOString(), known.plan, known.scopes] },
    verifyKey: (row) => onKeyChecked(row?.stands === true),
  };
}

const enterByKeyStatement = {
  name: 'enter-by-key',
  text: `
    select k.revoked_at is null and not (${isExpired}) and not (${isUserGone}) and not (${isOrgGone})
             and o.plan = $3 and k.scopes = $4 as stands,
           tenancy.enter(k.org_id)
    from ${keyWithOwners}`,
} as const;
