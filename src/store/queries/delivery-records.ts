import { maxConsecutiveFailures, type Attempt, type DeliveryState } from '../../domain/delivery.ts';
import type { Tx } from '../store.ts';
import type { NewDelivery } from './delivery-batches.ts';
import type { DueDelivery } from './webhook-claims.ts';

/** The result of one attempt, or the reason why there was none. */
export interface AttemptResult {
  readonly delivery: DueDelivery | NewDelivery;
  readonly attempt: Attempt | null;
  /** `waiting` if it is retried at `nextAtMs`, or immediately by another worker if that is null. */
  readonly state: DeliveryState;
  readonly reason: string | null;
  readonly firstAtMs: number | null;
  readonly nextAtMs: number | null;
  /** Whether a failure counts against the endpoint. */
  readonly isCounted: boolean;
  /** The sealed secret that could not be decrypted, if that prevented the attempt. */
  readonly unreadableSecret: string | null;
}

export interface EndpointRow {
  readonly webhookId: string;
  readonly url: string;
  readonly active: boolean;
  readonly failures: number;
  readonly sealedSecret: string;
}

export type NewDeliveryResult = AttemptResult & { readonly delivery: NewDelivery };

export type AttemptedResult = AttemptResult & { readonly attempt: Attempt };

export interface EndpointChange {
  readonly endpoint: EndpointRow;
  readonly lastAttempted: AttemptedResult;
  readonly lastEnded: AttemptedResult | undefined;
  readonly consecutiveFailures: number;
  /** The last error, if too many failures disable the endpoint now. */
  readonly disablingError: string | null;
}

export function isNewDelivery(result: AttemptResult): result is NewDeliveryResult {
  return result.delivery.batch !== undefined;
}

/** Locks endpoints in the order of their ids, which prevents deadlocks. */
export async function lockEndpoints(tx: Tx, results: readonly AttemptResult[]): Promise<EndpointRow[]> {
  const ids = [...new Set(results.map(({ delivery }) => delivery.webhookId))];
  return tx.sql<EndpointRow>(
    `select id as "webhookId", url, active, consecutive_failures as failures, sealed_secret as "sealedSecret"
     from webhook where org_id = $1 and id = any($2) order by id for no key update`,
    [tx.orgId, ids],
  );
}

/**
 * Adds rows of new deliveries. Returns the ids of changed deliveries, and whether each row is new. If the row exists,
 * because a claim expired or a person disabled the endpoint, only an accepted delivery changes it.
 */
export async function insertResults(
  tx: Tx,
  results: readonly NewDeliveryResult[],
): Promise<Map<string, boolean>> {
  const toIdArray = (select: (result: NewDeliveryResult) => string) => toArrayLiteral(results.map(select));
  const rows = await tx.sql<{ id: string; isNew: boolean }>(
    `insert into delivery as d
       (org_id, id, webhook_id, event_id, type, state, reason, attempts, created_at, finished_at)
     select $1, id, webhook_id, event_id, type, state, reason, attempts::jsonb,
            to_timestamp(created_ms / 1000), case when state <> 'waiting' then $10::timestamptz end
     from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::float8[])
       as c (id, webhook_id, event_id, type, state, reason, attempts, created_ms)
     on conflict on constraint delivery_once_key do update
     set attempts = d.attempts || excluded.attempts,
         state = case when excluded.state = 'delivered' then 'delivered' else d.state end,
         reason = case when excluded.state = 'delivered' then null else d.reason end,
         finished_at = case when excluded.state = 'delivered' then excluded.finished_at else d.finished_at end
     where not d.attempts @> excluded.attempts
     returning id, xmax = 0 as "isNew"`,
    [
      tx.orgId,
      toIdArray(({ delivery }) => delivery.deliveryId),
      toIdArray(({ delivery }) => delivery.webhookId),
      toIdArray(({ delivery }) => delivery.eventId),
      toIdArray(({ delivery }) => delivery.type),
      toIdArray(({ state }) => state),
      results.map(({ reason }) => reason),
      results.map(({ attempt }) => (attempt ? `[${JSON.stringify(attempt)}]` : '[]')),
      results.map(({ delivery }) => delivery.claimedAtMs),
      tx.now,
    ],
  );
  return new Map(rows.map(({ id, isNew }) => [id, isNew]));
}

/** Formats ids as a PostgreSQL array. The driver would escape each one, which takes longer. */
function toArrayLiteral(ids: readonly string[]): string {
  return `{${ids.join(',')}}`;
}

export async function scheduleRetries(tx: Tx, results: readonly NewDeliveryResult[]): Promise<void> {
  await tx.sql(
    `insert into directory.delivery_due (id, org_id, webhook_id, due_at, is_first, first_at, attempts)
     select id, $1, webhook_id, coalesce(to_timestamp(next_ms / 1000), now()), first_ms is null,
            to_timestamp(first_ms / 1000), case when first_ms is null then 0 else 1 end
     from unnest($2::text[], $3::text[], $4::float8[], $5::float8[]) as w (id, webhook_id, next_ms, first_ms)
     on conflict (id) do nothing returning id`,
    [
      tx.orgId,
      results.map(({ delivery }) => delivery.deliveryId),
      results.map(({ delivery }) => delivery.webhookId),
      results.map(({ nextAtMs }) => nextAtMs),
      results.map(({ firstAtMs }) => firstAtMs),
    ],
  );
}

