import type { Store } from '../store.ts';

/** The outcome of a call, without its content. */
export interface RequestRecord {
  readonly requestId: string;
  readonly at: Date;
  readonly door: string;
  readonly method: string | null;
  /** The path pattern, for example `/v1/leads/:leadId`. */
  readonly path: string | null;
  readonly fn: string | null;
  readonly orgId: string | null;
  readonly keyId: string | null;
  readonly status: number;
  readonly code: string | null;
  readonly durationMs: number;
  /** The cause of an internal error, as in the log. */
  readonly cause: object | null;
}

/** A record for display. The key's first characters identify it for people. */
export interface ListedRequest extends RequestRecord {
  readonly keyPrefix: string | null;
}

export interface RequestFilter {
  readonly id?: string | undefined;
  readonly since?: Date | undefined;
  readonly status?: number | undefined;
  readonly fn?: string | undefined;
  readonly orgId?: string | undefined;
  readonly limit: number;
}

const deleteBatchSize = 5_000;

/** Saves records in one statement. A record that exists already, after a lost response, stays unchanged. */
export async function saveRequests(store: Store, records: readonly RequestRecord[]): Promise<void> {
  const rows = records.map((record) => ({
    request_id: record.requestId,
    at: record.at,
    door: record.door,
    method: record.method,
    path: record.path,
    fn: record.fn,
    org_id: record.orgId,
    key_id: record.keyId,
    status: record.status,
    code: record.code,
    duration_ms: record.durationMs,
    cause: record.cause,
  }));
  await store.queryWithoutOrganisation({
    name: 'save-requests',
    text: `insert into directory.request
           select * from jsonb_populate_recordset(null::directory.request, $1::jsonb)
           on conflict do nothing`,
    values: [JSON.stringify(rows)],
  });
}

/** Returns records, newest first. One id is served by the primary key, other filters by request_time_index. */
export async function listRequests(store: Store, filter: RequestFilter): Promise<ListedRequest[]> {
  const rows = await store.queryWithoutOrganisation<Omit<ListedRequest, 'at'> & { atMs: number }>({
    text: `select r.request_id as "requestId", (extract(epoch from r.at) * 1000)::float8 as "atMs", r.door, r.method,
                  r.path, r.fn, r.org_id as "orgId", r.key_id as "keyId", k.prefix as "keyPrefix", r.status, r.code,
                  r.duration_ms as "durationMs", r.cause
           from directory.request r left join directory.api_key k on k.key_id = r.key_id
           where ($1::text is null or r.request_id = $1) and ($2::timestamptz is null or r.at >= $2)
             and ($3::int is null or r.status = $3) and ($4::text is null or r.fn = $4)
             and ($5::text is null or r.org_id = $5)
           order by r.at desc, r.request_id desc limit $6`,
    values: [filter.id, filter.since, filter.status, filter.fn, filter.orgId, filter.limit],
  });
  return rows.map(({ atMs, ...row }) => ({ ...row, at: new Date(atMs) }));
}

/** Deletes records older than `days`, and the oldest beyond a number of rows. Returns the number of deleted records. */
export async function deleteExpiredRequests(
  store: Store,
  { days, rows }: { days: number; rows: number },
): Promise<number> {
  let deletedTotal = 0;
  for (let deleted = deleteBatchSize; deleted === deleteBatchSize; deletedTotal += deleted) {
    const deletedRows = await store.queryWithoutOrganisation({
      // Parallel clean-ups skip each other's rows.
      text: `delete from directory.request where request_id in (
               select request_id from directory.request
               where at < greatest(now() - make_interval(days => $1),
                                   (select at from directory.request order by at desc offset $2 - 1 limit 1))
               order by at limit ${deleteBatchSize} for update skip locked)
             returning 1`,
      values: [days, rows],
    });
    deleted = deletedRows.length;
  }
  return deletedTotal;
}
