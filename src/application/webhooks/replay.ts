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
/** Ids contain the time of the machine that made them, events the time of the database. */
const clockToleranceMs = 60 * 60_000;

export interface ReplayCursor {
  /** The last event that was checked. Null at the start. */
  readonly after: string | null;
  readonly since: Date;
}

/** Where a replay begins. Events from before the registration are sent only on request. */
export function replayStart(
  { createdAt }: Pick<Rows['Webhook'], 'createdAt'>,
  { since, withEarlier }: { readonly since: Date; readonly withEarlier: boolean },
): Date {
  return !withEarlier && since < createdAt ? createdAt : since;
}

/**
 * Sends an endpoint the subscribed events since a time, at most a thousand per call. Existing deliveries are sent
 * again, missed ones for the first time. Returns how many were sent, and the event after which to continue, which is
 * null at the end.
 */
export async function replayEvents(
  tx: Tx,
  webhook: Pick<Rows['Webhook'], 'id' | 'events'>,
  { after, since }: ReplayCursor,
): Promise<{ sent: number; after: string | null }> {
  const first = after ?? lowestIdAt('event', new Date(since.getTime() - clockToleranceMs));
  const events = await listEventsAfter(tx, first, since, eventBatchSize);
  const { id: webhookId } = webhook;
  const wanted = events
    .filter(({ isReplayable, type }) => isReplayable && isSubscribedTo(webhook, type))
    .map(({ eventId, type }) => ({ eventId, type, webhookId }));
  const known = await listDeliveriesOfEvents(
    tx,
    webhookId,
    wanted.map(({ eventId }) => eventId),
  );
  const knownIds = new Set(known.map(({ eventId }) => eventId));
  const missed = wanted.filter(({ eventId }) => !knownIds.has(eventId));
  await resendDeliveries(
    tx,
    known.map(({ id }) => id),
  );
  if (missed.length) await addDeliveries(tx, missed);
  const last = events.length === eventBatchSize ? events.at(-1) : undefined;
  return { sent: wanted.length, after: last?.eventId ?? null };
}
