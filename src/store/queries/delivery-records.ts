import { maxConsecutiveFailures, type Attempt, type DeliveryState } from '../../domain/delivery.ts';
import type { Tx } from '../store.ts';
import type { ClaimedDelivery } from './webhook-claims.ts';

/** The result of one attempt. */
export interface AttemptResult {
  readonly delivery: ClaimedDelivery;
  readonly attempt: Attempt;
  /** `waiting` if it is retried at `nextAtMs`. */
  readonly state: DeliveryState;
  readonly firstAtMs: number;
  readonly nextAtMs: number | null;
  /** Whether a failure counts against the endpoint. */
  readonly isCounted: boolean;
}

export interface EndpointRow {
  readonly webhookId: string;
  readonly url: string;
  readonly active: boolean;
  readonly failures: number;
}

export interface EndpointChange {
  readonly endpoint: EndpointRow;
  readonly lastAttempted: AttemptResult;
  readonly lastEnded: AttemptResult | undefined;
  readonly consecutiveFailures: number;
  /** The last error, if too many failures disable the endpoint now. */
  readonly disablingError: string | null;
}

/** Locks endpoints in the order of their ids, which prevents deadlocks. */
export async function lockEndpoints(tx: Tx, results: readonly AttemptResult[]): Promise<EndpointRow[]> {
  const ids = [...new Set(results.map(({ delivery }) => delivery.webhookId))];
  return tx.sql<EndpointRow>(
    `select id as "webhookId", url, active, consecutive_failures as failures
     from webhook where org_id = $1 and id = any($2) order by id for no key update`,
    [tx.orgId, ids],
  );
}

/**
 * Adds attempts to their deliveries and ends or postpones these. Only the owner of the claim does so, but a delivery
 * that the receiver accepted is delivered in any case. Skips attempts that are recorded already. Returns for each added
 * attempt whether it changed its delivery. Served by the primary key.
 */
export async function saveAttempts(
  tx: Tx,
  results: readonly AttemptResult[],
): Promise<ReadonlyMap<string, boolean>> {
  const rows = results.map(({ delivery, attempt, state, firstAtMs, nextAtMs }) => ({
    id: delivery.deliveryId,
    lease: delivery.lease,
    attempt: [attempt],
    // A recorded attempt may lack the receiver's response.
    key: [{ at: attempt.at, durationMs: attempt.durationMs }],
    state,
    reason: state === 'waiting' ? null : attempt.error,
    first_ms: firstAtMs,
    next_ms: nextAtMs,
  }));
  const saved = await tx.sql<{ id: string; isChanged: boolean }>(
    `with result as materialized (
       select r.*, r.state = 'delivered' or (d.state = 'waiting' and d.next_attempt_at = r.lease) as is_changed
       from json_to_recordset($2::json) as r (id text, lease timestamptz, attempt jsonb, key jsonb, state text,
                                              reason text, first_ms float8, next_ms float8)
         join delivery d on d.org_id = $1 and d.id = r.id
       where d.id = any($3) and not d.attempts @> r.key
       order by d.id for update of d),
     changed as (
       update delivery d
       set attempts = d.attempts || r.attempt, state = case when r.is_changed then r.state else d.state end,
           reason = case when r.is_changed then r.reason else d.reason end,
           finished_at = case when r.is_changed and r.state <> 'waiting' then $4::timestamptz else d.finished_at end,
           next_attempt_at = case when r.is_changed then to_timestamp(r.next_ms / 1000) else d.next_attempt_at end,
           first_attempt_at = case when r.is_changed then to_timestamp(r.first_ms / 1000) else d.first_attempt_at end,
           series_attempts = d.series_attempts + r.is_changed::int,
           claims = case when r.is_changed then 0 else d.claims end
       from result r where d.org_id = $1 and d.id = any($3) and d.id = r.id
       returning d.id, r.is_changed)
     select id, is_changed as "isChanged" from changed`,
    [tx.orgId, JSON.stringify(rows), rows.map(({ id }) => id), tx.now],
  );
  return new Map(saved.map(({ id, isChanged }) => [id, isChanged]));
}

export function updateEndpoints(tx: Tx, changes: readonly EndpointChange[]): void {
  const rows = changes.map(({ endpoint, consecutiveFailures, lastAttempted, lastEnded, disablingError }) => ({
    id: endpoint.webhookId,
    failures: consecutiveFailures,
    attempt: lastAttempted.attempt,
    ended: lastEnded && toLastDelivery(lastEnded),
    reason:
      disablingError &&
      `${maxConsecutiveFailures} deliveries in a row failed, the last one: ${disablingError}`,
  }));
  tx.executeAtCommit(
    `update webhook w set consecutive_failures = c.failures, last_attempt = c.attempt,
       last_delivery = coalesce(c.ended, w.last_delivery), active = w.active and c.reason is null,
       disabled_at = case when c.reason is null then w.disabled_at else $3 end,
       disabled_reason = coalesce(c.reason, w.disabled_reason)
     from json_to_recordset($2::json) as c (id text, failures int, attempt jsonb, ended jsonb, reason text)
     where w.org_id = $1 and w.id = c.id`,
    [tx.orgId, JSON.stringify(rows), tx.now],
  );
}

function toLastDelivery({ delivery: { deliveryId }, state, attempt: { at, status, error } }: AttemptResult) {
  return { deliveryId, at, state, status, error };
}
