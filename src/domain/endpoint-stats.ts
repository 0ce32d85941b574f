/** What a process has recently measured of an endpoint. */
export interface EndpointStats {
  /** The mean response time; undefined before the first response. */
  readonly meanMs: number | undefined;
  /** Whether the last attempt got no response or no status 2xx. */
  readonly isFailing: boolean;
}

const healthyConcurrency = 16;
/** Applies until the first response, so that a new endpoint that hangs occupies only one slot. */
const newConcurrency = 1;
const failingConcurrency = 4;
const maxClaimed = 1_024;
const latestWeight = 0.2;

export const emptyStats: EndpointStats = { meanMs: undefined, isFailing: false };

export function updateStats(
  { meanMs }: EndpointStats,
  durationMs: number,
  isFailing: boolean,
): EndpointStats {
  return {
    meanMs: meanMs === undefined ? durationMs : meanMs + (durationMs - meanMs) * latestWeight,
    isFailing,
  };
}

/** The number of concurrent deliveries to one endpoint. */
export function concurrencyOf({ meanMs, isFailing }: EndpointStats): number {
  if (isFailing) return failingConcurrency;
  return meanMs === undefined ? newConcurrency : healthyConcurrency;
}

/**
 * The number of deliveries that a process claims for one endpoint, including those in flight. It covers about one
 * second, so that claimed work is sent soon and other processes can claim the rest.
 */
export function capacityOf(stats: EndpointStats): number {
  const concurrency = concurrencyOf(stats);
  if (stats.isFailing || stats.meanMs === undefined) return concurrency;
  const inOneSecond = Math.floor((concurrency * 1_000) / Math.max(stats.meanMs, 1));
  return Math.min(Math.max(inOneSecond, concurrency), maxClaimed);
}

/**
 * The capacity for a prefetch. Twice the usual one for a fast endpoint, because it works on its deliveries while the
 * next ones are read.
 */
export function prefetchCapacityOf(stats: EndpointStats): number {
  const capacity = capacityOf(stats);
  return stats.meanMs !== undefined && isFast(stats) ? 2 * capacity : capacity;
}

/** How many further deliveries the queue of an endpoint wants, and whether a full queue will soon want more. */
export interface QueueStatus {
  readonly wantedDeliveries: number;
  readonly isFast: boolean;
}

const slowMs = 1_000;

/** Whether claimed deliveries are sent soon. New endpoints count as fast. */
export function isFast({ meanMs = 0, isFailing }: EndpointStats): boolean {
  return !isFailing && meanMs < slowMs;
}

/** The concurrency slots of a process: in total, free, and occupied by endpoints that are not fast. */
export interface SlotCounts {
  readonly total: number;
  readonly free: number;
  readonly usedBySlow: number;
}

/**
 * The additional slots that one endpoint may occupy, so that slow or hanging endpoints leave slots for others. Each
 * gets a share of the free slots: a small one unless it is known to be fast. All endpoints known to be slow together
 * occupy at most three quarters of all slots. The last eighth is not available to new endpoints.
 */
export function slotShareOf(stats: EndpointStats, { total, free, usedBySlow }: SlotCounts): number {
  if (free <= 0) return 0;
  const isKnown = stats.meanMs !== undefined;
  if (isKnown && isFast(stats)) return Math.ceil(free / 4);
  const share = Math.ceil(free / 64);
  if (!isKnown) return free > total / 8 ? share : 0;
  return Math.min(share, Math.max(0, Math.floor(total * 0.75) - usedBySlow));
}

/**
 * The number of events to turn into deliveries in the next batch, by what their queues want. Zero means wait:
 * deliveries that no queue wants would be written and read twice. The batch never waits for slow endpoints.
 */
export function nextBatchSize(
  queues: readonly QueueStatus[],
  { free, max }: { free: number; max: number },
): number {
  const wanted = Math.max(0, ...queues.map((queue) => queue.wantedDeliveries));
  const batchSize = Math.min(wanted, Math.floor(free / Math.max(1, queues.length)), max);
  if (batchSize > 0) return batchSize;
  return queues.some((queue) => queue.isFast) ? 0 : max;
}
