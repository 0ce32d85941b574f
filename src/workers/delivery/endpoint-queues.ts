/**
 * The deliveries that a process has in memory. Each endpoint has its own queue, so a slow or dead one delays only its
 * own deliveries. A queue sends a few at a time and contains no more than it can send soon.
 */
import { LRUCache } from 'lru-cache';
import {
  capacityOf,
  concurrencyOf,
  emptyStats,
  isFast,
  slotShareOf,
  updateStats,
  type EndpointStats,
} from '../../domain/endpoint-stats.ts';

/** The outcome of an attempt, from which the endpoint's statistics are updated. */
export interface SendOutcome {
  readonly durationMs: number;
  readonly isFailing: boolean;
}

interface EndpointQueueOptions<Item> {
  /** Sends an item. Null if that measured nothing. */
  send(item: Item): Promise<SendOutcome | null>;
  /** Takes items that waited so long that their endpoint may have changed. */
  release(items: readonly Item[]): void;
  /** Called with the last item sent when a full queue has sent half of its capacity. */
  onCapacity(item: Item): void;
}

interface EndpointQueue<Item> {
  readonly waiting: { readonly item: Item; readonly sinceMs: number }[];
  inFlight: number;
  stats: EndpointStats;
  /** Whether the endpoint may have more deliveries than the queue. */
  isFull: boolean;
}

const maxSlots = 4_096;
const maxEndpoints = 10_000;
const maxWaitMs = 250;

export function createEndpointQueues<Item>({ send, release, onCapacity }: EndpointQueueOptions<Item>) {
  const queues = new LRUCache<string, EndpointQueue<Item>>({ max: maxEndpoints });
  const running = new Set<Promise<void>>();
  const used = { fast: 0, others: 0 };
  const count = (queue: EndpointQueue<Item>, change: number): void => {
    used[isFast(queue.stats) ? 'fast' : 'others'] += change;
  };
  const takeWaiting = (queue: EndpointQueue<Item>): Item[] => {
    count(queue, -queue.waiting.length);
    return queue.waiting.splice(0).map(({ item }) => item);
  };
  const sendNext = (queue: EndpointQueue<Item>): void => {
    while (queue.inFlight < concurrencyOf(queue.stats)) {
      const [next] = queue.waiting;
      if (next === undefined) return;
      if (performance.now() - next.sinceMs > maxWaitMs) return release(takeWaiting(queue));
      queue.waiting.shift();
      queue.inFlight += 1;
      const sending = sendItem(queue, next.item).finally(() => running.delete(sending));
      running.add(sending);
    }
  };
  const sendItem = async (queue: EndpointQueue<Item>, item: Item): Promise<void> => {
    const sent = await send(item);
    count(queue, -countItems(queue));
    if (sent) queue.stats = updateStats(queue.stats, sent.durationMs, sent.isFailing);
    queue.inFlight -= 1;
    count(queue, countItems(queue));
    sendNext(queue);
    if (!queue.isFull || countItems(queue) > capacityOf(queue.stats) / 2) return;
    queue.isFull = false;
    onCapacity(item);
  };
  return {
    /** The number of further deliveries to claim for an endpoint. */
    capacityFor(webhookId: string): number {
      const queue = queues.get(webhookId) ?? createQueue();
      const total = isFast(queue.stats) ? used.fast + used.others : used.others;
      const share = slotShareOf(queue.stats, { total: maxSlots, used: total });
      return Math.max(0, Math.min(capacityOf(queue.stats) - countItems(queue), share));
    },
    /** @param isFull Whether there may be more items, so that `onCapacity` is called later. */
    enqueue(webhookId: string, items: readonly Item[], isFull: boolean): void {
      const queue = queues.get(webhookId) ?? createQueue();
      if (items.length) queues.set(webhookId, queue);
      queue.isFull = isFull;
      const sinceMs = performance.now();
      count(queue, items.length);
      queue.waiting.push(...items.map((item) => ({ item, sinceMs })));
      sendNext(queue);
    },
    /** Stops sending. Returns unsent items; `idle` resolves when running attempts have ended. */
    close(): { readonly unsent: readonly Item[]; readonly idle: Promise<unknown> } {
      return { unsent: [...queues.values()].flatMap(takeWaiting), idle: Promise.all(running) };
    },
  };
}

function createQueue(): EndpointQueue<never> {
  return { waiting: [], inFlight: 0, stats: emptyStats, isFull: false };
}

function countItems({ waiting, inFlight }: EndpointQueue<unknown>): number {
  return waiting.length + inFlight;
}
