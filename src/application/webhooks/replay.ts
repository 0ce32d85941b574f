import { isSubscribedTo } from '../../domain/delivery.ts';
import { lowestIdAt } from '../../store/ids.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';
import { addDeliveries, resendDeliveries } from '../../store/queries/deliveries.ts';

const eventBatchSize = 1_000;
/** Ids carry the time of many machines, events the time of the database. */
const clockToleranceMs = 60 * 60_000;

export interface ReplayCursor {
  /** The last event that was checked. Null at the start. */
  readonly after: string | null;
  readonly since: Date;
}

/**
 * Sends an endpoint all events of its kinds since a time, a thousand at once. Known deliveries are sent again, missed
 * ones for the first time. Returns how many were sent, and the event after which to continue. Null at the end. Served
 * by the primary key of event and delivery_once_key.
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
