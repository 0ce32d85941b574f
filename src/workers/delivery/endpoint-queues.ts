/**
 * The deliveries that a process has in memory. Each endpoint has its own queue, so a slow or dead one delays only its
 * own deliveries. A queue sends a few at a time and contains no more than it can send soon.
 */
import {
  capacityOf,
  isFast,
  updateStats,
  prefetchCapacityOf,
  emptyStats,
  slotShareOf,
  concurrencyOf,
  type EndpointStats,
  type QueueStatus,
} from '../../domain/endpoint-stats.ts';
import type { EndpointCapacity } from '../../store/queries/webhook-claims.ts';

/** The outcome of an attempt, from which the endpoint's statistics are updated. */
export interface SendOutcome {
  readonly durationMs: number;
  readonly isFailing: boolean;
}

export interface EndpointQueues<Item extends { readonly webhookId: string }> {
  /** Free capacity over all endpoints. */
  free(): number;
  enqueue(items: readonly Item[]): void;
  /** Maximum number of further deliveries for an endpoint. For a fast one it exceeds `wantedDeliveries`. */
  freeSlotsFor(webhookId: string): number;
  /**
   * A queue wants no further deliveries while it is more than three quarters full. A fast endpoint sends most of its
   * queue before the next ones are loaded, so it wants up to its full capacity.
   */
  statusOf(webhookId: string): QueueStatus;
  /** The wanted number for each endpoint that has deliveries in memory or failures. */
  capacities(): EndpointCapacity[];
  /** The wanted number for any other endpoint. */
  defaultCapacity(): number;
  /** Stops sending. Returns unsent items; `idle` resolves when running attempts have ended. */
  close(): { readonly unsent: readonly Item[]; readonly idle: Promise<void> };
}

interface EndpointQueue<Item> {
  readonly waiting: Item[];
  inFlight: number;
  stats: EndpointStats;
}

const maxEndpoints = 10_000;

export function createEndpointQueues<Item extends { readonly webhookId: string }>(
  maxClaimed: number,
  send: (item: Item) => Promise<SendOutcome | null>,
  onCapacity: () => void,
): EndpointQueues<Item> {
  const queues = new Map<string, EndpointQueue<Item>>();
  const idle = Promise.withResolvers<void>();
  let claimed = 0;
  let slowClaimed = 0;
  let isClosed = false;
  const createQueue = (): EndpointQueue<Item> => ({ waiting: [], inFlight: 0, stats: emptyStats });
  const queueFor = (webhookId: string): EndpointQueue<Item> => queues.get(webhookId) ?? createQueue();
  const count = (queue: EndpointQueue<Item>, change: number): void => {
    claimed += change;
    if (!isFast(queue.stats)) slowClaimed += change;
  };
  const sendNext = (queue: EndpointQueue<Item>): void => {
    while (queue.inFlight < concurrencyOf(queue.stats)) {
      const item = queue.waiting.shift();
      if (item === undefined) return;
      queue.inFlight += 1;
      void sendItem(queue, item);
    }
  };
  const sendItem = async (queue: EndpointQueue<Item>, item: Item): Promise<void> => {
    const sent = await send(item);
    count(queue, -countItems(queue));
    if (sent) queue.stats = updateStats(queue.stats, sent.durationMs, sent.isFailing);
    queue.inFlight -= 1;
    count(queue, countItems(queue));
    sendNext(queue);
    if (capacityIn(queue) > 0) onCapacity();
    if (isClosed && claimed === 0) idle.resolve();
  };
  const slots = () => ({ total: maxClaimed, free: maxClaimed - claimed, usedBySlow: slowClaimed });
  const freeSlotsIn = (queue: EndpointQueue<Item>, maxOf = capacityOf): number =>
    Math.min(maxOf(queue.stats) - countItems(queue), slotShareOf(queue.stats, slots()));
  // Prefers a few large claims to many small ones, and claims long before a queue is empty.
  const capacityIn = (queue: EndpointQueue<Item>, maxOf = capacityOf): number =>
    isNearlyFull(queue) ? 0 : Math.min(capacityOf(queue.stats), freeSlotsIn(queue, maxOf));
  return {
    free: () => maxClaimed - claimed,
    enqueue(items) {
      for (const item of items) {
        const queue = queueFor(item.webhookId);
        queues.set(item.webhookId, queue);
        count(queue, 1);
        queue.waiting.push(item);
        sendNext(queue);
      }
    },
    freeSlotsFor: (webhookId) => freeSlotsIn(queueFor(webhookId), prefetchCapacityOf),
    statusOf(webhookId) {
      const queue = queueFor(webhookId);
      return { wantedDeliveries: capacityIn(queue, prefetchCapacityOf), isFast: isFast(queue.stats) };
    },
    capacities() {
      if (queues.size > maxEndpoints) deleteIdleQueues(queues);
      return Array.from(queues, ([webhookId, queue]) => ({ webhookId, capacity: capacityIn(queue) }));
    },
    defaultCapacity: () => freeSlotsIn(createQueue()),
    close() {
      isClosed = true;
      const unsent = [...queues.values()].flatMap((queue) => {
        count(queue, -queue.waiting.length);
        return queue.waiting.splice(0);
      });
      if (claimed === 0) idle.resolve();
      return { unsent, idle: idle.promise };
    },
  };
}

function isNearlyFull(queue: EndpointQueue<unknown>): boolean {
  return countItems(queue) > capacityOf(queue.stats) * 0.75;
}

function countItems({ waiting, inFlight }: EndpointQueue<unknown>): number {
  return waiting.length + inFlight;
}

function deleteIdleQueues(queues: Map<string, EndpointQueue<unknown>>): void {
  for (const [webhookId, queue] of queues) if (countItems(queue) === 0) queues.delete(webhookId);
}
