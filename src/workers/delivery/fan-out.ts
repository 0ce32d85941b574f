import { LRUCache } from 'lru-cache';
import { matchSubscribers } from '../../domain/delivery.ts';
import { capacityOf, nextBatchSize, emptyStats, type QueueStatus } from '../../domain/endpoint-stats.ts';
import { deliveryIdOf, newId } from '../../store/ids.ts';
import {
  addDeliveries,
  addUnsentDeliveries,
  listSubscribers,
  type Subscriber,
} from '../../store/queries/deliveries.ts';
import { addBatches, type DeliveryBatch } from '../../store/queries/delivery-batches.ts';
import { useAsynchronousCommit } from '../../store/queries/asynchronous-commit.ts';
import { listOrgsWithEvents, claimEvents, type EmittedEvent } from '../../store/queries/webhook-claims.ts';
import type { Store, Tx } from '../../store/store.ts';
import type { Destination, ClaimedDelivery } from './attempt.ts';
import { resolveDestinations, type ResolveDestination } from './destination-resolver.ts';

/** Receives deliveries as soon as they are created. */
export interface DeliverySink {
  /** Free capacity over all endpoints. */
  free(): number;
  /** How many deliveries the queue of an endpoint wants now, and whether it will soon want more. */
  statusOf(webhookId: string): QueueStatus;
  /** Maximum number of further deliveries for an endpoint. */
  freeSlotsFor(webhookId: string): number;
  readonly leaseMs: number;
  readonly open: ResolveDestination;
  enqueue(items: readonly ClaimedDelivery[]): void;
}

export interface FanOutResult {
  /** Number of deliveries without capacity. */
  readonly later: number;
  /** True if events wait for capacity. */
  readonly isWaiting: boolean;
  /** True if more events can be claimed immediately. */
  readonly isMore: boolean;
}

export interface FanOut {
  /**
   * Fans out a batch for each organisation with waiting events, a few hundred organisations at a time. Also returns
   * the position after the last one.
   */
  fanOut(after: string): Promise<FanOutResult & { readonly after: string }>;
  /** Makes the next call search all organisations, not only those with more events. */
  rescanOrgs(): void;
}

const orgBatchSize = 100;
const eventBatchSize = 1_000;
const maxWaitMs = 500;
const rescanIntervalMs = 500;
const maxOrgs = 10_000;

/** State of an organisation after the last call. */
interface OrgFanOutState {
  /** The endpoints of its last events. */
  readonly webhookIds: readonly string[];
  /** The last claimed event. The next claim starts after it, or with the first event if empty. */
  readonly after: string;
  readonly afterSinceMs: number;
  /** Since when events wait for capacity. */
  waitingSinceMs: number | undefined;
}

/**
 * Claims waiting events from the outbox for each subscribed endpoint. The same transaction records the deliveries, so
 * that a crash loses no event. Deliveries with capacity are passed to the sink, and a batch row names them. The others
 * get rows, and so do those of disabled endpoints. While fast endpoints have no capacity, events stay in the outbox for
 * up to half a second.
 */
export function createFanOut(store: Store, sink: DeliverySink): FanOut {
  const states = new LRUCache<string, OrgFanOutState>({ max: maxOrgs });
  let unfinished = new Set<string>();
  let scannedMs = Number.NEGATIVE_INFINITY;
  const fanOutOrg = async (orgId: string): Promise<FanOutResult> => {
    const state = states.get(orgId);
    const limit = countEventsToClaim(state, sink);
    if (limit === 0) return { later: 0, isWaiting: true, isMore: false };
    const cursor = state ? currentCursor(state) : '';
    const { webhookIds, claimed, last, later } = await fanOutBatch(store, orgId, sink, {
      limit,
      after: cursor,
    });
    const isFull = claimed === limit;
    const next = createState(claimed ? webhookIds : (state?.webhookIds ?? []), isFull ? last : '', state);
    if (claimed || state) states.set(orgId, next);
    const mayHaveMore = isFull || cursor !== '';
    const isWaiting = mayHaveMore && countEventsToClaim(next, sink) === 0;
    return { later, isWaiting, isMore: mayHaveMore && !isWaiting };
  };
  const fanOut: FanOut['fanOut'] = async (after) => {
    // Organisations with more events are known from the last call.
    const isKnown = after === '' && unfinished.size > 0 && performance.now() - scannedMs < rescanIntervalMs;
    const orgIds = isKnown ? [...unfinished] : await listOrgsWithEvents(store, after, orgBatchSize);
    if (!isKnown) scannedMs = performance.now();
    if (after === '') unfinished = new Set();
    let [later, isWaiting, isMore] = [0, false, false];
    for (const orgId of orgIds) {
      const result = await fanOutOrg(orgId);
      later += result.later;
      isWaiting ||= result.isWaiting;
      isMore ||= result.isMore;
      if (result.isWaiting || result.isMore) unfinished.add(orgId);
    }
    const isPage = !isKnown && orgIds.length === orgBatchSize;
    const last = isPage ? orgIds.at(-1) : undefined;
    return { later, isWaiting, isMore, after: last ?? '' };
  };
  return { fanOut, rescanOrgs: () => (scannedMs = Number.NEGATIVE_INFINITY) };
}

/** Starts again from the first event regularly, because an event may commit after a later one. */
function currentCursor({ after, afterSinceMs }: OrgFanOutState): string {
  return performance.now() - afterSinceMs < maxWaitMs ? after : '';
}

