import type { DeliveryState, Subscription } from '../../domain/delivery.ts';
import { newId } from '../ids.ts';
import type { Reading, Tx } from '../store.ts';
import { eventBody } from './event-body.ts';

/** Which delivery is wanted. */
export interface WantedDelivery {
  readonly eventId: string;
  readonly type: string;
  readonly webhookId: string;
}

/** The endpoints that take events now. Served by the primary key. */
export async function readSubscriptions(tx: Reading): Promise<(Subscription & LoadedEndpoint)[]> {
  return tx.sql<Subscription & LoadedEndpoint>(
    `select events, (extract(epoch from created_at) * 1000)::float8 as "registeredAtMs", ${endpointColumns('$2')}
     from webhook where org_id = $1 and active and deleted_at is null`,
    [tx.orgId, tx.now],
  );
}

/**
 * Makes a delivery of an event for an endpoint, due at once. One that an endpoint has of an event already is not made
 * again. Answers the ids in the order of what was asked for, null for what there was.
 */
export async function addDeliveries(tx: Tx, wanted: readonly WantedDelivery[]): Promise<(string | null)[]> {
  const ids = wanted.map(() => newId('delivery'));
  const [made] = await Promise.all([
    insertDeliveries(tx, ids, wanted),
    dueNow(tx, ids, webhookIdsOf(wanted)),
  ]);
  return made;
}

/** The same for deliveries that whoever makes them sends at once: they are due to others after `leaseMs`. */
export async function addClaimedDeliveries(
  tx: Tx,
  wanted: readonly WantedDelivery[],
  leaseMs: number,
): Promise<(string | null)[]> {
  const ids = wanted.map(() => newId('delivery'));
  const [made] = await Promise.all([
    insertDeliveries(tx, ids, wanted),
    tx.sql(
      `insert into directory.delivery_due (id, org_id, webhook_id, due_at, is_first, claims)
       select id, $1, webhook_id, now() + make_interval(secs => $4::float8 / 1000), true, 1
       from unnest($2::text[], $3::text[]) as w (id, webhook_id)`,
      [tx.orgId, ids, webhookIdsOf(wanted), leaseMs],
    ),
  ]);
  return made;
}

function webhookIdsOf(wanted: readonly WantedDelivery[]): string[] {
  return wanted.map(({ webhookId }) => webhookId);
}

async function insertDeliveries(
  tx: Tx,
  ids: readonly string[],
  wanted: readonly WantedDelivery[],
): Promise<(string | null)[]> {
  const rows = await tx.sql<{ id: string }>(
    `insert into delivery (org_id, id, webhook_id, event_id, type, state, created_at)
     select $1, id, webhook_id, event_id, type, 'waiting', $6
     from unnest($2::text[], $3::text[], $4::text[], $5::text[]) as w (id, webhook_id, event_id, type)
     on conflict on constraint delivery_once_key do nothing returning id`,
    [
      ...[tx.orgId, ids, webhookIdsOf(wanted)],
      ...[wanted.map(({ eventId }) => eventId), wanted.map(({ type }) => type), tx.now],
    ],
  );
  const made = new Set(rows.map(({ id }) => id));
  return ids.map((id) => (made.has(id) ? id : null));
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
      `select d.id as "deliveryId", d.webhook_id as "webhookId", d.type, d.state,
              coalesce(d.body, ${eventBody('e')}) as body
       from delivery d left join event e on e.org_id = d.org_id and e.id = d.event_id
       where d.org_id = $1 and d.id = any($2)`,
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
