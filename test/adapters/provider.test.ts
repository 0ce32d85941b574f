import { expect, test } from 'vitest';
import { createProvider, type ProviderOptions } from '../../src/adapters/provider.ts';
import {
  fieldsOf,
  rowsIfAny,
  rowsOf,
  errorMessageIn,
  InvalidResponse,
} from '../../src/adapters/provider-response.ts';
import { secretKey, startVendor, type VendorAnswer } from '../fixtures/providers/vendor.ts';

async function provider(answers: readonly VendorAnswer[], options: Partial<ProviderOptions> = {}) {
  const vendor = await startVendor(...answers);
  const { key, ...connection } = vendor.connection;
  const asked = createProvider({
    ...connection,
    name: 'Vendor',
    setting: 'VENDOR_KEY',
    headers: { 'x-key': key },
    callsPerSecond: 4,
    ...options,
  });
  const ask = (signal?: AbortSignal) => asked.request({ path: '/things', signal, parse: (answer) => answer });
  return { ...vendor, ask, provider: asked };
}

test('spaces calls of all callers', async () => {
  const { ask, slept } = await provider([{ body: {} }]);
  await Promise.all([ask(), ask(), ask(), ask()]);
  // The clock jumps with each pause, so that a later turn is nearer by then.
  expect(slept.length).toBeGreaterThanOrEqual(3);
  expect(Math.max(...slept)).toBeLessThanOrEqual(750);
  expect(slept[0]).toBe(250);
});

test('pauses grow with random jitter', async () => {
  const longest = await provider([{ status: 500 }], { random: () => 1, callsPerSecond: 1_000_000 });
  await expect(longest.ask()).rejects.toMatchObject({ kind: 'unavailable' });
  expect(longest.slept.filter((waitMs) => waitMs > 1)).toEqual([500, 1_000]);
  const shortest = await provider([{ status: 500 }], { random: () => 0, callsPerSecond: 1_000_000 });
  await expect(shortest.ask()).rejects.toMatchObject({ kind: 'unavailable' });
  expect(shortest.slept.filter((waitMs) => waitMs > 1)).toEqual([250, 500]);
});

test('accepts a date, and a past one means now', async () => {
  const inAnHour = new Date(Date.now() + 3_600_000).toUTCString();
  const later = await provider([{ status: 503, headers: { 'retry-after': inAnHour } }]);
  const failure = (await later.ask().catch((error: unknown) => error)) as { retryAfterMs: number };
  expect(failure.retryAfterMs).toBeGreaterThan(3_500_000);
  expect(later.requests).toHaveLength(1);
  const past = { status: 503, headers: { 'retry-after': 'Wed, 21 Oct 2015 07:28:00 GMT' } };
  const now = await provider([past, { body: { a: 1 } }]);
  expect(await now.ask()).toEqual({ a: 1 });
  const unclear = { status: 503, headers: { 'retry-after': 'soon' } };
  const whenever = await provider([unclear, { body: { a: 1 } }]);
  expect(await whenever.ask()).toEqual({ a: 1 });
});

test('does not retry a provider that is too slow', async () => {
  const { ask, requests } = await provider([{ silent: true }], { timeoutMs: 100 });
  await expect(ask()).rejects.toMatchObject({
    kind: 'unavailable',
    message: 'Vendor could not be reached: No complete response within 100 ms. Try again later.',
  });
  expect(requests).toHaveLength(1);
});

test('aborts a waiting call at once', async () => {
  const giveUp = new AbortController();
  const { ask, requests } = await provider([{ status: 500 }], {
    clock: {
      now: () => performance.now(),
      sleep: async (_delayMs, signal) => {
        giveUp.abort();
        signal.throwIfAborted();
      },
    },
  });
  await expect(ask(giveUp.signal)).rejects.toMatchObject({
    kind: 'unavailable',
    message: 'Vendor did not respond in time.',
  });
  expect(requests).toHaveLength(1);
});

test('shows the provider’s error on one short line without the key', async () => {
  const message = `Bad\nkey ${secretKey} ${'x'.repeat(500)}`;
  const { ask } = await provider([{ status: 400, body: { message } }]);
  const failure = (await ask().catch((error: unknown) => error)) as Error;
  expect(failure.message).toMatch(/^Vendor answered 400: Bad key … x+…\. It rejects this request\.$/);
  expect(failure.message.length).toBeLessThan(300);
});

test('sends the requested method and body', async () => {
  const { provider: vendor, requests } = await provider([{ body: {} }]);
  const parse = () => null;
  await vendor.request({ path: '/a', body: { b: 'ä' }, parse });
  await vendor.request({ path: '/a', method: 'POST', query: [['q', 'ä & b']], parse });
  expect(requests.map(({ method, body }) => [method, body])).toEqual([
    ['POST', { b: 'ä' }],
    ['POST', null],
  ]);
  expect(requests[1]!.query.get('q')).toBe('ä & b');
  expect(requests[0]!.headers).toMatchObject({ 'content-type': 'application/json', 'x-key': secretKey });
});

test('does not report our own error as the provider’s', async () => {
  const { provider: vendor } = await provider([{ body: {} }]);
  const parse = () => {
    throw new TypeError('ours');
  };
  await expect(vendor.request({ path: '/a', parse })).rejects.toThrow(TypeError);
});

test('reads rows only at the expected place, and an invalid row has no fields', () => {
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
])('an error such as %j says %s', (answer, said) => {
  expect(errorMessageIn(answer)).toBe(said);
});
