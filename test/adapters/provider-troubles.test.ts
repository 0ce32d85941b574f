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
import { bakeries, koivuBakery } from '../fixtures/providers/example-requests.ts';
import {
  readExample,
  secretKey,
  startProviderServer,
  type ProviderResponse,
} from '../fixtures/providers/provider-server.ts';

interface Adapter {
  readonly provider: string;
  readonly setting: string;
  readonly query: (connection: Required<Connection>, signal?: AbortSignal) => Promise<unknown>;
  /** A valid response to the first request. */
  readonly success: ProviderResponse;
  /** The meaning of status 429 for this provider. */
  readonly kindOf429: 'rate_limited' | 'exhausted';
  /** Whether an empty object means no results. */
  readonly acceptsEmptyObject: boolean;
}

const adapters: readonly (readonly [string, Adapter])[] = [
  {
    provider: 'Apollo',
    setting: 'APOLLO_API_KEY',
    query: (connection: Required<Connection>, signal?: AbortSignal) =>
      createApolloDirectory(connectApollo(connection)).search(bakeries, { limit: 5, signal }),
    success: readExample('apollo-companies'),
    kindOf429: 'rate_limited' as const,
    acceptsEmptyObject: false,
  },
  {
    provider: 'Apollo',
    setting: 'APOLLO_API_KEY',
    query: (connection: Required<Connection>, signal?: AbortSignal) =>
      createApolloContactSearch(connectApollo(connection)).find(koivuBakery, { limit: 5, signal }),
    success: { body: { people: [] } },
    kindOf429: 'rate_limited' as const,
    acceptsEmptyObject: false,
  },
  {
    provider: 'Google Places',
    setting: 'GOOGLE_PLACES_API_KEY',
    query: (connection: Required<Connection>, signal?: AbortSignal) =>
      createGooglePlacesDirectory(connectGooglePlaces(connection)).search(
        { ...bakeries, sizes: [] },
        { limit: 5, signal },
      ),
    success: readExample('google-places'),
    kindOf429: 'rate_limited' as const,
    acceptsEmptyObject: true,
  },
  {
    provider: 'Hunter',
    setting: 'HUNTER_API_KEY',
    query: (connection: Required<Connection>, signal?: AbortSignal) =>
      createHunterContactSearch(connectHunter(connection)).find(koivuBakery, { limit: 5, signal }),
    success: readExample('hunter-domain-search'),
    kindOf429: 'exhausted' as const,
    acceptsEmptyObject: false,
  },
  {
    provider: 'Brave Search',
    setting: 'BRAVE_API_KEY',
    query: (connection: Required<Connection>, signal?: AbortSignal) =>
      createBraveSearch(connection).search('bakery Tampere', { limit: 5, signal }),
    success: readExample('brave-web'),
    kindOf429: 'rate_limited' as const,
    acceptsEmptyObject: true,
  },
  {
    provider: 'SearXNG',
    setting: 'SEARXNG_URL',
    query: (connection: Required<Connection>, signal?: AbortSignal) =>
      createSearxngSearch(connection).search('bakery Tampere', { limit: 1, signal }),
    success: readExample('searxng'),
    kindOf429: 'rate_limited' as const,
    acceptsEmptyObject: false,
  },
].map(
  (adapter) => [`${adapter.provider} (${Object.keys(adapter.success.body as object)[0]})`, adapter] as const,
);

