import type { Subscription } from '../../domain/delivery.ts';
import { deliveryIdOf } from '../ids.ts';
import type { QueryContext, Tx } from '../store.ts';
import { scheduleVisit } from './webhook-claims.ts';

export interface WantedDelivery {
  readonly eventId: string;
  readonly type: string;
  readonly webhookId: string;
  /** Why it is not sent, if it is not. */
  readonly unsentReason?: string | undefined;
}

/** An endpoint with its subscription. */
export interface Subscriber extends Subscription {
  readonly webhookId: string;
  readonly url: string;
  readonly sealedSecret: string;
  /** Null once it has expired. */
  readonly sealedOldSecret: string | null;
  /** Why the endpoint accepts no deliveries, or null. */
  readonly closedReason: string | null;
}

/** Returns all endpoints, also recently closed ones. Served by the primary key. */
export async function listSubscribers(tx: QueryContext): Promise<Subscriber[]> {
  return tx.sql<Subscriber>(
    `select id as "webhookId", url, events, sealed_secret as "sealedSecret",
            case when old_secret_until > $2 then sealed_old_secret end as "sealedOldSecret",
            (extract(epoch from created_at) * 1000)::float8 as "registeredAtMs",
            case when deleted_at is not null then '${endpointRemovedReason}'
                 when not active then '${endpointDisabledReason}' end as "closedReason",
            (extract(epoch from case when deleted_at is not null then deleted_at
                                     when not active then disabled_at end) * 1000)::float8 as "closedAtMs"
     from webhook where org_id = $1`,
    [tx.orgId, tx.now],
  );
}

export const endpointDisabledReason = 'The endpoint was disabled.';
export const endpointRemovedReason = 'The endpoint was removed.';

/** Adds an event that only one endpoint gets, so that the outbox does not contain it. */
export async function insertPingEvent(tx: Tx, eventId: string): Promise<void> {
  await tx.sql(
    `insert into event (org_id, id, type, data, created_at) values ($1, $2, 'test.ping', '{}', $3)`,
    [tx.orgId, eventId, tx.now],
  );
}

export interface ReplayedEvent {
  readonly eventId: string;
  readonly type: string;
  /** Whether it happened since the given time and is no test. */
  readonly isReplayable: boolean;
}

/** Returns events after an id, oldest first. Served by the primary key. */
export async function listEventsAfter(
  tx: Tx,
  afterId: string,
  since: Date,
  limit: number,
): Promise<ReplayedEvent[]> {
  return tx.sql<ReplayedEvent>(
    `select id as "eventId", type, created_at >= $3 and type <> 'test.ping' as "isReplayable"
     from event where org_id = $1 and id > $2 order by id limit ${limit}`,
    [tx.orgId, afterId, since],
  );
}

/** Returns the deliveries of these events to an endpoint. Served by delivery_once_key. */
export async function listDeliveriesOfEvents(
  tx: Tx,
  webhookId: string,
  eventIds: readonly string[],
): Promise<{ readonly id: string; readonly eventId: string }[]> {
  return tx.sql(
    `select id, event_id as "eventId" from delivery where org_id = $1 and webhook_id = $2 and event_id = any($3)`,
    [tx.orgId, webhookId, eventIds],
  );
}

/**
 * Adds deliveries that are due now, or end unsent. Skips events of which the endpoint has a delivery. Call
 * `scheduleVisit` or `scheduleNextVisit` in the same transaction.
 */
export async function addDeliveries(tx: Tx, deliveries: readonly WantedDelivery[]): Promise<void> {
  const rows = deliveries.map(({ eventId, type, webhookId, unsentReason }) => ({
    id: deliveryIdOf(eventId, webhookId),
    webhook_id: webhookId,
    event_id: eventId,
    type,
    reason: unsentReason,
  }));
  await tx.sql(
    `insert into delivery
       (org_id, id, webhook_id, event_id, type, state, reason, created_at, next_attempt_at, finished_at)
     select $1, id, webhook_id, event_id, type, case when reason is null then 'waiting' else 'not_sent' end, reason,
            $3::timestamptz, case when reason is null then now() end,
            case when reason is not null then $3::timestamptz end
     from json_to_recordset($2::json) as w (id text, webhook_id text, event_id text, type text, reason text)
     on conflict on constraint delivery_once_key do nothing returning id`,
    [tx.orgId, JSON.stringify(rows), tx.now],
  );
}

/**
 * Cancels the deliveries that wait for endpoints. An attempt in progress still adds its result, and counts if the
 * receiver accepted it. Returns the number of cancelled deliveries. Served by delivery_next_index.
 */
export async function cancelWaitingDeliveries(
  tx: Tx,
  endpoints: readonly { readonly webhookId: string; readonly reason: string }[],
): Promise<number> {
  const cancelled = await tx.sql(
    `update delivery d set state = 'not_sent', reason = e.reason, finished_at = $4
     from unnest($2::text[], $3::text[]) as e (webhook_id, reason)
     where d.org_id = $1 and d.webhook_id = e.webhook_id and d.state = 'waiting' returning d.id`,
    [tx.orgId, endpoints.map(({ webhookId }) => webhookId), endpoints.map(({ reason }) => reason), tx.now],
  );
  return cancelled.length;
}

/** Ends claimed deliveries that cannot be sent. Served by the primary key. */
export async function endUnsentDeliveries(
  tx: Tx,
  deliveryIds: readonly string[],
  reason: string,
): Promise<void> {
  await tx.sql(
    `update delivery set state = 'not_sent', reason = $3, finished_at = $4
     where org_id = $1 and id = any($2)`,
    [tx.orgId, deliveryIds, reason, tx.now],
  );
}

/** Returns the time of the first event after the last delivered one. Served by delivery_once_key. */
export async function findFirstMissedTime(tx: Tx, webhookId: string): Promise<Date> {
  const [missed] = await tx.sql<{ atMs: number | null }>(
    `select (extract(epoch from min(e.created_at)) * 1000)::float8 as "atMs"
     from delivery d join event e on e.org_id = d.org_id and e.id = d.event_id
     where d.org_id = $1 and d.webhook_id = $2 and d.event_id > coalesce(
       (select max(event_id) from delivery where org_id = $1 and webhook_id = $2 and state = 'delivered'), '')`,
    [tx.orgId, webhookId],
  );
  return missed?.atMs ? new Date(Math.floor(missed.atMs)) : tx.now;
}

/**
 * Sends deliveries again with the same id and bytes, in a new series of attempts. A waiting delivery is sent
 * immediately. Returns the number of deliveries.
 */
export async function resendDeliveries(tx: Tx, deliveryIds: readonly string[]): Promise<number> {
  const rows = await tx.sql(
    `update delivery
     set state = 'waiting', reason = null, finished_at = null, next_attempt_at = now(), first_attempt_at = null,
         series_attempts = 0, claims = 0
     where org_id = $1 and id = any($2) and (body is not null or exists (
       select from event e where e.org_id = delivery.org_id and e.id = delivery.event_id))
     returning id`,
    [tx.orgId, deliveryIds],
  );
  scheduleVisit(tx);
  return rows.length;
}