function createState(
  webhookIds: readonly string[],
  after: string,
  previous: OrgFanOutState | undefined,
): OrgFanOutState {
  const continues = previous !== undefined && after !== '' && currentCursor(previous) !== '';
  const afterSinceMs = continues ? previous.afterSinceMs : performance.now();
  return { webhookIds, after, afterSinceMs, waitingSinceMs: undefined };
}

function countEventsToClaim(state: OrgFanOutState | undefined, sink: DeliverySink): number {
  // After the first events, an organisation's subscribers are known.
  if (!state) return capacityOf(emptyStats);
  const queues = state.webhookIds.map(sink.statusOf);
  const limit = nextBatchSize(queues, { free: sink.free(), max: eventBatchSize });
  if (limit > 0) return limit;
  state.waitingSinceMs ??= performance.now();
  return performance.now() - state.waitingSinceMs < maxWaitMs ? 0 : eventBatchSize;
}

interface FanOutBatch {
  readonly claimed: number;
  readonly last: string;
  readonly later: number;
  readonly webhookIds: readonly string[];
}

async function fanOutBatch(
  store: Store,
  orgId: string,
  sink: DeliverySink,
  { limit, after }: { limit: number; after: string },
): Promise<FanOutBatch> {
  const heldSinceMs = performance.now();
  const { claimedDeliveries, ...batch } = await store.transaction(orgId, async (tx) => {
    useAsynchronousCommit(tx);
    const [events, subscribers] = await Promise.all([claimEvents(tx, limit, after), listSubscribers(tx)]);
    const open = subscribers.filter(({ closedReason }) => closedReason === null);
    const subscribed = matchSubscribers(events, open);
    const destinations = resolveDestinations(orgId, open, sink.open);
    const [now, later] = splitByCapacity(subscribed, (id) =>
      destinations.has(id) ? sink.freeSlotsFor(id) : 0,
    );
    const closed = listMissedEvents(events, subscribers);
    await Promise.all([
      later.length ? addDeliveries(tx, later.map(toNewDelivery)) : undefined,
      closed.length ? addUnsentDeliveries(tx, closed) : undefined,
    ]);
    return {
      claimed: events.length,
      last: events.at(-1)?.eventId ?? '',
      later: later.length,
      webhookIds: [...new Set(subscribed.map(({ webhookId }) => webhookId))],
      claimedDeliveries: createClaimedDeliveries(tx, now, {
        destinations,
        heldSinceMs,
        leaseMs: sink.leaseMs,
      }),
    };
  });
  sink.enqueue(claimedDeliveries);
  return batch;
}

/** Records the deliveries to send now in one batch per endpoint and returns them. */
function createClaimedDeliveries(
  tx: Tx,
  now: readonly SubscribedEvent[],
  {
    destinations,
    heldSinceMs,
    leaseMs,
  }: { destinations: Destinations; heldSinceMs: number; leaseMs: number },
): ClaimedDelivery[] {
  const claim = { orgId: tx.orgId, attempts: 0, firstAtMs: null, claimedAtMs: tx.now.getTime() };
  const batches = new Map<string, { batch: DeliveryBatch; eventIds: string[] }>();
  const claimedDeliveries = now.map(({ event: { eventId, type, body }, webhookId }) => {
    const known = batches.get(webhookId) ?? { batch: { id: newId('batch'), remaining: 0 }, eventIds: [] };
    batches.set(webhookId, known);
    known.eventIds.push(eventId);
    known.batch.remaining += 1;
    const deliveryId = deliveryIdOf(eventId, webhookId);
    const delivery = { ...claim, deliveryId, webhookId, eventId, type, batch: known.batch };
    const destination = destinations.get(webhookId);
    if (!destination) throw new Error(`The endpoint ${webhookId} has no resolved destination.`);
    return { webhookId, type, body, heldSinceMs, delivery, ...destination };
  });
  const newBatches = Array.from(batches, ([webhookId, { batch, eventIds }]) => ({
    id: batch.id,
    webhookId,
    eventIds,
  }));
  if (newBatches.length) addBatches(tx, newBatches, leaseMs);
  return claimedDeliveries;
}

type Destinations = ReadonlyMap<string, Destination>;

/** Returns events for endpoints that were disabled before the events could be sent. */
function listMissedEvents(events: readonly EmittedEvent[], subscribers: readonly Subscriber[]) {
  return subscribers.flatMap((subscriber) => {
    const { closedAtMs, closedReason: reason } = subscriber;
    if (closedAtMs === null || reason === null) return [];
    const before = events.filter(({ raisedAtMs }) => raisedAtMs < closedAtMs);
    return matchSubscribers(before, [subscriber]).map((missed) => ({ ...toNewDelivery(missed), reason }));
  });
}

function toNewDelivery({ event: { eventId, type }, webhookId }: SubscribedEvent) {
  return { eventId, type, webhookId };
}

interface SubscribedEvent {
  readonly event: EmittedEvent;
  readonly webhookId: string;
}

/** Splits into those with capacity and the rest. */
function splitByCapacity(
  subscribed: readonly SubscribedEvent[],
  freeSlotsFor: (webhookId: string) => number,
): [now: SubscribedEvent[], later: SubscribedEvent[]] {
  const freeSlots = new Map<string, number>();
  const now: SubscribedEvent[] = [];
  const later: SubscribedEvent[] = [];
  for (const event of subscribed) {
    const slots = freeSlots.get(event.webhookId) ?? freeSlotsFor(event.webhookId);
    (slots > 0 ? now : later).push(event);
    freeSlots.set(event.webhookId, slots - 1);
  }
  return [now, later];
}
