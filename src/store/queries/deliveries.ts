import type { DeliveryState, Subscription } from '../../domain/delivery.ts';
import { deliveryIdOf } from '../ids.ts';
import type { QueryContext, ReadContext, Tx } from '../store.ts';
import { eventBodySql } from './event-body.ts';

/** Which delivery is wanted. */
export interface WantedDelivery {
  readonly eventId: string;
  readonly type: string;
  readonly webhookId: string;
}

/** An endpoint as events are made deliveries for it. */
export interface Subscriber extends Subscription, LoadedEndpoint {
  /** Since when it takes nothing, in epoch milliseconds; null while it does. */
  readonly closedAtMs: number | null;
}

/** The endpoints that take events, and those that did until lately. Served by the primary key. */
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

/** Makes a delivery of an event for an endpoint, due at once, unless the endpoint has one of that event. */
export async function addDeliveries(tx: Tx, wanted: readonly WantedDelivery[]): Promise<void> {
  await tx.sql(
    `with made as (
       insert into delivery (org_id, id, webhook_id, event_id, type, state, created_at)
       select $1, id, webhook_id, event_id, type, 'waiting', $6
       from unnest($2::text[], $3::text[], $4::text[], $5::text[]) as w (id, webhook_id, event_id, type)
       on conflict on constraint delivery_once_key do nothing returning id, webhook_id)
     insert into directory.delivery_due (id, org_id, webhook_id, due_at, is_first)
     select id, $1, webhook_id, now(), true from made on conflict (id) do nothing returning id`,
    [tx.orgId, ...toColumns(wanted), tx.now],
  );
}

/** Writes down deliveries that are not sent, for a reason each. */
export async function addUnsentDeliveries(
  tx: Tx,
  wanted: readonly (WantedDelivery & { readonly reason: string })[],
): Promise<void> {
  await tx.sql(
    `insert into delivery (org_id, id, webhook_id, event_id, type, state, reason, created_at, finished_at)
     select $1, id, webhook_id, event_id, type, 'not_sent', reason, $6, $6
     from unnest($2::text[], $3::text[], $4::text[], $5::text[], $7::text[])
       as w (id, webhook_id, event_id, type, reason)
     on conflict on constraint delivery_once_key do nothing returning id`,
    [tx.orgId, ...toColumns(wanted), tx.now, wanted.map(({ reason }) => reason)],
  );
}

function toColumns(wanted: readonly WantedDelivery[]): string[][] {
  return [
    wanted.map(({ eventId, webhookId }) => deliveryIdOf(eventId, webhookId)),
    wanted.map(({ webhookId }) => webhookId),
    wanted.map(({ eventId }) => eventId),
    wanted.map(({ type }) => type),
  ];
}

/** Begins a series of attempts, or has a waiting one go on. What is due of no delivery is dropped at its turn. */
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
  /** Null where its event is kept no more. */
  readonly body: string | null;
  readonly state: DeliveryState;
}

export interface LoadedEndpoint {
  readonly webhookId: string;
  readonly url: string;
  readonly sealedSecret: string;
  /** Null unless it is still valid. */
  readonly sealedOldSecret: string | null;
  /** Why it takes nothing; null while it does. */
  readonly closedBecause: string | null;
  /** What was held for it when this was another number ended with it being disabled. */
  readonly timesEnabled: number;
}

/** What is sent, and where to. Served by the primary keys. */
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
       when not active then '${endpointDisabledReason}' end as "closedBecause"`;

/** When the first event was raised after the last one that the endpoint took. Served by delivery_once_key. */
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
 * Sends deliveries again, each with the bytes and the id that it has, in a new series of attempts; one that waits is
 * sent at once. Answers how many there were.
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
