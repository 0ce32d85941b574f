import { describe, expect, it } from 'vitest';
import { companySites } from '../fixtures/sites/company-sites.ts';
import { linked, pagesOf, pathsOf, openSiteReader } from '../fixtures/sites/reader-over-sites.ts';
import type { FixtureSite } from '../fixtures/sites/start-sites.ts';

describe('an unusual site', () => {
  it('is read at the address it redirects to', async () => {
    const { reader } = await openSiteReader(companySites);
    const pages = pagesOf(await reader.read('old-mill-bakery.example', { maxPages: 4 }));
    expect(pages.map(({ url }) => url)).toEqual([
      'http://www.millstone-breads.example/',
      'http://www.millstone-breads.example/our-story',
    ]);
  });

  it('is found with another protocol and with www.', async () => {
    const { reader } = await openSiteReader(companySites);
    const [home] = pagesOf(await reader.read('https://millstone-breads.example/', { maxPages: 1 }));
    expect(home?.url).toBe('http://www.millstone-breads.example/');
  });

  it('returns the readable pages and reports the others', async () => {
    const { reader } = await openSiteReader(companySites);
    const reading = await reader.read('broken-works.example', { maxPages: 8 });
    expect(pagesOf(reading).map(({ kind }) => kind)).toEqual(['home', 'contact']);
    const reasons = reading.ok
      ? reading.skipped.map(({ url, reason }) => `${new URL(url).pathname}: ${reason}`)
      : [];
    expect(reasons).toEqual([
      expect.stringMatching(/^\/about: .*status 500/),
      expect.stringMatching(/^\/products: .*did not answer/),
      expect.stringMatching(/^\/news: .*application\/pdf/),
      expect.stringMatching(/^\/references: .*did not answer/),
      expect.stringMatching(/^\/team: .*nested too deeply/),
    ]);
  });

  it('is not read if its robots.txt fails', async () => {
    const { reader, sites } = await openSiteReader(companySites);
    expect(await reader.read('closed-foundry.example', { maxPages: 3 })).toMatchObject({
      ok: false,
      failure: 'robots_disallow',
      reason: expect.stringContaining('503'),
    });
    expect(pathsOf(sites)).toEqual(['/robots.txt']);
  });

  it.each<[string, FixtureSite['pages'], string]>([
    ['a large page', { '/': `<p>${'x'.repeat(200_000)}</p>` }, 'too_large'],
    ['no pages', {}, 'http_error'],
    ['a picture', { '/': { headers: { 'content-type': 'image/png' }, body: 'x' } }, 'not_html'],
    ['a page of scripts', { '/': '<div id="root"></div><script>render()</script>' }, 'empty'],
    ['a page that does not respond', { '/': { silent: true } }, 'timed_out'],
    ['a cut connection', { '/': { headers: { 'content-type': 'text/html' }, cut: true } }, 'unreachable'],
    ['a redirect to itself', { '/': { status: 302, headers: { location: '/' } } }, 'http_error'],
  ])('is reported if it has %s', async (_, pages, failure) => {
    const { reader } = await openSiteReader([{ host: 'odd.example', pages }], {
      maxPageBytes: 100_000,
      pageTimeoutMs: 200,
    });
    expect(await reader.read('http://odd.example/', { maxPages: 3 })).toMatchObject({ ok: false, failure });
  });

  it.each([
    'nowhere.example',
    'not a host',
    '',
    'ftp://koivu-klinikat.example/',
    'http://',
    'http://user:pw@koivu-klinikat.example',
  ])('is reported if its address is invalid: %j', async (address) => {
    const { reader } = await openSiteReader(companySites);
    expect(await reader.read(address, { maxPages: 3 })).toMatchObject({
      ok: false,
      failure: 'name_not_resolved',
    });
  });

  it('is not read further once it reports overload', async () => {
    const pages = { ...linked(['/about', '/products', '/news']), '/about': { status: 429 } };
    const { reader, sites } = await openSiteReader([{ host: 'busy.example', pages }]);
    expect(pagesOf(await reader.read('busy.example', { maxPages: 6 }))).toHaveLength(1);
    expect(pathsOf(sites)).toEqual(['/robots.txt', '/', '/about']);
  });

  it('returns the pages read before its time or size limit', async () => {
    const slow = {
      host: 'slow.example',
      pages: { ...linked(['/about', '/products']), '/products': { silent: true } },
    };
    const { reader } = await openSiteReader([slow], { siteTimeoutMs: 500 });
    const reading = await reader.read('http://slow.example', { maxPages: 6 });
    expect(pagesOf(reading).map(({ kind }) => kind)).toEqual(['home', 'about']);
    const limitedReader = (await openSiteReader([slow], { maxSiteBytes: 10 })).reader;
    expect(pagesOf(await limitedReader.read('http://slow.example', { maxPages: 6 }))).toHaveLength(1);
  });

  it('returns a page with several addresses once', async () => {
    const same = '<link rel="canonical" href="/about"><p>We are us.</p>';
    const pages = { ...linked(['/about', '/about-us', '/company']), '/about': same, '/about-us': same };
    const differentText = {
      ...pages,
      '/company': '<link rel="canonical" href="/about"><p>We are us, again.</p>',
    };
    const { reader } = await openSiteReader([{ host: 'same.example', pages: differentText }]);
    expect(pagesOf(await reader.read('same.example', { maxPages: 6 }))).toHaveLength(2);
  });

  it('is not read beyond a page that forbids following links', async () => {
    const noFollow =
      '<meta name="robots" content="index, nofollow"><nav><a href="/about">About</a></nav><p>Welcome.</p>';
    const pages = { ...linked(['/about']), '/': noFollow };
    const { reader } = await openSiteReader([{ host: 'shy.example', pages }]);
    expect(pagesOf(await reader.read('shy.example', { maxPages: 6 }))).toHaveLength(1);
  });
});

