import { expect, onTestFinished, test } from 'vitest';
import { assemblePorts } from '../../src/assemble-ports.ts';
import { readConfig } from '../../src/config.ts';
import { bakeries, koivuBakery } from '../fixtures/providers/example-requests.ts';
import { readExample, startProviderServer } from '../fixtures/providers/provider-server.ts';

const supermarkets = { ...bakeries, fields: ['supermarket'], cities: [], sizes: [] };

function portsWith(environment: Record<string, string>) {
  const { ports, close } = assemblePorts(readConfig(environment, '/tmp'));
  onTestFinished(close);
  return ports;
}

test('without settings, uses the built-in providers and no web search', async () => {
  const ports = portsWith({});
  expect(ports.search).toBeNull();
  const { companies, lookedIn } = await ports.directory.search(supermarkets, { limit: 2 });
  expect(companies).toHaveLength(2);
  expect(lookedIn.map(({ place }) => place)).toEqual(['the built-in directory']);
});

test('a configured SearXNG may have a private address and supplements the built-in directory', async () => {
  const { connection, requests } = await startProviderServer(readExample('searxng'), readExample('searxng'), {
    body: { results: [] },
  });
  const ports = portsWith({ SEARXNG_URL: connection.baseUrl });
  expect(ports.search?.name).toBe('SearXNG');
  expect(await ports.search!.search('bakery', { limit: 1 })).toHaveLength(1);
  const { companies, lookedIn } = await ports.directory.search(bakeries, { limit: 1 });
  expect(lookedIn.map(({ place, found }) => [place, found])).toEqual([
    ['the built-in directory', 0],
    ['SearXNG', 1],
  ]);
  expect(companies).toMatchObject([{ domain: 'koivubakery.example' }]);
  // Enough results of the built-in directory make a search unnecessary.
  await ports.directory.search(supermarkets, { limit: 2 });
  expect(requests.map(({ query }) => query.get('q'))).toEqual(['bakery', 'bakery Tampere', 'bakery Tampere']);
});

test('queries configured providers before the built-in providers', async () => {
  const keys = { APOLLO_API_KEY: 'a', GOOGLE_PLACES_API_KEY: 'g', HUNTER_API_KEY: 'h', BRAVE_API_KEY: 'b' };
  const ports = portsWith(keys);
  expect(ports.search?.name).toBe('Brave Search');
  // After an abort, each provider fails without a request, and the next one is queried.
  const signal = AbortSignal.abort();
  const { companies, lookedIn } = await ports.directory.search(supermarkets, { limit: 1, signal });
  expect(companies).toHaveLength(1);
  expect(lookedIn.map(({ place }) => place)).toEqual(['Apollo', 'Google Places', 'the built-in directory']);
  // Without a site to read, the providers are queried in turn.
  const nowhere = { ...koivuBakery, company: { ...koivuBakery.company, domain: null } };
  const found = await ports.contactSearch.find(nowhere, { limit: 1 });
  expect(found.lookedIn.map(({ place }) => place)).toEqual(['the company’s own site', 'Apollo', 'Hunter']);
});
