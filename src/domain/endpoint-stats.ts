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
const maxClaimed = 256;
/** A process claims what an endpoint receives in this time, so that it sends with current data. */
const claimedAheadMs = 100;
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

/** The number of deliveries that a process claims for one endpoint, including those in flight. */
export function capacityOf(stats: EndpointStats): number {
  const concurrency = concurrencyOf(stats);
  if (stats.isFailing || stats.meanMs === undefined) return concurrency;
  const ahead = Math.floor((concurrency * claimedAheadMs) / Math.max(stats.meanMs, 1));
  return Math.min(Math.max(ahead, concurrency), maxClaimed);
}

const slowMs = 1_000;

/** Whether the endpoint is known to respond soon. */
export function isFast({ meanMs, isFailing }: EndpointStats): boolean {
  return !isFailing && meanMs !== undefined && meanMs < slowMs;
}

/**
 * The further slots that one endpoint may occupy, of the slots of a process. A quarter of what is free leaves some for
 * others. Slow endpoints use at most three quarters of all slots and new ones seven eighths, so fast ones find some.
 */
export function slotShareOf(
  stats: EndpointStats,
  { total, used }: { readonly total: number; readonly used: number },
): number {
  const reserved = isFast(stats) ? 0 : total / (stats.meanMs === undefined ? 8 : 4);
  return Math.max(0, Math.ceil((total - reserved - used) / 4));
}
