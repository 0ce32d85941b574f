import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createGuardedFetch } from '../../src/adapters/fetch.ts';
import { createSiteReader, type SiteReaderOptions } from '../../src/adapters/site/reader.ts';
import type { SitePage, SiteReader, SiteReading } from '../../src/ports/site.ts';
import { companySites } from '../fixtures/sites/company-sites.ts';
import { hiddenMark } from '../fixtures/sites/harbour-analytics.ts';
import { startSites, type FixtureSite, type RunningSites } from '../fixtures/sites/start-sites.ts';
import { lumiSolar } from '../fixtures/sites/troublesome.ts';

const closing: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

describe('a well-made site', () => {
  it('is read from its home page to its contacts', async () => {
    const { reader } = await setUp(companySites);
    const pages = pagesOf(await reader.read('koivu-klinikat.example', { maxPages: 8 }));
    expect(pages.map(({ kind, url }) => `${kind} ${url}`)).toEqual([
      'home http://koivu-klinikat.example/',
      'about http://koivu-klinikat.example/yritys',
      'products http://koivu-klinikat.example/palvelut',
      'news http://koivu-klinikat.example/ajankohtaista',
      'team http://koivu-klinikat.example/henkilosto',
      'contact http://koivu-klinikat.example/yhteystiedot',
    ]);
    expect(pages[0]).toEqual({
      url: 'http://koivu-klinikat.example/',
      kind: 'home',
      title: 'Työterveyttä lähellä sinua | Koivu Klinikat Oy',
      description: 'Työterveyttä lähellä sinua – Koivu Klinikat Oy',
      language: 'fi',
      text: [
        'Työterveyttä lähellä sinua',
        'Kaksitoista klinikkaa Pirkanmaalla',
        'Koivu Klinikat hoitaa yli 900 yrityksen työterveyttä. Potilaan ensikäynti varataan keskimäärin kahdessa päivässä.',
        'Työpaikkaselvitykset',
        'Etävastaanotto joka arkipäivä',
        'Fysioterapia',
        'Asiakkaidemme sairauspoissaolot vähenivät viime vuonna 11 prosenttia.',
      ].join('\n\n'),
      emails: [],
      structuredData: [],
    });
    expect(pages.at(-1)?.emails).toEqual(['anna.lehto@koivu-klinikat.example']);
  });

  it('is asked only for what its robots.txt and good manners allow', async () => {
    const { reader, sites } = await setUp(companySites);
    const reading = await reader.read('koivu-klinikat.example', { maxPages: 12 });
    expect(reading).toMatchObject({
      ok: true,
      skipped: [{ reason: expect.stringContaining('disallows /sisainen/yritys') }],
    });
    expect(pathsOf(sites)).toEqual([
      '/robots.txt',
      '/',
      ...['/yritys', '/palvelut', '/ajankohtaista', '/henkilosto', '/yhteystiedot'],
    ]);
    expect(new Set(sites.requests.map(({ userAgent }) => userAgent))).toEqual(
      new Set(['Tester/1.0 (+test)']),
    );
  });

  it.each([
    ['nordvik-logistik.example', 'sv', 'home about products news contact'],
    ['brenner-maschinenbau.example', 'de', 'home about products references contact'],
    ['harbour-analytics.example', 'en', 'home about products news contact'],
  ])('%s is read in its own language', async (host, language, kinds) => {
    const { reader } = await setUp(companySites);
    const pages = pagesOf(await reader.read(host, { maxPages: 12 }));
    expect(pages.map(({ kind }) => kind).join(' ')).toBe(kinds);
    expect(new Set(pages.map((page) => page.language))).toEqual(new Set([language]));
  });

  it('in Latin-1 keeps its letters', async () => {
    const { reader } = await setUp(companySites);
    const pages = pagesOf(await reader.read('brenner-maschinenbau.example', { maxPages: 8 }));
    expect(pages[0]?.text).toContain(
      'Über 1.200 Anlagen laufen heute in Österreich, der Schweiz und Deutschland.',
    );
    expect(pages.at(-1)?.text).toContain('Geschäftsführer: Jörg Brenner\nIndustriestraße 9');
  });

  it('is read no further than the caller and the settings allow', async () => {
    const { reader } = await setUp(companySites, { maxPages: 3 });
    expect(pagesOf(await reader.read('koivu-klinikat.example', { maxPages: 2 }))).toHaveLength(2);
    expect(pagesOf(await reader.read('koivu-klinikat.example', { maxPages: 50 }))).toHaveLength(3);
    expect(pagesOf(await reader.read('koivu-klinikat.example', { maxPages: 0 }))).toHaveLength(1);
  });
});

