/**
 * What a process holds to send. Each endpoint has a lane of its own, so that one that answers slowly, or not at all,
 * holds up nothing but what is meant for it. A lane sends a few at once, and holds no more than it is about to send.
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
  type LaneCapacity,
} from '../../domain/endpoint-stats.ts';
import type { EndpointCapacity } from '../../store/queries/webhook-claims.ts';

/** What is learnt of an endpoint by sending to it. */
export interface SendOutcome {
  readonly durationMs: number;
  readonly isFailing: boolean;
}

export interface EndpointQueues<Item extends { readonly webhookId: string }> {
  /** How many more may be held in all. */
  free(): number;
  enqueue(items: readonly Item[]): void;
  /** How many more of an endpoint can be held: of one that is quick more than its outlook asks for. */
  freeSlotsFor(webhookId: string): number;
  /**
   * How many more of it are welcome: none while its lane is more than three quarters full. By the time they are
   * fetched much of what a quick one's holds is sent, so of such all that it is to hold.
   */
  outlook(webhookId: string): LaneCapacity;
  /** The endpoints of which something is held, or that are failing, and how many more of each may be taken. */
  capacities(): EndpointCapacity[];
  /** How many of any other endpoint may be taken. */
  defaultCapacity(): number;
  /** Sends nothing more. Answers what was not begun; `idle` resolves when all that was is over. */
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
  const count = (queue: EndpointQueue<Item>, more: number): void => {
    claimed += more;
    if (!isFast(queue.stats)) slowClaimed += more;
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
  const slots = () => ({ all: maxClaimed, free: maxClaimed - claimed, heldBySlow: slowClaimed });
  const freeSlotsIn = (queue: EndpointQueue<Item>, most = capacityOf): number =>
    Math.min(most(queue.stats) - countItems(queue), slotShareOf(queue.stats, slots()));
  // Lanes are so filled by a few large claims and not by many small ones, and long before they are out of work.
  const capacityIn = (queue: EndpointQueue<Item>, most = capacityOf): number =>
    isNearlyFull(queue) ? 0 : Math.min(capacityOf(queue.stats), freeSlotsIn(queue, most));
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
    outlook(webhookId) {
      const queue = queueFor(webhookId);
      return { capacity: capacityIn(queue, prefetchCapacityOf), isFast: isFast(queue.stats) };
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
