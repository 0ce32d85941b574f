import type { DeliveryState, Subscription } from '../../domain/delivery.ts';
import { newId } from '../ids.ts';
import type { Reading, Tx } from '../store.ts';

/** Which delivery is wanted. */
export interface WantedDelivery {
  readonly eventId: string;
  readonly webhookId: string;
}

/** The endpoints that take events now. Served by the primary key. */
export async function readSubscriptions(tx: Reading): Promise<(Subscription & LoadedEndpoint)[]> {
  return tx.sql<Subscription & LoadedEndpoint>(
    `select events, ${endpointColumns('$2')} from webhook where org_id = $1 and active and deleted_at is null`,
    [tx.orgId, tx.now],
  );
}

/**
 * Makes a delivery of an event for an endpoint, due at once, with the bytes that every attempt sends. One that an
 * endpoint has of an event already is not made again. Answers the ids of those that were asked for, in their order.
 */
export async function addDeliveries(tx: Tx, wanted: readonly WantedDelivery[]): Promise<string[]> {
  const ids = wanted.map(() => newId('delivery'));
  await Promise.all([insertDeliveries(tx, ids, wanted, 'id'), dueNow(tx, ids, webhookIdsOf(wanted))]);
  return ids;
}

/** The same for deliveries that whoever makes them sends at once: they are due to others after `leaseMs`. */
export async function addClaimedDeliveries(
  tx: Tx,
  wanted: readonly WantedDelivery[],
  leaseMs: number,
): Promise<Omit<LoadedDelivery, 'state'>[]> {
  const ids = wanted.map(() => newId('delivery'));
  const [made] = await Promise.all([
    insertDeliveries(tx, ids, wanted, 'id as "deliveryId", webhook_id as "webhookId", type, body'),
    tx.sql(
      `insert into directory.delivery_due (id, org_id, webhook_id, due_at, is_first, claims)
       select id, $1, webhook_id, now() + make_interval(secs => $4::float8 / 1000), true, 1
       from unnest($2::text[], $3::text[]) as w (id, webhook_id) returning id`,
      [tx.orgId, ids, webhookIdsOf(wanted), leaseMs],
    ),
  ]);
  return made as Omit<LoadedDelivery, 'state'>[];
}

function webhookIdsOf(wanted: readonly WantedDelivery[]): string[] {
  return wanted.map(({ webhookId }) => webhookId);
}

async function insertDeliveries(
  tx: Tx,
  ids: readonly string[],
  wanted: readonly WantedDelivery[],
  answered: string,
): Promise<unknown[]> {
  return tx.sql(
    `insert into delivery (org_id, id, webhook_id, event_id, type, body, state, created_at)
     select e.org_id, w.id, w.webhook_id, e.id, e.type,
            '{"event":' || to_json(e.type) || ',"timestamp":' || floor(extract(epoch from e.created_at) * 1000)::int8
              || ',"data":' || e.data || '}',
            'waiting', $5
     from unnest($2::text[], $3::text[], $4::text[]) as w (id, webhook_id, event_id)
       join event e on e.org_id = $1 and e.id = w.event_id
     on conflict on constraint delivery_once_key do nothing returning ${answered}`,
    [tx.orgId, ids, webhookIdsOf(wanted), wanted.map(({ eventId }) => eventId), tx.now],
  );
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
      `select ${endpointColumns('$3')} from webhook where org_id = $1 and id = any($2)`,
      [reading.orgId, webhookIds, reading.now],
    ),
  ]);
  return { deliveries, endpoints };
}

const endpointColumns = (now: string) => `
  id as "webhookId", url, sealed_secret as "sealedSecret", active and deleted_at is null as "isOpen",
  case when old_secret_until > ${now} then sealed_old_secret end as "sealedOldSecret"`;
