import type { Store } from '../store.ts';

/** The attempts that share a limit, including this one. */
export interface AttemptCount {
  readonly bucket: string;
  readonly inMinute: number;
  readonly inHour: number;
}

/** Counts one attempt in each bucket, over all processes. Served by the primary key. */
export async function countSignInAttempt(
  store: Store,
  buckets: readonly string[],
  now: Date,
): Promise<AttemptCount[]> {
  return store.queryWithoutOrganisation<AttemptCount>({
    name: 'count-sign-in-attempt',
    text: `
      with counted as (
        insert into directory.sign_in_window as w (bucket, minute, used)
        select bucket, date_trunc('minute', $2::timestamptz), 1 from unnest($1::text[]) as bucket
        on conflict (bucket, minute) do update set used = w.used + 1
        returning bucket, used
      )
      select c.bucket, c.used as "inMinute",
             c.used + coalesce((select sum(p.used)::int from directory.sign_in_window p
                                where p.bucket = c.bucket and p.minute > $2::timestamptz - interval '1 hour'
                                  and p.minute < date_trunc('minute', $2::timestamptz)), 0) as "inHour"
      from counted c`,
    values: [buckets, now],
  });
}

/** Deletes counts that no limit needs any more. */
export async function deleteExpiredSignInAttempts(store: Store): Promise<void> {
  await store.queryWithoutOrganisation({
    text: `delete from directory.sign_in_window where minute < now() - interval '65 minutes'`,
  });
}
