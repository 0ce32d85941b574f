import { wants, type Attempt, type DeliveryState } from '../../domain/delivery.ts';
import { firstIdAt, newId } from '../ids.ts';
import type { Rows } from '../rows.ts';
import type { Reading, Tx } from '../store.ts';
import { addDeliveries, dueNow } from './deliveries.ts';

const eventsAtOnce = 1_000;
/** Ids are made by the clocks of many machines, times of events by the one of the database. */
const clockErrorMs = 60 * 60_000;

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
    await dueNow(
      tx,
      ids,
      rows.map(({ webhookId }) => webhookId),
    );
  }
  return rows.length;
}

/** Where a replay stands. */
export interface ReplayPlace {
  /** The last event that was looked at; null before the first. */
  readonly after: string | null;
  readonly since: Date;
}

/**
 * Sends an endpoint the events of its kinds that were raised since a time, a thousand events at once: again those that
 * it has a delivery of, for the first time those that it missed. Answers how many were sent, and the event to go on
 * behind; null at the end. Served by the primary key of event and delivery_once_key.
 */
export async function replayEvents(
  tx: Tx,
  webhook: Pick<Rows['Webhook'], 'id' | 'events'>,
  { after, since }: ReplayPlace,
): Promise<{ sent: number; after: string | null }> {
  const first = after ?? firstIdAt('event', new Date(since.getTime() - clockErrorMs));
  const events = await tx.sql<{ eventId: string; type: string; isSince: boolean }>(
    `select id as "eventId", type, created_at >= $3 and type <> 'test.ping' as "isSince"
     from event where org_id = $1 and id > $2 order by id limit ${eventsAtOnce}`,
    [tx.orgId, first, since],
  );
  const { id: webhookId } = webhook;
  const due = events
    .filter(({ isSince, type }) => isSince && wants(webhook, type))
    .map(({ eventId, type }) => ({ eventId, type, webhookId }));
  const known = await tx.sql<{ id: string; eventId: string }>(
    `select id, event_id as "eventId" from delivery where org_id = $1 and webhook_id = $2 and event_id = any($3)`,
    [tx.orgId, webhookId, due.map(({ eventId }) => eventId)],
  );
  const had = new Set(known.map(({ eventId }) => eventId));
  const missed = due.filter(({ eventId }) => !had.has(eventId));
  await resendDeliveries(
    tx,
    known.map(({ id }) => id),
  );
  if (missed.length) await addDeliveries(tx, missed);
  return { sent: due.length, after: events.length === eventsAtOnce ? events.at(-1)!.eventId : null };
}

/** Raises `test.ping` for one endpoint alone. Answers the id of the delivery. */
export async function pingEndpoint(tx: Tx, webhookId: string): Promise<string> {
  const eventId = newId('event');
  await tx.sql(
    `insert into event (org_id, id, type, data, created_at) values ($1, $2, 'test.ping', '{}', $3)`,
    [tx.orgId, eventId, tx.now],
  );
  const [deliveryId] = await addDeliveries(tx, [{ eventId, type: 'test.ping', webhookId }]);
  return deliveryId!;
}

export interface DeliveryFilter {
  readonly webhookId?: string | undefined;
  readonly deliveryId?: string | undefined;
  readonly state?: DeliveryState | undefined;
  readonly limit: number;
}

/** The newest first, without their bodies. Served by delivery_once_key for one endpoint, else by the primary key. */
export async function listDeliveries<Row>(reading: Reading, filter: DeliveryFilter): Promise<Row[]> {
  const order = filter.webhookId === undefined ? 'id' : 'event_id';
  return reading.sql<Row>(
    `select id as "deliveryId", webhook_id as "webhookId", event_id as "eventId", type, state, reason, attempts,
            floor(extract(epoch from created_at) * 1000)::float8 as "createdAt",
            floor(extract(epoch from finished_at) * 1000)::float8 as "finishedAt"
     from delivery
     where org_id = $1 and ($2::text is null or webhook_id = $2) and ($3::text is null or id = $3)
       and ($4::text is null or state = $4)
     order by ${order} desc limit $5`,
    [reading.orgId, filter.webhookId, filter.deliveryId, filter.state, filter.limit],
  );
}

/** How many deliveries wait for an endpoint, and what the last attempt of all came to. */
export interface Standing {
  readonly webhookId: string;
  readonly waiting: number;
  readonly lastAttempt: Attempt | null;
}

/** Served by delivery_due_index and delivery_once_key. */
export async function readStandings(reading: Reading, webhookIds: readonly string[]): Promise<Standing[]> {
  return reading.sql<Standing>(
    `select w.id as "webhookId", last.attempt as "lastAttempt",
            (select count(*)::int from directory.delivery_due d
             where d.webhook_id = w.id and d.org_id = $1) as waiting
     from unnest($2::text[]) as w (id)
     left join lateral (
       select d.attempts -> -1 as attempt from delivery d
       where d.org_id = $1 and d.webhook_id = w.id and jsonb_array_length(d.attempts) > 0
       order by (d.attempts -> -1 ->> 'at')::float8 desc limit 1) last on true`,
    [reading.orgId, webhookIds],
  );
}
