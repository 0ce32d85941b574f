import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { connectApollo } from '../../src/adapters/apollo.ts';
import type { Connection } from '../../src/adapters/connection.ts';
import { createApolloDirectory } from '../../src/adapters/directory/apollo.ts';
import {
  connectGooglePlaces,
  createGooglePlacesDirectory,
} from '../../src/adapters/directory/google-places.ts';
import { createApolloContactSearch } from '../../src/adapters/contact-search/apollo.ts';
import { connectHunter, createHunterContactSearch } from '../../src/adapters/contact-search/hunter.ts';
import { createBraveSearch } from '../../src/adapters/search/brave.ts';
import { createSearxngSearch } from '../../src/adapters/search/searxng.ts';
import { ProviderFailed } from '../../src/ports/provider-failed.ts';
import { bakeries, koivuBakery } from '../fixtures/providers/questions.ts';
import { documented, secretKey, startVendor, type VendorAnswer } from '../fixtures/providers/vendor.ts';

interface Adapter {
  readonly vendor: string;
  readonly setting: string;
  readonly ask: (connection: Required<Connection>, signal?: AbortSignal) => Promise<unknown>;
  /** A good answer to the first request. */
  readonly good: VendorAnswer;
  /** What the vendor means by 429. */
  readonly tooMany: 'rate_limited' | 'exhausted';
  /** An empty object says there that nothing was found. */
  readonly emptyIsNothing: boolean;
}

const adapters: readonly (readonly [string, Adapter])[] = [
  {
    vendor: 'Apollo',
    setting: 'APOLLO_API_KEY',
    ask: (connection: Required<Connection>, signal?: AbortSignal) =>
      createApolloDirectory(connectApollo(connection)).search(bakeries, { limit: 5, signal }),
    good: documented('apollo-companies'),
    tooMany: 'rate_limited' as const,
    emptyIsNothing: false,
  },
  {
    vendor: 'Apollo',
    setting: 'APOLLO_API_KEY',
    ask: (connection: Required<Connection>, signal?: AbortSignal) =>
      createApolloContactSearch(connectApollo(connection)).find(koivuBakery, { limit: 5, signal }),
    good: { body: { people: [] } },
    tooMany: 'rate_limited' as const,
    emptyIsNothing: false,
  },
  {
    vendor: 'Google Places',
    setting: 'GOOGLE_PLACES_API_KEY',
    ask: (connection: Required<Connection>, signal?: AbortSignal) =>
      createGooglePlacesDirectory(connectGooglePlaces(connection)).search(
        { ...bakeries, sizes: [] },
        { limit: 5, signal },
      ),
    good: documented('google-places'),
    tooMany: 'rate_limited' as const,
    emptyIsNothing: true,
  },
  {
    vendor: 'Hunter',
    setting: 'HUNTER_API_KEY',
    ask: (connection: Required<Connection>, signal?: AbortSignal) =>
      createHunterContactSearch(connectHunter(connection)).find(koivuBakery, { limit: 5, signal }),
    good: documented('hunter-domain-search'),
    tooMany: 'exhausted' as const,
    emptyIsNothing: false,
  },
  {
    vendor: 'Brave Search',
    setting: 'BRAVE_API_KEY',
    ask: (connection: Required<Connection>, signal?: AbortSignal) =>
      createBraveSearch(connection).search('bakery Tampere', { limit: 5, signal }),
    good: documented('brave-web'),
    tooMany: 'rate_limited' as const,
    emptyIsNothing: true,
  },
  {
    vendor: 'SearXNG',
    setting: 'SEARXNG_URL',
    ask: (connection: Required<Connection>, signal?: AbortSignal) =>
      createSearxngSearch(connection).search('bakery Tampere', { limit: 1, signal }),
    good: documented('searxng'),
    tooMany: 'rate_limited' as const,
    emptyIsNothing: false,
  },
].map((adapter) => [`${adapter.vendor} (${Object.keys(adapter.good.body as object)[0]})`, adapter] as const);