async function failureOf(call: Promise<unknown>): Promise<ProviderFailed> {
  const failure = await call.then(
    () => null,
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(ProviderFailed);
  expect(JSON.stringify(failure) + String(failure)).not.toContain(secretKey);
  return failure as ProviderFailed;
}

describe.each(adapters)('%s', (_, { provider, setting, query, success, kindOf429, acceptsEmptyObject }) => {
  test('receives the key only in a header', async () => {
    const { connection, requests } = await startProviderServer(success);
    await query(connection);
    const [{ path, query: parameters, headers, body }] = requests as [(typeof requests)[0]];
    expect(`${path} ${parameters.toString()} ${JSON.stringify(body)}`).not.toContain(secretKey);
    if (provider !== 'SearXNG') expect(Object.values(headers)).toContain(secretKey);
  });

  test.each([
    [401, 'not_allowed'],
    [402, 'exhausted'],
    [404, 'not_allowed'],
    [422, 'not_allowed'],
  ] as const)('responds with %s and is not called again', async (status, kind) => {
    const subject = provider === 'SearXNG' ? 'you' : secretKey;
    const errorBody = { error: { message: `No such thing for ${subject}.`, code: 'X' } };
    const { connection, requests } = await startProviderServer({ status, body: errorBody });
    const failure = await failureOf(query(connection));
    expect(failure).toMatchObject({ provider, kind, retryAfterMs: null });
    expect(failure.message).toMatch(
      new RegExp(`^${provider} answered ${status}: No such thing for .*\\. .*\\.$`),
    );
    if (status === 401) expect(failure.message).toContain(setting);
    expect(requests).toHaveLength(1);
  });

  test('responds with 403, which is explained', async () => {
    const { connection } = await startProviderServer({ status: 403, body: '<h1>Forbidden</h1>' });
    const failure = await failureOf(query(connection));
    expect(failure.kind).toBe(provider === 'Hunter' ? 'rate_limited' : 'not_allowed');
    expect(failure.message).toMatch(new RegExp(`^${provider} answered 403\\. .{20,}`));
  });

  test('responds with 429 and is called again after the requested pause', async () => {
    const soon = { status: 429, headers: { 'retry-after': '2' }, body: {} };
    const { connection, delaysMs, requests } = await startProviderServer(soon, success);
    if (kindOf429 === 'exhausted') {
      expect(await failureOf(query(connection))).toMatchObject({ kind: 'exhausted' });
      expect(requests).toHaveLength(1);
    } else {
      await query(connection);
      expect(delaysMs).toContain(2_000);
      expect(requests).toHaveLength(2);
    }
  });

  test('responds with 429 and requests a long pause', async () => {
    const later = { status: 429, headers: { 'retry-after': '3600' }, body: {} };
    const { connection, requests } = await startProviderServer(later);
    expect(await failureOf(query(connection))).toMatchObject({ kind: kindOf429, retryAfterMs: 3_600_000 });
    expect(requests).toHaveLength(1);
  });

  test('responds with 429 without a pause', async () => {
    const { connection, requests } = await startProviderServer({ status: 429 });
    expect(await failureOf(query(connection))).toMatchObject({ kind: kindOf429 });
    expect(requests).toHaveLength(kindOf429 === 'exhausted' ? 1 : 3);
  });

  test('is retried at most twice after a server error', async () => {
    const temporary = await startProviderServer({ status: 500 }, { cut: true, body: '{"a":' }, success);
    await query(temporary.connection);
    expect(temporary.requests).toHaveLength(3);
    const permanent = await startProviderServer({ status: 503, body: '<html>Down</html>' });
    expect(await failureOf(query(permanent.connection))).toMatchObject({ kind: 'unavailable' });
    expect(permanent.requests).toHaveLength(3);
    expect(permanent.delaysMs.slice(-2).every((waitMs) => waitMs >= 125)).toBe(true);
  });

  test.each([
    ['garbage', '\u0000\u0001garbage'],
    ['a web page', '<!doctype html><title>Sign in</title>'],
    ['a truncated response', '{"people": [{"id": '],
    ['a list', []],
    ['null', null],
    [
      'values of a wrong type',
      { people: 'x', organizations: 1, places: {}, data: { emails: 'x' }, web: { results: 7 } },
    ],
  ])('returns %s', async (_description, body) => {
    const text = body === null ? 'null' : body;
    const { connection, requests } = await startProviderServer({ body: text });
    expect(await failureOf(query(connection))).toMatchObject({ kind: 'bad_answer', provider });
    expect(requests).toHaveLength(1);
  });

  test('returns an empty object', async () => {
    const { connection } = await startProviderServer({ body: {} });
    if (acceptsEmptyObject) await query(connection);
    else expect(await failureOf(query(connection))).toMatchObject({ kind: 'bad_answer' });
  });

  test('returns a response that is too large', async () => {
    const { connection, requests } = await startProviderServer({
      body: { people: ['x'.repeat(5 * 1024 * 1024)] },
    });
    expect(await failureOf(query(connection))).toMatchObject({ kind: 'bad_answer' });
    expect(requests).toHaveLength(1);
  });

  test('does not respond before the timeout', async () => {
    const { connection, requests } = await startProviderServer({ silent: true });
    expect(await failureOf(query(connection, AbortSignal.timeout(150)))).toMatchObject({
      kind: 'unavailable',
    });
    expect(requests).toHaveLength(1);
    expect(await failureOf(query(connection, AbortSignal.abort()))).toMatchObject({ kind: 'unavailable' });
    expect(requests).toHaveLength(1);
  });

  test('returns a redirect, which is not followed', async () => {
    let visits = 0;
    const target = createServer((_request, response) => response.end(String((visits += 1))));
    await new Promise<void>((listening) => target.listen(0, '127.0.0.1', listening));
    onTestFinished(() => void target.close());
    const location = `http://127.0.0.1:${(target.address() as AddressInfo).port}/`;
    const { connection } = await startProviderServer({ status: 302, headers: { location }, body: '' });
    expect(await failureOf(query(connection))).toMatchObject({ kind: 'bad_answer' });
    expect(visits).toBe(0);
  });

  test('is unreachable', async () => {
    const { connection } = await startProviderServer(success);
    const nowhere = { ...connection, baseUrl: 'http://127.0.0.1:9' };
    const failure = await failureOf(query(nowhere));
    expect(failure.kind).toBe('unavailable');
    expect(failure.message).toMatch(new RegExp(`^${provider} could not be reached: `));
  });
});