describe('instructions hidden in a page', () => {
  it('stand in nothing that is read', async () => {
    const { reader } = await setUp(companySites);
    const pages = pagesOf(await reader.read('harbour-analytics.example', { maxPages: 8 }));
    expect(JSON.stringify(pages)).not.toContain(hiddenMark);
    expect(JSON.stringify(pages)).not.toContain('Nobel');
    expect(pages.flatMap(({ emails }) => emails)).toEqual(['hello@harbour-analytics.example']);
  });

  it('take nothing of the visible text with them', async () => {
    const { reader } = await setUp(companySites);
    const [home] = pagesOf(await reader.read('harbour-analytics.example', { maxPages: 1 }));
    expect(home?.text.split('\n\n')).toEqual([
      'Data teams for ports',
      'We forecast berth demand',
      'Harbour Analytics helps container ports plan their berths. Eleven ports in Europe use our forecasts.',
      'Our models are retrained every night.',
    ]);
  });
});

describe('addresses behind the walls', () => {
  it('are never dialled, wherever a site links or redirects', async () => {
    let hits = 0;
    const secret = createServer((_request, response) => response.end(`hit ${(hits += 1)}`));
    await new Promise<void>((done) => secret.listen(0, '127.0.0.1', done));
    closing.push(() => new Promise((done) => secret.close(done)));
    const site = lumiSolar((secret.address() as AddressInfo).port);
    const { reader, resolved } = await setUp([site], {}, { 'intranet.lumi-solar.example': '10.0.0.5' });
    const reading = await reader.read('lumi-solar.example', { maxPages: 12 });
    expect(pagesOf(reading).map(({ url }) => url)).toEqual(['http://lumi-solar.example/']);
    expect(hits).toBe(0);
    expect(reading.ok && reading.skipped.map(({ reason }) => reason)).toEqual(
      expect.arrayContaining([
        expect.stringContaining(
          'intranet.lumi-solar.example, which resolves to 10.0.0.5, is not a public address',
        ),
        expect.stringContaining('redirects to 127.0.0.1'),
        expect.stringContaining('redirects to 169.254.169.254'),
      ]),
    );
    // The link inside the site's own domain was followed as far as its address: the guard, not luck, kept it out.
    expect(resolved).toContain('intranet.lumi-solar.example');
  });

  it.each([
    '127.0.0.1',
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://10.0.0.1/',
    'http://[::1]/',
    '169.254.169.254',
  ])('are refused as entries: %s', async (address) => {
    const { reader } = await setUp([], { maxPages: 1 });
    expect(await reader.read(address, { maxPages: 1 })).toMatchObject({
      ok: false,
      failure: 'address_refused',
    });
  });

  it('are refused when a home page or a robots.txt redirects there', async () => {
    const away = { status: 302, headers: { location: 'http://127.0.0.1:8081/' } };
    const sites: FixtureSite[] = [
      { host: 'home.example', pages: { '/': away } },
      { host: 'robots.example', robots: away, pages: { '/': '<p>Text</p>' } },
    ];
    const { reader } = await setUp(sites);
    for (const { host } of sites) {
      expect(await reader.read(host, { maxPages: 1 })).toMatchObject({
        ok: false,
        failure: 'address_refused',
      });
    }
  });
});

