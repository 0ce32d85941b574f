import { useAsynchronousCommit } from '../../store/queries/asynchronous-commit.ts';
import { disableUnreadableEndpoint } from '../../application/webhooks/disable.ts';
import { receivesEvent } from '../../domain/delivery.ts';
import { SecretUnreadable, type Secrets } from '../../ports/secrets.ts';
import {
  addDeliveries,
  cancelWaitingDeliveries,
  endUnsentDeliveries,
  listSubscribers,
  type Subscriber,
  type WantedDelivery,
} from '../../store/queries/deliveries.ts';
import {
  claimDeliveries,
  claimEvents,
  scheduleNextVisit,
  type ClaimedDelivery,
  type EmittedEvent,
} from '../../store/queries/webhook-claims.ts';
import { webhookSecretLocation } from '../../store/queries/webhooks.ts';
import type { Store, Tx } from '../../store/store.ts';
import type { Destination, SendableDelivery } from './attempt.ts';

/** What a visit claimed for one endpoint. */
export interface ClaimedForEndpoint {
  readonly webhookId: string;
  readonly items: readonly SendableDelivery[];
  /** Whether there may be more due deliveries. */
  readonly isFull: boolean;
}

export interface Visit {
  readonly endpoints: readonly ClaimedForEndpoint[];
  /** Whether the outbox may have more events. */
  readonly hasMoreEvents: boolean;
}

export interface VisitOptions {
  readonly store: Store;
  readonly secrets: Secrets;
  readonly leaseMs: number;
  /** The number of further deliveries to claim for an endpoint. */
  readonly capacityFor: (webhookId: string) => number;
}

const eventBatchSize = 500;

/**
 * Turns an organisation's events into deliveries, one for each subscribed endpoint, and claims what is due. One
 * transaction does both, so that a crash loses no event.
 */
export async function visitOrganisation(options: VisitOptions, orgId: string): Promise<Visit> {
  const { store } = options;
  const { visit, unreadable } = await store.transaction(orgId, (tx) => visitInTransaction(tx, options));
  for (const endpoint of unreadable)
    await store.transaction(orgId, (tx) => disableUnreadableEndpoint(tx, endpoint));
  return visit;
}

async function visitInTransaction(
  tx: Tx,
  { secrets, leaseMs, capacityFor }: VisitOptions,
): Promise<{ visit: Visit; unreadable: readonly Subscriber[] }> {
  useAsynchronousCommit(tx);
  const [events, subscribers] = await Promise.all([claimEvents(tx, eventBatchSize), listSubscribers(tx)]);
  const hasMoreEvents = events.length === eventBatchSize;
  // Most organisations have events, but no endpoint.
  if (events.length && !subscribers.length)
    return { visit: { endpoints: [], hasMoreEvents }, unreadable: [] };
  const wanted = subscribers.flatMap((subscriber) => listWantedDeliveries(events, subscriber));
  if (wanted.length) await addDeliveries(tx, wanted);
  const closed = subscribers.flatMap(({ webhookId, closedReason }) =>
    closedReason === null ? [] : [{ webhookId, reason: closedReason }],
  );
  if (closed.length) await cancelWaitingDeliveries(tx, closed);
  const open = subscribers.filter(({ closedReason }) => closedReason === null);
  const capacities = open.map(({ webhookId }) => ({ webhookId, capacity: capacityFor(webhookId) }));
  const claimedMs = performance.now();
  const claimed = await claimDeliveries(tx, capacities, leaseMs);
  const byEndpoint = Map.groupBy(claimed, ({ webhookId }) => webhookId);
  const unreadable: Subscriber[] = [];
  const endpoints = open.map((endpoint, index): ClaimedForEndpoint => {
    const { webhookId } = endpoint;
    const deliveries = byEndpoint.get(webhookId) ?? [];
    const isFull = deliveries.length === capacities[index]?.capacity;
    const destination = deliveries.length ? resolveDestination(secrets, tx.orgId, endpoint) : undefined;
    if (deliveries.length && !destination) unreadable.push(endpoint);
    const items = destination
      ? deliveries.flatMap((delivery) => toSendable(delivery, destination, claimedMs))
      : [];
    return { webhookId, items, isFull };
  });
  await endUnsendable(tx, claimed);
  await scheduleNextVisit(
    tx,
    endpoints.filter(({ isFull }) => isFull).map(({ webhookId }) => webhookId),
  );
  return { visit: { endpoints, hasMoreEvents }, unreadable };
}

/** An endpoint that was disabled or removed meanwhile gets the events from before that as unsent deliveries. */
function listWantedDeliveries(events: readonly EmittedEvent[], subscriber: Subscriber): WantedDelivery[] {
  const { webhookId, closedReason } = subscriber;
  return events
    .filter((event) => receivesEvent(subscriber, event))
    .map(({ eventId, type }) => ({ eventId, type, webhookId, unsentReason: closedReason ?? undefined }));
}

/** Each claim lasts longer than the previous one, so these are days of sending without saving a result. */
const maxLostClaims = 16;
const unrecordedReason = 'The results of its attempts could not be saved, so it is no longer sent.';
const eventExpiredReason = 'Its event has expired.';

function unsendableReason({ claims, body }: ClaimedDelivery): string | null {
  if (claims > maxLostClaims) return unrecordedReason;
  return body === null ? eventExpiredReason : null;
}

async function endUnsendable(tx: Tx, claimed: readonly ClaimedDelivery[]): Promise<void> {
  for (const [reason, deliveries] of Map.groupBy(claimed, unsendableReason))
    if (reason !== null)
      await endUnsentDeliveries(
        tx,
        deliveries.map(({ deliveryId }) => deliveryId),
        reason,
      );
}

function toSendable(
  delivery: ClaimedDelivery,
  destination: Destination,
  claimedMs: number,
): SendableDelivery[] {
  const { webhookId, body } = delivery;
  if (body === null || unsendableReason(delivery) !== null) return [];
  return [{ ...destination, webhookId, delivery, body, claimedMs }];
}

/**
 * Decrypts the secrets of an endpoint. Undefined if its secret is unreadable. Leaves out an unreadable previous secret,
 * because a new secret must repair the endpoint.
 */
function resolveDestination(
  secrets: Secrets,
  orgId: string,
  { webhookId, url, sealedSecret, sealedOldSecret }: Subscriber,
): Destination | undefined {
  const openSecret = (sealed: string): string | undefined => {
    try {
      return secrets.open(sealed, webhookSecretLocation(orgId, webhookId));
    } catch (error) {
      if (error instanceof SecretUnreadable) return undefined;
      throw error;
    }
  };
  const secret = openSecret(sealedSecret);
  if (secret === undefined) return undefined;
  return { url, secret, oldSecret: (sealedOldSecret && openSecret(sealedOldSecret)) || null };
}
