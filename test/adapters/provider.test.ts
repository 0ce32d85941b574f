import { expect, test } from 'vitest';
import { createProvider, type ProviderOptions } from '../../src/adapters/provider.ts';
import {
  fieldsOf,
  rowsIfAny,
  rowsOf,
  errorMessageIn,
  InvalidResponse,
} from '../../src/adapters/provider-response.ts';
import {
  secretKey,
  startProviderServer,
  type ProviderResponse,
} from '../fixtures/providers/provider-server.ts';

async function provider(responses: readonly ProviderResponse[], options: Partial<ProviderOptions> = {}) {
  const server = await startProviderServer(...responses);
  const { key, ...connection } = server.connection;
  const client = createProvider({
    ...connection,
    name: 'Example',
    setting: 'EXAMPLE_KEY',
    headers: { 'x-key': key },
    callsPerSecond: 4,
    ...options,
  });
  const send = (signal?: AbortSignal) => client.request({ path: '/things', signal, parse: (body) => body });
  return { ...server, send, provider: client };
}

test('spaces calls of all callers', async () => {
  const { send, delaysMs } = await provider([{ body: {} }]);
  await Promise.all([send(), send(), send(), send()]);
  // The fake clock advances on each sleep, so later calls wait less.
  expect(delaysMs.length).toBeGreaterThanOrEqual(3);
  expect(Math.max(...delaysMs)).toBeLessThanOrEqual(750);
  expect(delaysMs[0]).toBe(250);
});

test('doubles the pauses and varies them at random', async () => {
  const longest = await provider([{ status: 500 }], { random: () => 1, callsPerSecond: 1_000_000 });
  await expect(longest.send()).rejects.toMatchObject({ kind: 'unavailable' });
  expect(longest.delaysMs.filter((waitMs) => waitMs > 1)).toEqual([500, 1_000]);
  const shortest = await provider([{ status: 500 }], { random: () => 0, callsPerSecond: 1_000_000 });
  await expect(shortest.send()).rejects.toMatchObject({ kind: 'unavailable' });
  expect(shortest.delaysMs.filter((waitMs) => waitMs > 1)).toEqual([250, 500]);
});

test('reads a date in Retry-After and retries immediately if it is past', async () => {
  const inAnHour = new Date(Date.now() + 3_600_000).toUTCString();
  const withDate = await provider([{ status: 503, headers: { 'retry-after': inAnHour } }]);
  const failure = (await withDate.send().catch((error: unknown) => error)) as { retryAfterMs: number };
  expect(failure.retryAfterMs).toBeGreaterThan(3_500_000);
  expect(withDate.requests).toHaveLength(1);
  const past = { status: 503, headers: { 'retry-after': 'Wed, 21 Oct 2015 07:28:00 GMT' } };
  const withPastDate = await provider([past, { body: { a: 1 } }]);
  expect(await withPastDate.send()).toEqual({ a: 1 });
  const invalid = { status: 503, headers: { 'retry-after': 'soon' } };
  const withInvalidDate = await provider([invalid, { body: { a: 1 } }]);
  expect(await withInvalidDate.send()).toEqual({ a: 1 });
});

test('does not retry a provider that is too slow', async () => {
  const { send, requests } = await provider([{ silent: true }], { timeoutMs: 100 });
  await expect(send()).rejects.toMatchObject({
    kind: 'unavailable',
    message: 'Example could not be reached: No complete response within 100 ms. Try again later.',
  });
  expect(requests).toHaveLength(1);
});

test('aborts a waiting call immediately', async () => {
  const controller = new AbortController();
  const { send, requests } = await provider([{ status: 500 }], {
    clock: {
      now: () => performance.now(),
      sleep: async (_delayMs, signal) => {
        controller.abort();
        signal.throwIfAborted();
      },
    },
  });
  await expect(send(controller.signal)).rejects.toMatchObject({
    kind: 'unavailable',
    message: 'Example did not respond in time.',
  });
  expect(requests).toHaveLength(1);
});

test('shows the provider’s error on one short line without the key', async () => {
  const message = `Bad\nkey ${secretKey} ${'x'.repeat(500)}`;
  const { send } = await provider([{ status: 400, body: { message } }]);
  const failure = (await send().catch((error: unknown) => error)) as Error;
  expect(failure.message).toMatch(/^Example answered 400: Bad key … x+…\. It rejects this request\.$/);
  expect(failure.message.length).toBeLessThan(300);
});

test('sends the requested method and body', async () => {
  const { provider: client, requests } = await provider([{ body: {} }]);
  const parse = () => null;
  await client.request({ path: '/a', body: { b: 'ä' }, parse });
  await client.request({ path: '/a', method: 'POST', query: [['q', 'ä & b']], parse });
  expect(requests.map(({ method, body }) => [method, body])).toEqual([
    ['POST', { b: 'ä' }],
    ['POST', null],
  ]);
  expect(requests[1]!.query.get('q')).toBe('ä & b');
  expect(requests[0]!.headers).toMatchObject({ 'content-type': 'application/json', 'x-key': secretKey });
});

test('rethrows an error of the parser', async () => {
  const { provider: client } = await provider([{ body: {} }]);
  const parse = () => {
    throw new TypeError('bug');
  };
  await expect(client.request({ path: '/a', parse })).rejects.toThrow(TypeError);
});

test('reads rows of the expected list, with no fields in an invalid row', () => {
  expect(rowsOf({ rows: [{ a: 1 }, 'x', null, []] }, 'rows')).toEqual([{ a: 1 }, {}, {}, {}]);
  expect(() => rowsOf({}, 'rows')).toThrow(InvalidResponse);
  expect(rowsIfAny({}, 'rows')).toEqual([]);
  expect(() => rowsIfAny({ rows: 'x' }, 'rows')).toThrow('no list "rows"');
  expect(fieldsOf([1])).toEqual({});
});

test.each([
  [{ error: 'No.' }, 'No.'],
  [{ error: { message: 'No.' } }, 'No.'],
  [{ error: { detail: 'No.' } }, 'No.'],
  [{ errors: [{ details: 'No.' }] }, 'No.'],
  [{ message: 'No.' }, 'No.'],
  [{ error: 17 }, null],
  ['No.', null],
  [null, null],
])('finds in %j the message %s', (response, message) => {
  expect(errorMessageIn(response)).toBe(message);
});