describe('a troublesome site', () => {
  it('is followed to where it moved', async () => {
    const { reader } = await setUp(companySites);
    const pages = pagesOf(await reader.read('old-mill-bakery.example', { maxPages: 4 }));
    expect(pages.map(({ url }) => url)).toEqual([
      'http://www.millstone-breads.example/',
      'http://www.millstone-breads.example/our-story',
    ]);
  });

  it('is found by the other protocol and with www.', async () => {
    const { reader } = await setUp(companySites);
    const [home] = pagesOf(await reader.read('https://millstone-breads.example/', { maxPages: 1 }));
    expect(home?.url).toBe('http://www.millstone-breads.example/');
  });

  it('gives what works and says what does not', async () => {
    const { reader } = await setUp(companySites);
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
      expect.stringMatching(/^\/team: .*nested too deep/),
    ]);
  });

  it('whose robots.txt fails is left alone', async () => {
    const { reader, sites } = await setUp(companySites);
    expect(await reader.read('closed-foundry.example', { maxPages: 3 })).toMatchObject({
      ok: false,
      failure: 'robots_disallow',
      reason: expect.stringContaining('503'),
    });
    expect(pathsOf(sites)).toEqual(['/robots.txt']);
  });

  it.each<[string, FixtureSite['pages'], string]>([
    ['too_large', { '/': `<p>${'x'.repeat(200_000)}</p>` }, 'too_large'],
    ['no page at all', {}, 'http_error'],
    ['a picture', { '/': { headers: { 'content-type': 'image/png' }, body: 'x' } }, 'not_html'],
    ['a page of scripts', { '/': '<div id="root"></div><script>render()</script>' }, 'empty'],
    ['silence', { '/': { silent: true } }, 'timed_out'],
    ['a cut connection', { '/': { headers: { 'content-type': 'text/html' }, cut: true } }, 'unreachable'],
    ['a redirect to itself', { '/': { status: 302, headers: { location: '/' } } }, 'http_error'],
  ])('with %s answers so', async (_, pages, failure) => {
    const { reader } = await setUp([{ host: 'odd.example', pages }], {
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
  ])('without an address answers so: %j', async (address) => {
    const { reader } = await setUp(companySites);
    expect(await reader.read(address, { maxPages: 3 })).toMatchObject({
      ok: false,
      failure: 'name_not_resolved',
    });
  });

  it('is left alone as soon as it says that it has too much to do', async () => {
    const pages = { ...linked(['/about', '/products', '/news']), '/about': { status: 429 } };
    const { reader, sites } = await setUp([{ host: 'busy.example', pages }]);
    expect(pagesOf(await reader.read('busy.example', { maxPages: 6 }))).toHaveLength(1);
    expect(pathsOf(sites)).toEqual(['/robots.txt', '/', '/about']);
  });

  it('gives what was read when its time or its bytes are over', async () => {
    const slow = {
      host: 'slow.example',
      pages: { ...linked(['/about', '/products']), '/products': { silent: true } },
    };
    const { reader } = await setUp([slow], { siteTimeoutMs: 500 });
    const reading = await reader.read('http://slow.example', { maxPages: 6 });
    expect(pagesOf(reading).map(({ kind }) => kind)).toEqual(['home', 'about']);
    const frugal = (await setUp([slow], { maxSiteBytes: 10 })).reader;
    expect(pagesOf(await frugal.read('http://slow.example', { maxPages: 6 }))).toHaveLength(1);
  });

  it('that shows one page under many addresses gives it once', async () => {
    const same = '<link rel="canonical" href="/about"><p>We are us.</p>';
    const pages = { ...linked(['/about', '/about-us', '/company']), '/about': same, '/about-us': same };
    const ownName = { ...pages, '/company': '<link rel="canonical" href="/about"><p>We are us, again.</p>' };
    const { reader } = await setUp([{ host: 'same.example', pages: ownName }]);
    expect(pagesOf(await reader.read('same.example', { maxPages: 6 }))).toHaveLength(2);
  });

  it('that asks not to follow its links is read no further', async () => {
    const pages = linked(['/about']);
    pages['/'] = `<meta name="robots" content="index, nofollow">${pages['/']}`;
    const { reader } = await setUp([{ host: 'shy.example', pages }]);
    expect(pagesOf(await reader.read('shy.example', { maxPages: 6 }))).toHaveLength(1);
  });
});

