import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { readSubscribers } from '../../store/queries/deliveries.ts';
import type { Store } from '../../store/store.ts';
import type { Destination, HeldDelivery } from './attempt.ts';
import { destinationsOf, type OpenSecrets } from './open-secrets.ts';

/**
 * The delivery as its endpoint is now, or was some hundred milliseconds ago: with its address and its secrets. Null
 * where it takes nothing any more, where what was held ended with the endpoint being disabled, however soon it was
 * enabled again, or where that could not be found out in time.
 */
export type Current = (held: HeldDelivery) => Promise<HeldDelivery | null>;

/** What was read longer ago is read again, while sending goes on by it. */
const freshMs = 100;
/** Nothing is sent by what was read longer ago. */
const validMs = 250;
const againMs = 250;
const orgsRemembered = 10_000;

/** What was last read of an organisation's endpoints. */
interface Known {
  /** `performance.now()` before it was read. */
  sinceMs: number;
  /** Those that take deliveries, by their ids. */
  destinations: ReadonlyMap<string, Destination>;
  reading: Promise<void> | undefined;
}

/**
 * Deliveries may wait in their lane for seconds, in which their endpoint is removed, disabled or given another secret.
 * All endpoints of an organisation are read at once, one read at a time, and only while something has waited for them.
 */
export function createCurrent(
  { store, timeoutMs }: { store: Store; timeoutMs: number },
  open: OpenSecrets,
  { signal, onFault }: { signal: AbortSignal; onFault: (fault: unknown, orgId: string) => void },
): Current {
  const remembered = new LRUCache<string, Known>({ max: orgsRemembered });
  const read = async (orgId: string, known: Known): Promise<void> => {
    const sinceMs = performance.now();
    try {
      const endpoints = await store.ask(orgId, readSubscribers);
      Object.assign(known, { sinceMs, destinations: destinationsOf(orgId, endpoints, open) });
    } catch (fault) {
      onFault(fault, orgId);
      await sleep(againMs);
    } finally {
      known.reading = undefined;
    }
  };
  return async (held) => {
    const { webhookId, heldSinceMs, timesEnabled, due } = held;
    const askedMs = performance.now();
    let known = remembered.get(due.orgId);
    if (!known) remembered.set(due.orgId, (known = neverRead()));
    // Whatever was begun to be read since this was asked is good enough, however long the database took over it.
    while (!signal.aborted && performance.now() - heldSinceMs <= timeoutMs) {
      const ageMs = askedMs - Math.max(heldSinceMs, known.sinceMs);
      if (ageMs > freshMs) known.reading ??= read(due.orgId, known);
      if (ageMs > validMs) await known.reading;
      else if (heldSinceMs > known.sinceMs) return held;
      else {
        const destination = known.destinations.get(webhookId);
        return destination?.timesEnabled === timesEnabled ? { ...held, ...destination } : null;
      }
    }
    return null;
  };
}

function neverRead(): Known {
  return { sinceMs: Number.NEGATIVE_INFINITY, destinations: new Map(), reading: undefined };
}
