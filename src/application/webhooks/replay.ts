import { isSubscribedTo } from '../../domain/delivery.ts';
import { lowestIdAt } from '../../store/ids.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';
import {
  addDeliveries,
  listDeliveriesOfEvents,
  listEventsAfter,
  resendDeliveries,
} from '../../store/queries/deliveries.ts';

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
 * ones for the first time. Returns how many were sent, and the event after which to continue. Null at the end.
 */
export async function replayEvents(
  tx: Tx,
  webhook: Pick<Rows['Webhook'], 'id' | 'events'>,
  { after, since }: ReplayCursor,
): Promise<{ sent: number; after: string | null }> {
  const first = after ?? lowestIdAt('event', new Date(since.getTime() - clockToleranceMs));
  const events = await listEventsAfter(tx, first, since, eventBatchSize);
  const { id: webhookId } = webhook;
  const due = events
    .filter(({ isReplayable, type }) => isReplayable && isSubscribedTo(webhook, type))
    .map(({ eventId, type }) => ({ eventId, type, webhookId }));
  const known = await listDeliveriesOfEvents(
    tx,
    webhookId,
    due.map(({ eventId }) => eventId),
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
