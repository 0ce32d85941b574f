import { LRUCache } from 'lru-cache';
import { setTimeout } from 'node:timers/promises';
import type { Outbound } from '../../ports/outbound.ts';
import type { PageKind, SiteReading } from '../../domain/research.ts';
import type { SiteReader } from '../../ports/site.ts';
import { crawlSite } from './crawl.ts';
import { entryAddresses, entryKey } from './entry-addresses.ts';
import { createPacing, type Clock } from './pacing.ts';
import { createRobots } from './robots.ts';
import { createVisit } from './visit.ts';

export interface SiteReaderOptions {
  readonly outbound: Outbound;
  /** Sent with every request. The part before the first slash is the name used in robots.txt. */
  readonly userAgent: string;
  /** The pause between two requests to one site. A longer crawl-delay of the site applies, up to ten seconds. */
  readonly spacingMs: number;
  /** The upper limit of `maxPages` in any call. */
  readonly maxPages?: number;
  readonly pageTimeoutMs?: number;
  readonly siteTimeoutMs?: number;
  readonly maxPageBytes?: number;
  readonly maxSiteBytes?: number;
  /** How long results and robots.txt files are cached. */
  readonly cacheMs?: number;
  readonly clock?: Clock;
  readonly log?: (line: SiteReadLine) => void;
}

export interface SiteReadLine {
  readonly address: string;
  readonly elapsedMs: number;
  readonly pages: number;
  readonly failure: string | null;
}

/**
 * Reads company sites politely. It obeys robots.txt, pauses between requests to a site, and limits pages, bytes
 * and time. Concurrent calls for a site share one crawl, whose result is cached. An abort by one caller does not stop
 * the crawl for the others.
 */
export function createSiteReader(options: SiteReaderOptions): SiteReader {
  const { outbound, userAgent, spacingMs, clock = systemClock, log } = options;
  const { maxPages: maxPagesPerSite = 12, siteTimeoutMs = 60_000, maxSiteBytes = 12 * 1024 * 1024 } = options;
  const { pageTimeoutMs = 10_000, maxPageBytes = 3 * 1024 * 1024, cacheMs = 60 * 60_000 } = options;
  const robots = createRobots({ outbound, userAgent, timeoutMs: pageTimeoutMs, cacheMs, now: clock.now });
  const pacing = createPacing(clock);
  const visit = createVisit({ outbound, robots, pacing, userAgent, spacingMs, pageTimeoutMs, maxPageBytes });

  async function readNow({ address, entries, maxPages, first, language }: ReadRequest): Promise<SiteReading> {
    const startedAt = clock.now();
    const reading = await crawlSite(
      entries,
      visit,
      { maxPages, maxSiteBytes, first, language },
      AbortSignal.timeout(siteTimeoutMs),
    );
    const elapsedMs = clock.now() - startedAt;
    const outcome = reading.ok
      ? { pages: reading.pages.length, failure: null }
      : { pages: 0, failure: reading.failure };
    log?.({ address, elapsedMs, ...outcome });
    return reading;
  }

  const cache = new LRUCache<string, SiteReading, ReadRequest>({
    maxSize: maxCachedBytes,
    sizeCalculation: memoryOf,
    ttl: cacheMs,
    ttlResolution: 0,
    perf: clock,
    fetchMethod: async (_key, _stale, { context, options: entryOptions }) => {
      const reading = await readNow(context);
      if (!reading.ok) entryOptions.ttl = Math.min(cacheMs, failureCacheMs);
      return reading;
    },
  });

  return {
    async read(address, { maxPages, first = [], language = null, signal }) {
      const entries = entryAddresses(address);
      const [entry] = entries;
      if (entry === undefined) return invalidAddress(address);
      const request = {
        address,
        entries,
        first,
        language,
        maxPages: Math.max(1, Math.min(maxPages, maxPagesPerSite)),
      };
      const key = [request.maxPages, ...first, language, entryKey(entry)].join(' ');
      const reading = cache.forceFetch(key, { context: request });
      return unlessAborted(reading, signal);
    },
  };
}

interface ReadRequest {
  readonly first: readonly PageKind[];
  readonly language: string | null;
  readonly address: string;
  readonly entries: readonly URL[];
  readonly maxPages: number;
}

const maxCachedBytes = 4 * 1024 * 1024;
const failureCacheMs = 60_000;

const systemClock: Clock = {
  now: () => performance.now(),
  sleep: (delayMs, signal) => setTimeout(delayMs, undefined, { signal }),
};

const objectBytes = 50;

/** The approximate memory of a value. Without recursion, because sites choose how deep their data is. */
function memoryOf(value: object): number {
  let bytes = 0;
  const pending: unknown[] = [value];
  while (pending.length > 0) {
    const next = pending.pop();
    if (typeof next === 'string') bytes += 2 * next.length;
    if (typeof next === 'object' && next !== null)
      for (const inner of Object.values(next)) pending.push(inner);
    bytes += objectBytes;
  }
  return bytes;
}

function invalidAddress(address: string): SiteReading {
  return {
    ok: false,
    failure: 'name_not_resolved',
    reason: `"${address}" is neither a host name nor a web address.`,
  };
}

async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return work;
  const aborted = Promise.withResolvers<never>();
  const abort = (): void => aborted.reject(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  return Promise.race([work, aborted.promise]).finally(() => signal.removeEventListener('abort', abort));
}