describe('the reader', () => {
  it('waits the configured delay between requests, or a longer one that the site requests', async () => {
    const { reader, delaysMs } = await openSiteReader(companySites, { spacingMs: 500 });
    await reader.read('koivu-klinikat.example', { maxPages: 3 });
    expect(delaysMs.splice(0).map(Math.round)).toEqual([500, 500]);
    await reader.read('nordvik-logistik.example', { maxPages: 3 });
    expect(delaysMs.map(Math.round)).toEqual([2000, 2000]);
  });

  it('reads a site once for concurrent callers, and again when the result has expired', async () => {
    const { reader, sites, advanceClock } = await openSiteReader(companySites, { cacheMs: 60_000 });
    const homes = (): number => sites.requests.filter(({ path }) => path === '/').length;
    const names = [
      'koivu-klinikat.example',
      'https://www.koivu-klinikat.example/',
      'http://KOIVU-klinikat.example',
    ];
    const readings = await Promise.all(names.map((name) => reader.read(name, { maxPages: 2 })));
    expect(new Set(readings).size).toBe(1);
    expect(homes()).toBe(1);
    advanceClock(59_000);
    await reader.read(names[0] ?? '', { maxPages: 2 });
    expect(homes()).toBe(1);
    advanceClock(2_000);
    await reader.read(names[0] ?? '', { maxPages: 2 });
    expect(homes()).toBe(2);
    expect(sites.requests.filter(({ path }) => path === '/robots.txt')).toHaveLength(2);
  });

  it('caches few sites with large structured data, at any depth', async () => {
    const deep = `${'['.repeat(5_000)}"x"${']'.repeat(5_000)}`;
    const data = JSON.stringify({ '@type': 'Thing', list: Array.from({ length: 8_000 }, () => 'text') });
    const script = (json: string) => `<script type="application/ld+json">${json}</script>`;
    const scripts = script(data).repeat(3) + script(`{"@type":"Thing","deep":${deep}}`);
    const page = `<p>We plan the work of crews.</p>${scripts}`;
    const hosts = ['one.example', 'two.example', 'three.example', 'four.example'];
    const { reader, sites } = await openSiteReader(hosts.map((host) => ({ host, pages: { '/': page } })));
    const readAll = async () => {
      for (const host of hosts) pagesOf(await reader.read(host, { maxPages: 1 }));
      return sites.requests.filter(({ path }) => path === '/').length;
    };
    expect(await readAll()).toBe(4);
    expect(await readAll()).toBe(8);
  });

  it('retries a failed site sooner', async () => {
    const { reader, sites, advanceClock } = await openSiteReader([{ host: 'gone.example', pages: {} }]);
    await reader.read('http://gone.example', { maxPages: 1 });
    const before = sites.requests.length;
    await reader.read('http://gone.example', { maxPages: 1 });
    expect(sites.requests).toHaveLength(before);
    advanceClock(61_000);
    await reader.read('http://gone.example', { maxPages: 1 });
    expect(sites.requests.length).toBeGreaterThan(before);
  });

  it('continues for other callers after one aborts', async () => {
    const { reader, sites } = await openSiteReader([{ host: 'calm.example', pages: linked(['/about']) }]);
    const abortedRead = reader.read('calm.example', {
      maxPages: 2,
      signal: AbortSignal.abort(new Error('aborted')),
    });
    const otherRead = reader.read('calm.example', { maxPages: 2 });
    await expect(abortedRead).rejects.toThrow('aborted');
    expect(pagesOf(await otherRead)).toHaveLength(2);
    expect(pathsOf(sites)).toEqual(['/robots.txt', '/', '/about']);
  });

  it('logs each site', async () => {
    const lines: unknown[] = [];
    const { reader } = await openSiteReader(companySites, { log: (line) => lines.push(line) });
    await reader.read('koivu-klinikat.example', { maxPages: 2 });
    await reader.read('nowhere.example', { maxPages: 2 });
    expect(lines).toMatchObject([
      { address: 'koivu-klinikat.example', pages: 2, failure: null },
      { address: 'nowhere.example', pages: 0, failure: 'name_not_resolved' },
    ]);
  });
});
