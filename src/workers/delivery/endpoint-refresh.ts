import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { listSubscribers } from '../../store/queries/deliveries.ts';
import type { Store } from '../../store/store.ts';
import type { Destination, ClaimedDelivery } from './attempt.ts';
import { resolveDestinations, type ResolveDestination } from './destination-resolver.ts';

/**
 * Returns the delivery with the current address and secrets of its endpoint, at most a few hundred milliseconds old.
 * Null if the endpoint no longer accepts it, was disabled meanwhile (even if re-enabled), or could not be read in time.
 */
export type RefreshDelivery = (claimed: ClaimedDelivery) => Promise<ClaimedDelivery | null>;

/** Older data is refreshed in the background while sending continues. */
const freshMs = 100;
/** Older data is never used for sending. */
const validMs = 250;
const retryDelayMs = 250;
const maxOrgs = 1_000;

/** The last read of an organisation's endpoints. */
interface CachedEndpoints {
  /** `performance.now()` before the read. */
  readAtMs: number;
  /** Endpoints that accept deliveries, by id. */
  destinations: ReadonlyMap<string, Destination>;
  refreshing: Promise<void> | undefined;
}

/**
 * A delivery may wait in its queue for seconds, during which its endpoint may be removed, disabled or get a new
 * secret. Reads all endpoints of an organisation together, one read at a time, and only while deliveries need it.
 */
export function createDeliveryRefresher(
  { store, timeoutMs }: { store: Store; timeoutMs: number },
  resolveDestination: ResolveDestination,
  { signal, onFault }: { signal: AbortSignal; onFault: (fault: unknown, orgId: string) => void },
): RefreshDelivery {
  const cache = new LRUCache<string, CachedEndpoints>({ max: maxOrgs });
  const read = async (orgId: string, cached: CachedEndpoints): Promise<void> => {
    const readAtMs = performance.now();
    try {
      const endpoints = await store.query(orgId, listSubscribers);
      Object.assign(cached, {
        readAtMs,
        destinations: resolveDestinations(orgId, endpoints, resolveDestination),
      });
    } catch (fault) {
      onFault(fault, orgId);
      await sleep(retryDelayMs);
    } finally {
      cached.refreshing = undefined;
    }
  };
  return async (claimed) => {
    const { webhookId, heldSinceMs, timesEnabled, delivery } = claimed;
    const requestedMs = performance.now();
    let cached = cache.get(delivery.orgId);
    if (!cached) cache.set(delivery.orgId, (cached = createEmptyEntry()));
    // Any read that started after this request is recent enough, even if it takes long.
    while (!signal.aborted && performance.now() - heldSinceMs <= timeoutMs) {
      const ageMs = requestedMs - Math.max(heldSinceMs, cached.readAtMs);
      if (ageMs > freshMs) cached.refreshing ??= read(delivery.orgId, cached);
      if (ageMs > validMs) await cached.refreshing;
      else if (heldSinceMs > cached.readAtMs) return claimed;
      else {
        const destination = cached.destinations.get(webhookId);
        return destination?.timesEnabled === timesEnabled ? { ...claimed, ...destination } : null;
      }
    }
    return null;
  };
}

function createEmptyEntry(): CachedEndpoints {
  return { readAtMs: Number.NEGATIVE_INFINITY, destinations: new Map(), refreshing: undefined };
}
