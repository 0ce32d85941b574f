import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { listSubscribers } from '../../store/queries/deliveries.ts';
import type { Store } from '../../store/store.ts';
import type { Destination, ClaimedDelivery } from './attempt.ts';
import { resolveDestinations, type ResolveDestination } from './destination-resolver.ts';

/**
 * The delivery as its endpoint is now, or was some hundred milliseconds ago: with its address and its secrets. Null
 * where it takes nothing any more, where what was held ended with the endpoint being disabled, however soon it was
 * enabled again, or where that could not be found out in time.
 */
export type RefreshDelivery = (held: ClaimedDelivery) => Promise<ClaimedDelivery | null>;

/** What was read longer ago is read again, while sending goes on by it. */
const freshMs = 100;
/** Nothing is sent by what was read longer ago. */
const validMs = 250;
const retryDelayMs = 250;
const maxOrgs = 10_000;

/** What was last read of an organisation's endpoints. */
interface CachedEndpoints {
  /** `performance.now()` before it was read. */
  readAtMs: number;
  /** Those that take deliveries, by their ids. */
  destinations: ReadonlyMap<string, Destination>;
  refreshing: Promise<void> | undefined;
}

/**
 * Deliveries may wait in their lane for seconds, in which their endpoint is removed, disabled or given another secret.
 * All endpoints of an organisation are read at once, one read at a time, and only while something has waited for them.
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
    const { webhookId, heldSinceMs, timesEnabled, due } = claimed;
    const requestedMs = performance.now();
    let cached = cache.get(due.orgId);
    if (!cached) cache.set(due.orgId, (cached = createEmptyEntry()));
    // Whatever was begun to be read since this was asked is good enough, however long the database took over it.
    while (!signal.aborted && performance.now() - heldSinceMs <= timeoutMs) {
      const ageMs = requestedMs - Math.max(heldSinceMs, cached.readAtMs);
      if (ageMs > freshMs) cached.refreshing ??= read(due.orgId, cached);
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
