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
  /** Calls in the running minute, this one included; null for a key that may not call. */
  readonly used: number | null;
}

/**
 * Finds a key by its hash, counts the call into the running minute and keeps the time of last use to the minute, in
 * one round trip. Being read from the database on every call, a revocation holds on the next one in every process;
 * counted in the database, the limit holds across them. Served by api_key_hash_key and the key of rate_window.
 */
const countedKey = {
  name: 'counted-key',
  text: `
    with key as (
      select k.key_id, k.org_id, k.user_id, k.mode, k.scopes, o.plan, k.last_used_at,
             k.revoked_at is not null as revoked,
             k.expires_at is not null and k.expires_at <= $2 as expired,
             m.user_id is null or m.disabled_at is not null or m.deleted_at is not null as user_gone,
             o.org_id is null or o.deleted_at is not null as org_gone
      from directory.api_key k
      left join directory.member m on m.user_id = k.user_id
      left join directory.org o on o.org_id = k.org_id
      where k.hash = $1
    ), counted as (
      insert into directory.rate_window as w (key_id, minute, used)
      select key_id, date_trunc('minute', $2::timestamptz), 1 from key
      where not (revoked or expired or user_gone or org_gone)
      on conflict (key_id, minute) do update set used = w.used + 1
      returning used
    ), touched as (
      update directory.api_key k set last_used_at = date_trunc('minute', $2::timestamptz)
      from key, counted where k.key_id = key.key_id and counted.used = 1
    )
    select key_id as "keyId", org_id as "orgId", user_id as "userId", mode, scopes, plan, revoked, expired,
           user_gone as "userGone", org_gone as "orgGone", (select used from counted) as used
    from key`,
} as const;

export async function findCountedKey(store: Store, hash: string, now: Date): Promise<KeyRow | undefined> {
  const [row] = await store.directory<KeyRow>({ ...countedKey, values: [hash, now] });
  return row;
}