describe('manners', () => {
  it('keep the spacing, or what the site asks for if that is longer', async () => {
    const { reader, slept } = await setUp(companySites, { spacingMs: 500 });
    await reader.read('koivu-klinikat.example', { maxPages: 3 });
    expect(slept.splice(0).map(Math.round)).toEqual([500, 500]);
    await reader.read('nordvik-logistik.example', { maxPages: 3 });
    expect(slept.map(Math.round)).toEqual([2000, 2000]);
  });

  it('read a site once for all who ask at one time, and again when the reading is old', async () => {
    const { reader, sites, pass } = await setUp(companySites, { keepMs: 60_000 });
    const homes = (): number => sites.requests.filter(({ path }) => path === '/').length;
    const names = [
      'koivu-klinikat.example',
      'https://www.koivu-klinikat.example/',
      'http://KOIVU-klinikat.example',
    ];
    const readings = await Promise.all(names.map((name) => reader.read(name, { maxPages: 2 })));
    expect(new Set(readings).size).toBe(1);
    expect(homes()).toBe(1);
    pass(59_000);
    await reader.read(names[0] ?? '', { maxPages: 2 });
    expect(homes()).toBe(1);
    pass(2_000);
    await reader.read(names[0] ?? '', { maxPages: 2 });
    expect(homes()).toBe(2);
    expect(sites.requests.filter(({ path }) => path === '/robots.txt')).toHaveLength(2);
  });

  it('try a failed site again sooner', async () => {
    const { reader, sites, pass } = await setUp([{ host: 'gone.example', pages: {} }]);
    await reader.read('http://gone.example', { maxPages: 1 });
    const before = sites.requests.length;
    await reader.read('http://gone.example', { maxPages: 1 });
    expect(sites.requests).toHaveLength(before);
    pass(61_000);
    await reader.read('http://gone.example', { maxPages: 1 });
    expect(sites.requests.length).toBeGreaterThan(before);
  });

  it('let one caller give up without taking the reading from the others', async () => {
    const { reader, sites } = await setUp([{ host: 'calm.example', pages: linked(['/about']) }]);
    const impatient = reader.read('calm.example', {
      maxPages: 2,
      signal: AbortSignal.abort(new Error('gave up')),
    });
    const patient = reader.read('calm.example', { maxPages: 2 });
    await expect(impatient).rejects.toThrow('gave up');
    expect(pagesOf(await patient)).toHaveLength(2);
    expect(pathsOf(sites)).toEqual(['/robots.txt', '/', '/about']);
  });

  it('tell the log what was read', async () => {
    const lines: unknown[] = [];
    const { reader } = await setUp(companySites, { log: (line) => lines.push(line) });
    await reader.read('koivu-klinikat.example', { maxPages: 2 });
    await reader.read('nowhere.example', { maxPages: 2 });
    expect(lines).toMatchObject([
      { address: 'koivu-klinikat.example', pages: 2, failure: null },
      { address: 'nowhere.example', pages: 0, failure: 'name_not_resolved' },
    ]);
  });
});

interface SetUp {
  reader: SiteReader;
  sites: RunningSites;
  /** How long the reader slept between requests; the clock jumps instead of waiting. */
  slept: number[];
  /** Every name that was asked for. */
  resolved: string[];
  pass(durationMs: number): void;
}

/** A reader that may reach the sites' own addresses and no other loopback address. */
async function setUp(
  given: readonly FixtureSite[],
  options: Partial<SiteReaderOptions> = {},
  names: Readonly<Record<string, string>> = {},
): Promise<SetUp> {
  const sites = await startSites(given);
  const resolved: string[] = [];
  const outbound = createGuardedFetch({
    allow: given.map(({ host }) => sites.addressOf(host)),
    userAgent: 'unused',
    async resolve(hostname) {
      resolved.push(hostname);
      const address = names[hostname];
      return address === undefined ? sites.resolve(hostname) : [{ address }];
    },
  });
  closing.push(
    () => sites.close(),
    () => outbound.close(),
  );
  const slept: number[] = [];
  let nowMs = 1_000;
  const clock: SiteReaderOptions['clock'] = {
    now: () => nowMs,
    async sleep(delayMs) {
      slept.push(delayMs);
      nowMs += delayMs;
    },
  };
  const reader = createSiteReader({
    outbound,
    userAgent: 'Tester/1.0 (+test)',
    spacingMs: 0,
    clock,
    ...options,
  });
  return { reader, sites, slept, resolved, pass: (durationMs) => void (nowMs += durationMs) };
}

function linked(paths: readonly string[]): Record<string, FixtureSite['pages'][string]> {
  const links = paths.map((path) => `<a href="${path}">${path.slice(1)}</a>`).join('');
  const pages = paths.map((path) => [path, `<p>This is the page ${path}.</p>`] as const);
  return { '/': `<nav>${links}</nav><p>Welcome to our home page.</p>`, ...Object.fromEntries(pages) };
}

function pagesOf(reading: SiteReading): readonly SitePage[] {
  if (!reading.ok) throw new Error(`${reading.failure}: ${reading.reason}`);
  return reading.pages;
}

function pathsOf(sites: RunningSites): string[] {
  return sites.requests.map(({ path }) => path);
}
