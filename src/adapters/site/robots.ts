import { LRUCache } from 'lru-cache';
import robotsModule from 'robots-parser';
import type { Outbound } from '../../ports/outbound.ts';

export interface RobotsRules {
  /** Returns why a URL must not be read, or null if it may be read. */
  disallowReason(url: URL): string | null;
  /** The pause between requests that the site demands; null if it demands none. */
  readonly crawlDelayMs: number | null;
}

export interface RobotsOptions {
  readonly outbound: Outbound;
  readonly userAgent: string;
  readonly timeoutMs: number;
  readonly cacheMs: number;
  /** Returns the current time in milliseconds. */
  readonly now: () => number;
}

export interface Robots {
  /** The rules for a URL's origin. Throws `OutboundFailed` if robots.txt cannot be requested. */
  rulesFor(url: URL): Promise<RobotsRules>;
}

/**
 * Reads and caches robots.txt by RFC 9309. A missing file (4xx) allows everything. A server error (5xx) forbids
 * everything for a short time.
 */
export function createRobots({ outbound, userAgent, timeoutMs, cacheMs, now }: RobotsOptions): Robots {
  const cache = new LRUCache<string, RobotsRules>({
    max: maxCachedSites,
    maxSize: maxCachedCharacters,
    ttl: cacheMs,
    ttlResolution: 0,
    perf: { now },
    fetchMethod: async (origin, _stale, { options }) => {
      const address = `${origin}/robots.txt`;
      const { status, body } = await outbound.fetch(address, {
        headers: { 'user-agent': userAgent, accept: 'text/plain, */*;q=0.1' },
        maxBytes: maxFileBytes,
        timeoutMs,
      });
      options.size = entryCharacters;
      if (status >= 500) {
        options.ttl = Math.min(cacheMs, failureCacheMs);
        return unavailableRules(origin, status);
      }
      if (status >= 400) return allowAll;
      const text = body.toString();
      options.size = entryCharacters + text.length;
      return parseRules(address, text, userAgent);
    },
  });
  return {
    rulesFor: (url) => cache.forceFetch(url.origin),
  };
}

const maxFileBytes = 600 * 1024;
const maxCachedSites = 2_000;
/** Parsed rules take about ten times the memory of their text. */
const maxCachedCharacters = 1024 * 1024;
/** What an entry costs besides the text of its file. */
const entryCharacters = 100;
const failureCacheMs = 5 * 60_000;

const allowAll: RobotsRules = { disallowReason: () => null, crawlDelayMs: null };

function unavailableRules(origin: string, status: number): RobotsRules {
  const reason = `${origin}/robots.txt answers with status ${status}, so the site must not be read for now.`;
  return { disallowReason: () => reason, crawlDelayMs: null };
}

// The package is CommonJS and exports the function itself, unlike its type declarations.
const robotsParser = robotsModule as unknown as typeof robotsModule.default;

function parseRules(address: string, text: string, userAgent: string): RobotsRules {
  const rules = robotsParser(address, text);
  const delaySeconds = rules.getCrawlDelay(userAgent);
  const hasDelay = delaySeconds !== undefined && Number.isFinite(delaySeconds) && delaySeconds > 0;
  return {
    disallowReason: (url) => {
      if (rules.isAllowed(url.href, userAgent) !== false) return null;
      return `The robots.txt of ${url.host} disallows ${url.pathname}.`;
    },
    crawlDelayMs: hasDelay ? delaySeconds * 1000 : null,
  };
}
