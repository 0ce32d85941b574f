/** What a process has seen of an endpoint lately. */
export interface EndpointStats {
  /** How long its answers take; undefined before the first. */
  readonly meanMs: number | undefined;
  /** Whether its last answer was none, or no 2xx. */
  readonly isFailing: boolean;
}

const healthyConcurrency = 16;
/** Until it has answered once: however many new ones hang, each then keeps no place from others but one. */
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

/** How many deliveries are on their way to one endpoint at once. */
export function concurrencyOf({ meanMs, isFailing }: EndpointStats): number {
  if (isFailing) return failingConcurrency;
  return meanMs === undefined ? newConcurrency : healthyConcurrency;
}

/**
 * How many a process takes for one endpoint, those on their way included: no more than it is going to send within a
 * second, so that nothing it holds waits long, and others can take the rest.
 */
export function capacityOf(stats: EndpointStats): number {
  const concurrency = concurrencyOf(stats);
  if (stats.isFailing || stats.meanMs === undefined) return concurrency;
  const inOneSecond = Math.floor((concurrency * 1_000) / Math.max(stats.meanMs, 1));
  return Math.min(Math.max(inOneSecond, concurrency), maxClaimed);
}

/**
 * The same where it was asked before they were fetched: one that is quick may have grown slower meanwhile, and what was
 * fetched for it is soon sent all the same.
 */
export function prefetchCapacityOf(stats: EndpointStats): number {
  const capacity = capacityOf(stats);
  return stats.meanMs !== undefined && isFast(stats) ? 2 * capacity : capacity;
}

/** What an endpoint's lane can take now, and whether it will soon if it can take nothing. */
export interface LaneCapacity {
  readonly capacity: number;
  readonly isFast: boolean;
}

const slowMs = 1_000;

/** Whether what is held for an endpoint is soon sent; of one that is new that is taken for granted. */
export function isFast({ meanMs = 0, isFailing }: EndpointStats): boolean {
  return !isFailing && meanMs < slowMs;
}

/** How many places a process has, how many of them are free, and how many are held by endpoints that are not quick. */
export interface SlotCounts {
  readonly all: number;
  readonly free: number;
  readonly heldBySlow: number;
}

/**
 * The most places that one endpoint may take on top of its own, so that many that are slow, or hang, leave some to
 * every other one: each takes a part of what is free, whoever is not known to be quick a small one. Those who are known
 * not to be never have more than three quarters of all, and the last eighth is for those alone who are known to be.
 */
export function slotShareOf(stats: EndpointStats, { all: total, free, heldBySlow }: SlotCounts): number {
  if (free <= 0) return 0;
  const isKnown = stats.meanMs !== undefined;
  if (isKnown && isFast(stats)) return Math.ceil(free / 4);
  const share = Math.ceil(free / 64);
  if (!isKnown) return free > total / 8 ? share : 0;
  return Math.min(share, Math.max(0, Math.floor(total * 0.75) - heldBySlow));
}

/**
 * How many events to make deliveries of at once, by what the endpoints that want them can take. None where it is better
 * to wait, since what is made without room is written down, looked for and read once more; but those who are not quick
 * are not waited for.
 */
export function nextBatchSize(
  lanes: readonly LaneCapacity[],
  { free, most: max }: { free: number; most: number },
): number {
  const capacity = Math.max(0, ...lanes.map((lane) => lane.capacity));
  const batchSize = Math.min(capacity, Math.floor(free / Math.max(1, lanes.length)), max);
  if (batchSize > 0) return batchSize;
  return lanes.some((lane) => lane.isFast) ? 0 : max;
}