async function failureOf(asking: Promise<unknown>): Promise<ProviderFailed> {
  const failure = await asking.then(
    () => null,
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(ProviderFailed);
  expect(JSON.stringify(failure) + String(failure)).not.toContain(secretKey);
  return failure as ProviderFailed;
}

describe.each(adapters)('%s', (_, { vendor, setting, ask, good, tooMany, emptyIsNothing }) => {
  test('gets the key in a header only', async () => {
    const { connection, requests } = await startVendor(good);
    await ask(connection);
    const [{ path, query, headers, body }] = requests as [(typeof requests)[0]];
    expect(`${path} ${query.toString()} ${JSON.stringify(body)}`).not.toContain(secretKey);
    if (vendor !== 'SearXNG') expect(Object.values(headers)).toContain(secretKey);
  });

  test.each([
    [401, 'not_allowed'],
    [402, 'exhausted'],
    [404, 'not_allowed'],
    [422, 'not_allowed'],
  ] as const)('answers %s, which is not retried', async (status, trouble) => {
    const sent = vendor === 'SearXNG' ? 'you' : secretKey;
    const said = { error: { message: `No such thing for ${sent}.`, code: 'X' } };
    const { connection, requests } = await startVendor({ status, body: said });
    const failure = await failureOf(ask(connection));
    expect(failure).toMatchObject({ provider: vendor, kind: trouble, retryAfterMs: null });
    expect(failure.message).toMatch(
      new RegExp(`^${vendor} answered ${status}: No such thing for .*\\. .*\\.$`),
    );
    if (status === 401) expect(failure.message).toContain(setting);
    expect(requests).toHaveLength(1);
  });

  test('answers 403, with what to fix', async () => {
    const { connection } = await startVendor({ status: 403, body: '<h1>Forbidden</h1>' });
    const failure = await failureOf(ask(connection));
    expect(failure.kind).toBe(vendor === 'Hunter' ? 'rate_limited' : 'not_allowed');
    expect(failure.message).toMatch(new RegExp(`^${vendor} answered 403\\. .{20,}`));
  });

  test('answers 429 and is retried when it says', async () => {
    const soon = { status: 429, headers: { 'retry-after': '2' }, body: {} };
    const { connection, slept, requests } = await startVendor(soon, good);
    if (tooMany === 'exhausted') {
      expect(await failureOf(ask(connection))).toMatchObject({ kind: 'exhausted' });
      expect(requests).toHaveLength(1);
    } else {
      await ask(connection);
      expect(slept).toContain(2_000);
      expect(requests).toHaveLength(2);
    }
  });

  test('answers 429 and asks for a long pause', async () => {
    const later = { status: 429, headers: { 'retry-after': '3600' }, body: {} };
    const { connection, requests } = await startVendor(later);
    expect(await failureOf(ask(connection))).toMatchObject({ kind: tooMany, retryAfterMs: 3_600_000 });
    expect(requests).toHaveLength(1);
  });

  test('answers 429 without a time', async () => {
    const { connection, requests } = await startVendor({ status: 429 });
    expect(await failureOf(ask(connection))).toMatchObject({ kind: tooMany });
    expect(requests).toHaveLength(tooMany === 'exhausted' ? 1 : 3);
  });

  test('has a temporary error, and a permanent one', async () => {
    const passing = await startVendor({ status: 500 }, { cut: true, body: '{"a":' }, good);
    await ask(passing.connection);
    expect(passing.requests).toHaveLength(3);
    const staying = await startVendor({ status: 503, body: '<html>Down</html>' });
    expect(await failureOf(ask(staying.connection))).toMatchObject({ kind: 'unavailable' });
    expect(staying.requests).toHaveLength(3);
    expect(staying.slept.slice(-2).every((waitMs) => waitMs >= 125)).toBe(true);
  });

  test.each([
    ['garbage', '\u0000\u0001garbage'],
    ['a page', '<!doctype html><title>Sign in</title>'],
    ['half an answer', '{"people": [{"id": '],
    ['a list', []],
    ['null', null],
    [
      'lists that are none',
      { people: 'x', organizations: 1, places: {}, data: { emails: 'x' }, web: { results: 7 } },
    ],
  ])('answers with %s', async (_kind, body) => {
    const text = body === null ? 'null' : body;
    const { connection, requests } = await startVendor({ body: text });
    expect(await failureOf(ask(connection))).toMatchObject({ kind: 'bad_answer', provider: vendor });
    expect(requests).toHaveLength(1);
  });

  test('answers with an empty object', async () => {
    const { connection } = await startVendor({ body: {} });
    if (emptyIsNothing) await ask(connection);
    else expect(await failureOf(ask(connection))).toMatchObject({ kind: 'bad_answer' });
  });

  test('sends more than the limit', async () => {
    const { connection, requests } = await startVendor({ body: { people: ['x'.repeat(5 * 1024 * 1024)] } });
    expect(await failureOf(ask(connection))).toMatchObject({ kind: 'bad_answer' });
    expect(requests).toHaveLength(1);
  });

  test('is silent until the timeout', async () => {
    const { connection, requests } = await startVendor({ silent: true });
    expect(await failureOf(ask(connection, AbortSignal.timeout(150)))).toMatchObject({
      kind: 'unavailable',
    });
    expect(requests).toHaveLength(1);
    expect(await failureOf(ask(connection, AbortSignal.abort()))).toMatchObject({ kind: 'unavailable' });
    expect(requests).toHaveLength(1);
  });

  test('redirects into the private network, which is not followed', async () => {
    let visits = 0;
    const inside = createServer((_request, response) => response.end(String((visits += 1))));
    await new Promise<void>((listening) => inside.listen(0, '127.0.0.1', listening));
    onTestFinished(() => void inside.close());
    const location = `http://127.0.0.1:${(inside.address() as AddressInfo).port}/`;
    const { connection } = await startVendor({ status: 302, headers: { location }, body: '' });
    expect(await failureOf(ask(connection))).toMatchObject({ kind: 'bad_answer' });
    expect(visits).toBe(0);
  });

  test('is unreachable', async () => {
    const { connection } = await startVendor(good);
    const nowhere = { ...connection, baseUrl: 'http://127.0.0.1:9' };
    const failure = await failureOf(ask(nowhere));
    expect(failure.kind).toBe('unavailable');
    expect(failure.message).toMatch(new RegExp(`^${vendor} could not be reached: `));
  });
});
