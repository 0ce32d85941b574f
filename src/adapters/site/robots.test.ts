import { describe, expect, it } from 'vitest';
import type { Outbound } from '../../ports/outbound.ts';
import { createRobots } from './robots.ts';

const largestFile = 600 * 1_024;

describe('rulesFor', () => {
  it('keeps the rules of many ordinary sites', async () => {
    const { read, requests } = serveFiles(1_000);
    for (let site = 0; site < 500; site++) await read(site);
    await read(0);
    expect(requests).toHaveLength(500);
  });

  it('keeps the rules of few sites with large files', async () => {
    const { read, requests } = serveFiles(largestFile);
    for (const site of [0, 0, 1, 2, 0]) await read(site);
    expect(requests).toEqual([0, 1, 2, 0].map((site) => `https://site-${site}.example/robots.txt`));
  });

  it('keeps the rules of at most 2,000 sites without a file', async () => {
    const { read, requests } = serveFiles(0);
    for (let site = 0; site <= 2_000; site++) await read(site);
    await read(2_000);
    expect(requests).toHaveLength(2_001);
    await read(0);
    expect(requests).toHaveLength(2_002);
  });
});

/** Sites with a robots.txt of this length, or without one for 0, and the requests for it. */
function serveFiles(length: number): { requests: string[]; read(site: number): Promise<void> } {
  const requests: string[] = [];
  const body = Buffer.from('# nothing is disallowed\n'.repeat(length / 24));
  const outbound: Outbound = {
    fetch: async (url) => {
      requests.push(String(url));
      return { url: String(url), status: length === 0 ? 404 : 200, headers: new Headers(), body };
    },
    blockedUrlReason: async () => null,
    close: async () => undefined,
  };
  const options = { userAgent: 'reader/1', timeoutMs: 1_000, cacheMs: 60_000, now: () => 0 };
  const robots = createRobots({ outbound, ...options });
  return {
    requests,
    read: async (site) => {
      const rules = await robots.rulesFor(new URL(`https://site-${site}.example/`));
      expect(rules.crawlDelayMs).toBeNull();
    },
  };
}
