import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { companySites } from '../fixtures/sites/company-sites.ts';
import { hiddenMark } from '../fixtures/sites/harbour-analytics.ts';
import { pagesOf, pathsOf, openSiteReader } from '../fixtures/sites/reader-over-sites.ts';
import type { FixtureSite } from '../fixtures/sites/start-sites.ts';
import { lumiSolar } from '../fixtures/sites/faulty-sites.ts';

describe('a typical site', () => {
  it('is read from its home page to its contacts', async () => {
    const { reader } = await openSiteReader(companySites);
    const pages = pagesOf(await reader.read('koivu-klinikat.example', { maxPages: 8 }));
    expect(pages.map(({ kind, url }) => `${kind} ${url}`)).toEqual([
      'home http://koivu-klinikat.example/',
      'about http://koivu-klinikat.example/yritys',
      'products http://koivu-klinikat.example/palvelut',
      'news http://koivu-klinikat.example/ajankohtaista',
      'team http://koivu-klinikat.example/henkilosto',
      'contact http://koivu-klinikat.example/yhteystiedot',
    ]);
    expect(pages[0]).toMatchObject({
      url: 'http://koivu-klinikat.example/',
      kind: 'home',
      title: 'Työterveyttä lähellä sinua | Koivu Klinikat Oy',
      description: 'Työterveyttä lähellä sinua – Koivu Klinikat Oy',
      language: 'fi',
      text: [
        'Työterveyttä lähellä sinua',
        'Kaksitoista klinikkaa Pirkanmaalla',
        'Koivu Klinikat hoitaa yli 900 yrityksen työterveyttä. ' +
          'Potilaan ensikäynti varataan keskimäärin kahdessa päivässä.',
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

  it('receives only requests that robots.txt allows', async () => {
    const { reader, sites } = await openSiteReader(companySites);
    const reading = await reader.read('koivu-klinikat.example', { maxPages: 12 });
    expect(reading).toMatchObject({
      ok: true,
      skipped: [{ reason: expect.stringContaining('disallows /sisainen/yritys') }],
    });
    expect(pathsOf(sites)).toEqual([
      '/robots.txt',
      '/',
      '/yritys',
      '/palvelut',
      '/ajankohtaista',
      '/henkilosto',
      '/yhteystiedot',
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
    const { reader } = await openSiteReader(companySites);
    const pages = pagesOf(await reader.read(host, { maxPages: 12 }));
    expect(pages.map(({ kind }) => kind).join(' ')).toBe(kinds);
    expect(new Set(pages.map((page) => page.language))).toEqual(new Set([language]));
  });

  it('in Latin-1 is decoded correctly', async () => {
    const { reader } = await openSiteReader(companySites);
    const pages = pagesOf(await reader.read('brenner-maschinenbau.example', { maxPages: 8 }));
    expect(pages[0]?.text).toContain(
      'Über 1.200 Anlagen laufen heute in Österreich, der Schweiz und Deutschland.',
    );
    expect(pages.at(-1)?.text).toContain('Geschäftsführer: Jörg Brenner\nIndustriestraße 9');
  });

  it('is read no further than the caller and the settings allow', async () => {
    const { reader } = await openSiteReader(companySites, { maxPages: 3 });
    expect(pagesOf(await reader.read('koivu-klinikat.example', { maxPages: 2 }))).toHaveLength(2);
    expect(pagesOf(await reader.read('koivu-klinikat.example', { maxPages: 50 }))).toHaveLength(3);
    expect(pagesOf(await reader.read('koivu-klinikat.example', { maxPages: 0 }))).toHaveLength(1);
  });
});

describe('instructions hidden in a page', () => {
  it('do not appear in the result', async () => {
    const { reader } = await openSiteReader(companySites);
    const pages = pagesOf(await reader.read('harbour-analytics.example', { maxPages: 8 }));
    expect(JSON.stringify(pages)).not.toContain(hiddenMark);
    expect(JSON.stringify(pages)).not.toContain('Nobel');
    expect(pages.flatMap(({ emails }) => emails)).toEqual(['hello@harbour-analytics.example']);
  });

  it('remove none of the visible text', async () => {
    const { reader } = await openSiteReader(companySites);
    const [home] = pagesOf(await reader.read('harbour-analytics.example', { maxPages: 1 }));
    expect(home?.text.split('\n\n')).toEqual([
      'Data teams for ports',
      'We forecast berth demand',
      'Harbour Analytics helps container ports plan their berths. Eleven ports in Europe use our forecasts.',
      'Our models are retrained every night.',
    ]);
  });
});

describe('private addresses', () => {
  it('are never connected to by links or redirects', async () => {
    let hits = 0;
    const privateServer = createServer((_request, response) => response.end(`hit ${(hits += 1)}`));
    await new Promise<void>((done) => privateServer.listen(0, '127.0.0.1', done));
    onTestFinished(() => void privateServer.close());
    const site = lumiSolar((privateServer.address() as AddressInfo).port);
    const { reader, resolved } = await openSiteReader(
      [site],
      {},
      { 'intranet.lumi-solar.example': '10.0.0.5' },
    );
    const reading = await reader.read('lumi-solar.example', { maxPages: 12 });
    expect(pagesOf(reading).map(({ url }) => url)).toEqual(['http://lumi-solar.example/']);
    expect(hits).toBe(0);
    expect(reading.ok && reading.skipped.map(({ reason }) => reason)).toEqual(
      expect.arrayContaining([
        expect.stringContaining('intranet.lumi-solar.example does not lead to a public address'),
        expect.stringContaining('redirects to 127.0.0.1'),
        expect.stringContaining('redirects to 169.254.169.254'),
      ]),
    );
    // The link to the private host name was resolved, so the address guard blocked it.
    expect(resolved).toContain('intranet.lumi-solar.example');
  });

  it.each([
    '127.0.0.1',
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://10.0.0.1/',
    'http://[::1]/',
    '169.254.169.254',
  ])('are rejected as entries: %s', async (address) => {
    const { reader } = await openSiteReader([], { maxPages: 1 });
    expect(await reader.read(address, { maxPages: 1 })).toMatchObject({
      ok: false,
      failure: 'address_refused',
    });
  });

  it('are rejected as redirects of a home page or robots.txt', async () => {
    const redirect = { status: 302, headers: { location: 'http://127.0.0.1:8081/' } };
    const sites: FixtureSite[] = [
      { host: 'home.example', pages: { '/': redirect } },
      { host: 'robots.example', robots: redirect, pages: { '/': '<p>Text</p>' } },
    ];
    const { reader } = await openSiteReader(sites);
    for (const { host } of sites) {
      expect(await reader.read(host, { maxPages: 1 })).toMatchObject({
        ok: false,
        failure: 'address_refused',
      });
    }
  });
});
