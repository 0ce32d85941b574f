import { isSubscribedTo } from '../../domain/delivery.ts';
import { deliveryIdOf, lowestIdAt, newId } from '../../store/ids.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';
import { addDeliveries, makeDueNow } from '../../store/queries/deliveries.ts';

const eventBatchSize = 1_000;
/** Ids are made by the clocks of many machines, times of events by the one of the database. */
const clockToleranceMs = 60 * 60_000;

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

/** Where a replay stands. */
export interface ReplayCursor {
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
  { after, since }: ReplayCursor,
): Promise<{ sent: number; after: string | null }> {
  const first = after ?? lowestIdAt('event', new Date(since.getTime() - clockToleranceMs));
  const events = await tx.sql<{ eventId: string; type: string; isSince: boolean }>(
    `select id as "eventId", type, created_at >= $3 and type <> 'test.ping' as "isSince"
     from event where org_id = $1 and id > $2 order by id limit ${eventBatchSize}`,
    [tx.orgId, first, since],
  );
  const { id: webhookId } = webhook;
  const due = events
    .filter(({ isSince, type }) => isSince && isSubscribedTo(webhook, type))
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
  const last = events.length === eventBatchSize ? events.at(-1) : undefined;
  return { sent: due.length, after: last?.eventId ?? null };
}

/** Raises `test.ping` for one endpoint alone. Answers the id of the delivery. */
export async function pingEndpoint(tx: Tx, webhookId: string): Promise<string> {
  const eventId = newId('event');
  await tx.sql(
    `insert into event (org_id, id, type, data, created_at) values ($1, $2, 'test.ping', '{}', $3)`,
    [tx.orgId, eventId, tx.now],
  );
  await addDeliveries(tx, [{ eventId, type: 'test.ping', webhookId }]);
  return deliveryIdOf(eventId, webhookId);
}