/** Returns the results whose attempt is not recorded yet. Served by the primary key. */
export async function findUnrecordedResults(
  tx: Tx,
  results: readonly AttemptResult[],
): Promise<readonly AttemptResult[]> {
  const attempted = results.flatMap(({ delivery, attempt }) =>
    attempt ? [{ id: delivery.deliveryId, ...attempt }] : [],
  );
  if (!attempted.length) return results;
  const rows = await tx.sql<{ id: string }>(
    `select d.id from delivery d, unnest($2::text[], $3::text[]) as m (id, attempt)
     where d.org_id = $1 and d.id = any($2) and d.id = m.id and d.attempts @> m.attempt::jsonb`,
    [
      tx.orgId,
      attempted.map(({ id }) => id),
      // A recorded attempt may lack the receiver's response.
      attempted.map(({ at, durationMs }) => JSON.stringify([{ at, durationMs }])),
    ],
  );
  const recorded = new Set(rows.map(({ id }) => id));
  return results.filter(({ delivery }) => !recorded.has(delivery.deliveryId));
}

/** Deletes due rows of finished deliveries. Returns the ids of the deleted rows. */
export async function deleteDue(tx: Tx, results: readonly AttemptResult[]): Promise<Set<string>> {
  const finished = results.filter(({ state }) => state !== 'waiting');
  const rows = await tx.sql<{ id: string }>(
    `delete from directory.delivery_due d
     using unnest($1::text[], $2::int[], $3::bool[]) as e (id, claims, is_delivered)
     where d.id = any($1) and d.id = e.id and (e.is_delivered or d.claims = e.claims) returning d.id`,
    [
      finished.map(({ delivery }) => delivery.deliveryId),
      finished.map(claimsOf),
      finished.map(({ state }) => state === 'delivered'),
    ],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Deletes due rows with the commit. */
export function deleteDueAtCommit(tx: Tx, results: readonly NewDeliveryResult[]): void {
  tx.executeAtCommit('delete from directory.delivery_due where id = any($1)', [
    results.map(({ delivery }) => delivery.deliveryId),
  ]);
}

export async function postponeDue(tx: Tx, results: readonly AttemptResult[]): Promise<void> {
  const waiting = results.filter(({ state }) => state === 'waiting');
  if (!waiting.length) return;
  await tx.sql(
    `update directory.delivery_due d
     set due_at = to_timestamp(w.next_ms / 1000), first_at = to_timestamp(w.first_ms / 1000), is_first = false,
         attempts = d.attempts + 1
     from unnest($1::text[], $2::int[], $3::float8[], $4::float8[]) as w (id, claims, next_ms, first_ms)
     where d.id = any($1) and d.id = w.id and d.claims = w.claims returning d.id`,
    [
      waiting.map(({ delivery }) => delivery.deliveryId),
      waiting.map(claimsOf),
      waiting.map(({ nextAtMs }) => nextAtMs),
      waiting.map(({ firstAtMs }) => firstAtMs),
    ],
  );
}

function claimsOf({ delivery }: AttemptResult): number | null {
  return delivery.batch ? null : delivery.claims;
}

export function updateDeliveries(
  tx: Tx,
  results: readonly AttemptResult[],
  finished: ReadonlySet<AttemptResult>,
): void {
  const rows = results.map((result) => ({
    id: result.delivery.deliveryId,
    attempts: result.attempt ? [result.attempt] : [],
    ...(finished.has(result) ? { state: result.state, reason: result.reason } : {}),
  }));
  tx.executeAtCommit(
    `update delivery d
     set attempts = d.attempts || r.attempts, state = coalesce(r.state, d.state),
         reason = case when r.state is null then d.reason else r.reason end,
         finished_at = case when r.state is null then d.finished_at else $3 end
     from json_to_recordset($2::json) as r (id text, attempts jsonb, state text, reason text)
     where d.org_id = $1 and d.id = any($4) and d.id = r.id`,
    [tx.orgId, JSON.stringify(rows), tx.now, rows.map(({ id }) => id)],
  );
}

export function updateEndpoints(tx: Tx, changes: readonly EndpointChange[]): void {
  const reasonOf = ({ disablingError }: EndpointChange) =>
    disablingError === null
      ? null
      : `${maxConsecutiveFailures} deliveries in a row failed, the last one: ${disablingError}`;
  tx.executeAtCommit(
    `update webhook w set consecutive_failures = c.failures, last_attempt = c.attempt::jsonb,
       last_delivery = coalesce(c.ended::jsonb, w.last_delivery), active = w.active and c.reason is null,
       disabled_at = case when c.reason is null then w.disabled_at else $3 end,
       disabled_reason = coalesce(c.reason, w.disabled_reason)
     from unnest($2::text[], $4::int[], $5::text[], $6::text[], $7::text[])
       as c (id, failures, attempt, ended, reason)
     where w.org_id = $1 and w.id = any($2) and w.id = c.id`,
    [
      tx.orgId,
      changes.map(({ endpoint }) => endpoint.webhookId),
      tx.now,
      changes.map(({ consecutiveFailures }) => consecutiveFailures),
      changes.map(({ lastAttempted }) => JSON.stringify(lastAttempted.attempt)),
      changes.map(({ lastEnded }) => (lastEnded ? formatLastDelivery(lastEnded) : null)),
      changes.map(reasonOf),
    ],
  );
}

function formatLastDelivery({ delivery, state, attempt }: AttemptedResult): string {
  const { at, status, error } = attempt;
  return JSON.stringify({ deliveryId: delivery.deliveryId, at, state, status, error });
}
