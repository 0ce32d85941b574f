import type { DeliveryState, Subscription } from '../../domain/delivery.ts';
import { newId } from '../ids.ts';
import type { Reading, Tx } from '../store.ts';

/** The endpoints that take events now. Served by the primary key. */
export async function readSubscriptions(tx: Reading): Promise<Subscription[]> {
  return tx.sql<Subscription>(
    'select id as "webhookId", events from webhook where org_id = $1 and active and deleted_at is null',
    [tx.orgId],
  );
}

/**
 * Makes a delivery of an event for an endpoint, due at once, with the bytes that every attempt sends. One that an
 * endpoint has of an event already is not made again. Answers the ids of those that were asked for, in their order.
 */
export async function addDeliveries(
  tx: Tx,
  wanted: readonly { readonly eventId: string; readonly webhookId: string }[],
): Promise<string[]> {
  const ids = wanted.map(() => newId('delivery'));
  const webhookIds = wanted.map(({ webhookId }) => webhookId);
  await Promise.all([
    tx.sql(
      `insert into delivery (org_id, id, webhook_id, event_id, type, body, state, created_at)
       select e.org_id, w.id, w.webhook_id, e.id, e.type,
              '{"event":' || to_json(e.type) || ',"timestamp":' || floor(extract(epoch from e.created_at) * 1000)::int8
                || ',"data":' || e.data || '}',
              'waiting', $5
       from unnest($2::text[], $3::text[], $4::text[]) as w (id, webhook_id, event_id)
         join event e on e.org_id = $1 and e.id = w.event_id
       on conflict on constraint delivery_once_key do nothing`,
      [tx.orgId, ids, webhookIds, wanted.map(({ eventId }) => eventId), tx.now],
    ),
    dueNow(tx, ids, webhookIds),
  ]);
  return ids;
}

/** Begins a series of attempts, or has a waiting one go on. What is due of no delivery is dropped at its turn. */
export async function dueNow(tx: Tx, ids: readonly string[], webhookIds: readonly string[]): Promise<void> {
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
  readonly body: string;
  readonly state: DeliveryState;
}

export interface LoadedEndpoint {
  readonly webhookId: string;
  readonly url: string;
  readonly sealedSecret: string;
  /** Null unless it is still valid. */
  readonly sealedOldSecret: string | null;
  readonly isOpen: boolean;
}

/** What is sent, and where to. Served by the primary keys. */
export async function loadDeliveries(
  reading: Reading,
  deliveryIds: readonly string[],
  webhookIds: readonly string[],
): Promise<{ deliveries: LoadedDelivery[]; endpoints: LoadedEndpoint[] }> {
  const [deliveries, endpoints] = await Promise.all([
    reading.sql<LoadedDelivery>(
      `select id as "deliveryId", webhook_id as "webhookId", type, body, state
       from delivery where org_id = $1 and id = any($2)`,
      [reading.orgId, deliveryIds],
    ),
    reading.sql<LoadedEndpoint>(
      `select id as "webhookId", url, sealed_secret as "sealedSecret", active and deleted_at is null as "isOpen",
              case when old_secret_until > $3 then sealed_old_secret end as "sealedOldSecret"
       from webhook where org_id = $1 and id = any($2)`,
      [reading.orgId, webhookIds, reading.now],
    ),
  ]);
  return { deliveries, endpoints };
}
