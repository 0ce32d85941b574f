import { expect, test } from 'vitest';
import { createSiteContactSearch } from '../../src/adapters/contact-search/site/site-contact-search.ts';
import type { ContactSearchRequest } from '../../src/ports/contact-search.ts';
import type { SiteReader } from '../../src/ports/site.ts';
import { page, type Layout } from '../fixtures/sites/layout.ts';
import { pathsOf, openSiteReader } from '../fixtures/sites/reader-over-sites.ts';

const layout: Layout = {
  language: 'en',
  company: 'Harbour Foods',
  navigation: [
    'about',
    'products',
    'news',
    'references',
    'careers',
    'services',
    'contact',
    'team',
    'imprint',
  ].map((name) => [`/${name}`, name] as const),
  cookieNotice: 'We use cookies.',
  footer: 'Harbour Foods Ltd <a href="mailto:info@harbour-foods.example">write to us</a>',
};
const site = {
  host: 'harbour-foods.example',
  pages: {
    '/': page(layout, 'Home', '<h1>Smoked fish since 1954</h1>'),
    '/about': page(layout, 'About', '<h1>About us</h1><p>We smoke fish.</p>'),
    '/team': page(
      layout,
      'Team',
      `<h1>Team</h1><p>Laura Price, Marketing Manager, laura.price@harbour-foods.example</p>
       <p>Sam Harper, Chief Executive Officer, sam.harper@harbour-foods.example</p><p>Tom Reid, Buyer</p>`,
    ),
    '/contact': page(layout, 'Contact', '<h1>Contact</h1><p>Sales: sales@harbour-foods.example</p>'),
    '/imprint': page(
      layout,
      'Imprint',
      '<h1>Imprint</h1><p>Managing Director: Sam Harper</p><p>Laura Price, +44 1224 555 010</p>',
    ),
  },
};
const company = {
  name: 'Harbour Foods Ltd',
  domain: 'harbour-foods.example',
  website: null,
  city: null,
  country: 'GB',
};
const request: ContactSearchRequest = { company, roles: [], person: null };
const labelsOf = (people: readonly { firstName: string | null; email: string | null }[]) =>
  people.map(({ firstName, email }) => firstName ?? email);

test('reads pages about people first and sorts people by role', async () => {
  const { reader, sites } = await openSiteReader([site]);
  const finder = createSiteContactSearch({ site: reader });
  const wanted = { ...request, roles: ['Einkaufsleiter'] };
  const { people, lookedIn } = await finder.find(wanted, { limit: 10 });
  expect(pathsOf(sites).slice(0, 5)).toEqual(['/robots.txt', '/', '/team', '/contact', '/imprint']);
  expect(labelsOf(people).slice(0, 3)).toEqual(['Tom', 'Sam', 'Laura']);
  expect(people.slice(3).map(({ kind, email }) => [kind, email])).toEqual([
    ['role_address', 'info@harbour-foods.example'],
    ['role_address', 'sales@harbour-foods.example'],
  ]);
  expect(people[1]).toMatchObject({
    kind: 'person',
    firstName: 'Sam',
    lastName: 'Harper',
    jobTitle: 'Chief Executive Officer',
    email: 'sam.harper@harbour-foods.example',
    foundIn: 'harbour-foods.example',
    foundUrl: 'http://harbour-foods.example/team',
  });
  expect(lookedIn).toEqual([
    { place: 'harbour-foods.example', found: 5, note: expect.stringContaining('own site') },
  ]);
  const requests = sites.requests.length;
  expect(labelsOf((await finder.find(request, { limit: 1 })).people)).toEqual(['Sam']);
  expect(sites.requests.length).toBe(requests);
});

test('returns only the requested person', async () => {
  const { reader } = await openSiteReader([site]);
  const finder = createSiteContactSearch({ site: reader });
  const laura = { ...request, person: { firstName: 'LAURA', lastName: 'Price', linkedinUrl: null } };
  expect(labelsOf((await finder.find(laura, { limit: 5 })).people)).toEqual(['Laura']);
  const unknownPerson = { ...request, person: { firstName: 'Lara', lastName: 'Price', linkedinUrl: null } };
  const { people, lookedIn } = await finder.find(unknownPerson, { limit: 5 });
  expect(people).toEqual([]);
  expect(lookedIn[0]).toMatchObject({ found: 0, note: expect.stringContaining('none names this person') });
});

test('reports an unreadable or unknown site without failing', async () => {
  const closed: SiteReader = {
    read: async () => ({ ok: false, failure: 'robots_disallow', reason: 'robots.txt forbids it.' }),
  };
  const finder = createSiteContactSearch({ site: closed });
  expect(await finder.find(request, { limit: 5 })).toEqual({
    people: [],
    lookedIn: [
      {
        place: 'harbour-foods.example',
        found: 0,
        note: 'The site could not be read: robots.txt forbids it.',
      },
    ],
  });
  const unknown = { ...request, company: { ...company, domain: null } };
  expect((await finder.find(unknown, { limit: 5 })).lookedIn[0]).toMatchObject({
    note: 'The company has no known site.',
  });
});

test('rejects when the caller aborts during a slow read', async () => {
  const slow: SiteReader = {
    read: (_, { signal }) =>
      new Promise((_resolve, fail) => signal!.addEventListener('abort', () => fail(signal!.reason))),
  };
  const signal = AbortSignal.timeout(20);
  const finding = createSiteContactSearch({ site: slow }).find(request, { limit: 5, signal });
  await expect(finding).rejects.toMatchObject({ name: 'TimeoutError' });
});

test('distinguishes sites at one IP address by port', async () => {
  const addresses: string[] = [];
  const page = { url: 'http://127.0.0.1:8984/', title: 'Acme', description: null, language: 'en' };
  const text = 'Anna Lehto, CEO\nanna.lehto@acme.example';
  const read: SiteReader['read'] = async (host) => {
    addresses.push(host);
    const pages = [
      { ...page, text, kind: 'contact' as const, emails: ['anna.lehto@acme.example'], structuredData: [] },
    ];
    return { ok: true, skipped: [], pages };
  };
  const company = { name: 'Acme', domain: 'acme.example', city: null, country: null };
  for (const website of ['http://127.0.0.1:8984', 'http://127.0.0.1:8985/']) {
    const wanted = { company: { ...company, website }, roles: [], person: null };
    const { people } = await createSiteContactSearch({ site: { read } }).find(wanted, { limit: 5 });
    expect(people).toMatchObject([
      { firstName: 'Anna', lastName: 'Lehto', email: 'anna.lehto@acme.example' },
    ]);
  }
  expect(addresses).toEqual(['http://127.0.0.1:8984/', 'http://127.0.0.1:8985/']);
});
