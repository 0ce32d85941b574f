import type { DeliveryState, Subscription } from '../../domain/delivery.ts';
import { deliveryIdOf } from '../ids.ts';
import type { QueryContext, ReadContext, Tx } from '../store.ts';
import { eventBodySql } from './event-body.ts';

export interface WantedDelivery {
  readonly eventId: string;
  readonly type: string;
  readonly webhookId: string;
}

/** An endpoint with its subscription. */
export interface Subscriber extends Subscription, LoadedEndpoint {
  /** When it was disabled or removed, in epoch milliseconds. */
  readonly closedAtMs: number | null;
}

/** Returns all endpoints, also recently closed ones. Served by the primary key. */
export async function listSubscribers(tx: QueryContext): Promise<Subscriber[]> {
  return tx.sql<Subscriber>(
    `select events, (extract(epoch from created_at) * 1000)::float8 as "registeredAtMs", ${endpointColumnsSql('$2')},
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

/** Adds deliveries that are due now, unless the endpoint already has a delivery of the event. */
export async function addDeliveries(tx: Tx, deliveries: readonly WantedDelivery[]): Promise<void> {
  await tx.sql(
    `with inserted as (
       insert into delivery (org_id, id, webhook_id, event_id, type, state, created_at)
       select $1, id, webhook_id, event_id, type, 'waiting', $6
       from unnest($2::text[], $3::text[], $4::text[], $5::text[]) as w (id, webhook_id, event_id, type)
       on conflict on constraint delivery_once_key do nothing returning id, webhook_id)
     insert into directory.delivery_due (id, org_id, webhook_id, due_at, is_first)
     select id, $1, webhook_id, now(), true from inserted on conflict (id) do nothing returning id`,
    [tx.orgId, ...toColumns(deliveries), tx.now],
  );
}

/** Adds deliveries that will not be sent, with the reason. */
export async function addUnsentDeliveries(
  tx: Tx,
  deliveries: readonly (WantedDelivery & { readonly reason: string })[],
): Promise<void> {
  await tx.sql(
    `insert into delivery (org_id, id, webhook_id, event_id, type, state, reason, created_at, finished_at)
     select $1, id, webhook_id, event_id, type, 'not_sent', reason, $6, $6
     from unnest($2::text[], $3::text[], $4::text[], $5::text[], $7::text[])
       as w (id, webhook_id, event_id, type, reason)
     on conflict on constraint delivery_once_key do nothing returning id`,
    [tx.orgId, ...toColumns(deliveries), tx.now, deliveries.map(({ reason }) => reason)],
  );
}

function toColumns(deliveries: readonly WantedDelivery[]): string[][] {
  return [
    deliveries.map(({ eventId, webhookId }) => deliveryIdOf(eventId, webhookId)),
    deliveries.map(({ webhookId }) => webhookId),
    deliveries.map(({ eventId }) => eventId),
    deliveries.map(({ type }) => type),
  ];
}

/** Starts a series of attempts now, or makes a waiting one due. A due row without a delivery is deleted later. */
export async function makeDueNow(
  tx: Tx,
  ids: readonly string[],
  webhookIds: readonly string[],
): Promise<void> {
  await tx.sql(
    `insert into directory.delivery_due as d (id, org_id, webhook_id, due_at, is_first)
     select id, $1, webhook_id, now(), true from unnest($2::text[], $3::text[]) as w (id, webhook_id)
     on conflict (id) do update set due_at = least(d.due_at, excluded.due_at)`,
    [tx.orgId, ids, webhookIds],
  );
}

export interface LoadedDelivery {
  readonly deliveryId: string;
  readonly webhookId: string;
  readonly type: string;
  /** Null if the event was deleted. */
  readonly body: string | null;
  readonly state: DeliveryState;
}

export interface LoadedEndpoint {
  readonly webhookId: string;
  readonly url: string;
  readonly sealedSecret: string;
  /** Null once it has expired. */
  readonly sealedOldSecret: string | null;
  /** Why the endpoint accepts no deliveries, or null. */
  readonly closedReason: string | null;
  /** Counts how often it was enabled. Claims from before the last time are invalid. */
  readonly timesEnabled: number;
}

/** Loads deliveries and their endpoints. Served by the primary keys. */
export async function loadDeliveries(
  tx: ReadContext,
  deliveryIds: readonly string[],
  webhookIds: readonly string[],
): Promise<{ deliveries: LoadedDelivery[]; endpoints: LoadedEndpoint[] }> {
  const [deliveries, endpoints] = await Promise.all([
    tx.sql<LoadedDelivery>(
      `select d.id as "deliveryId", d.webhook_id as "webhookId", d.type, d.state,
              coalesce(d.body, ${eventBodySql('e')}) as body
       from delivery d left join event e on e.org_id = d.org_id and e.id = d.event_id
       where d.org_id = $1 and d.id = any($2)`,
      [tx.orgId, deliveryIds],
    ),
    tx.sql<LoadedEndpoint>(
      `select ${endpointColumnsSql('$3')} from webhook where org_id = $1 and id = any($2)`,
      [tx.orgId, webhookIds, tx.now],
    ),
  ]);
  return { deliveries, endpoints };
}

const endpointColumnsSql = (now: string) => `
  id as "webhookId", url, sealed_secret as "sealedSecret", times_enabled as "timesEnabled",
  case when old_secret_until > ${now} then sealed_old_secret end as "sealedOldSecret",
  case when deleted_at is not null then '${endpointRemovedReason}'
       when not active then '${endpointDisabledReason}' end as "closedReason"`;

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
  const rows = await tx.sql<{ id: string; webhookId: string }>(
    `update delivery set state = 'waiting', reason = null, finished_at = null
     where org_id = $1 and id = any($2) and (body is not null or exists (
       select from event e where e.org_id = delivery.org_id and e.id = delivery.event_id))
     returning id, webhook_id as "webhookId"`,
    [tx.orgId, deliveryIds],
  );
  if (rows.length) {
    const ids = rows.map(({ id }) => id);
    await makeDueNow(
      tx,
      ids,
      rows.map(({ webhookId }) => webhookId),
    );
  }
  return rows.length;
}
