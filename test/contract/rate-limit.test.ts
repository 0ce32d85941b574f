import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { errors } from '../../generated/contract/errors.ts';
import type { Service } from '../../src/assemble.ts';
import { openService, testService, serviceUrl } from '../support/test-service.ts';
import { waitForTimeLeftInMinute } from '../support/wait-for-period.ts';
import {
  operationsAt,
  collectProblems,
  apiDoors,
  findMismatch,
  operations,
  requiredArgs,
  send,
} from './operations.ts';
import { createKeyOfMode } from './test-keys.ts';

const quota = { live: 5, test: 3 };
const environment = { RATE_LIMIT_LIVE: String(quota.live), RATE_LIMIT_TEST: String(quota.test) };
const service = testService({ environment });
let second: Service | undefined;
beforeAll(async () => {
  second = await openService(service.databaseUrl, { environment, role: 'api' });
});
afterAll(() => second?.close());

beforeEach(() => waitForTimeLeftInMinute(15_000));

const list = operations.find(({ fn }) => fn === 'projects.list')!;
const parse = (header: string | null) => {
  const [, remaining, seconds] = /^"minute";r=(\d+);t=(\d+)$/.exec(header ?? '') ?? [];
  return { remaining: Number(remaining), seconds: Number(seconds) };
};

describe.each(['live', 'test'] as const)('a %s key', (mode) => {
  test('is limited per minute across two processes', async () => {
    const key = await createKeyOfMode(service, { mode });
    const urls = [service.url, serviceUrl(second!)];
    for (let call = 1; call <= quota[mode]; call++) {
      const reply = await send(urls[call % 2]!, 'rpc', list, {}, { key });
      expect(reply.status, reply.text).toBe(200);
      expect(reply.headers.get('RateLimit-Policy')).toBe(`"minute";q=${quota[mode]};w=60`);
      const { remaining, seconds } = parse(reply.headers.get('RateLimit'));
      expect(remaining).toBe(quota[mode] - call);
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(60);
    }
    for (const url of urls) {
      const reply = await send(url, 'rest', list, {}, { key });
      expect(findMismatch(reply, errors.rate_limited)).toBeUndefined();
      const { remaining, seconds } = parse(reply.headers.get('RateLimit'));
      expect(remaining).toBe(0);
      expect(reply.headers.get('Retry-After')).toBe(String(seconds));
      expect(reply.error.message).toContain(`${quota[mode]} calls`);
    }
  });

  test('is limited for concurrent calls too', async () => {
    const key = await createKeyOfMode(service, { mode });
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        send(index % 2 ? service.url : serviceUrl(second!), 'rpc', list, {}, { key }),
      ),
    );
    const served = replies.filter(({ status }) => status === 200);
    expect(served.length).toBe(quota[mode]);
    expect(replies.filter(({ status }) => status === 429).length).toBe(20 - quota[mode]);
  });
});

test('keys have separate limits, and rejected calls count', async () => {
  const [one, other] = [await createKeyOfMode(service), await createKeyOfMode(service)];
  for (let call = 0; call < quota.live; call++) {
    expect((await service.rest('GET', '/v1/none', {}, { key: one })).error.code).toBe('unknown_route');
  }
  expect((await service.call('projects.list', {}, { key: one })).status).toBe(429);
  expect((await service.call('projects.list', {}, { key: other })).status).toBe(200);
});

test('the limit resets with the next minute', async () => {
  const key = await createKeyOfMode(service);
  for (let call = 0; call <= quota.live; call++) await service.call('projects.list', {}, { key });
  expect((await service.call('projects.list', {}, { key })).status).toBe(429);
  await service.sql(`update directory.rate_window set minute = minute - interval '1 minute'`);
  expect((await service.call('projects.list', {}, { key })).status).toBe(200);
});

test.each(apiDoors)('by %s, every operation rejects a key beyond its rate limit', async (door) => {
  const key = await createKeyOfMode(service);
  for (let call = 0; call < quota.live; call++) await service.call('projects.list', {}, { key });
  const found = await collectProblems(operationsAt(door), async (operation) =>
    findMismatch(
      await send(service.url, door, operation, { ...requiredArgs(operation), unexpected: 1 }, { key }),
      errors.rate_limited,
    ),
  );
  expect(found).toEqual([]);
  // The limit is checked before the name or path.
  expect((await service.call('none', {}, { key })).error.code).toBe('rate_limited');
  expect((await service.rest('GET', '/v1/none', {}, { key })).error.code).toBe('rate_limited');
});

test('other errors have no Retry-After', async () => {
  const reply = await send(
    service.url,
    'rpc',
    list,
    { unexpected: 1 },
    { key: await createKeyOfMode(service, {}) },
  );
  expect(findMismatch(reply, errors.unknown_argument)).toBeUndefined();
  expect(reply.headers.get('Retry-After')).toBeNull();
});
