import { beforeAll, describe, expect, test } from 'vitest';
import { errors, type ErrorName } from '../../generated/contract/errors.ts';
import { fetchReply, testService } from '../support/test-service.ts';
import { waitForTimeLeftInMinute } from '../support/wait-for-period.ts';
import { upload, uploadEntry } from '../support/upload.ts';
import { findMismatch } from './operations.ts';
import { findBreaches } from './published-contract.ts';
import { createKeyOfMode, createInvalidKeys, createUnpaidKey, type InvalidKey } from './test-keys.ts';

const origin = 'https://app.example.com';
const quota = 4;
const service = testService({ environment: { ALLOWED_ORIGINS: origin } });
const limitedService = testService({ environment: { RATE_LIMIT_TEST: String(quota) } });

let invalidKeys: InvalidKey[] = [];
beforeAll(async () => {
  invalidKeys = await createInvalidKeys(service);
});

/** Invalid in every respect, so that the error shows which check runs first. */
const invalidOptions = {
  path: '../a',
  type: 'multipart/form-data',
  body: '',
  headers: { 'Idempotency-Key': 'two words' },
};
const rows = () => service.sql('select id from material_file');

describe('the upload checks, in this order,', () => {
  test('the key', async () => {
    expect(invalidKeys.length).toBeGreaterThan(10);
    for (const { what, authorization, error } of invalidKeys) {
      const headers = {
        ...invalidOptions.headers,
        ...(authorization === undefined ? {} : { Authorization: authorization }),
      };
      const reply = await upload(service, { ...invalidOptions, key: null, headers });
      expect(findMismatch(reply, errors[error]), what).toBeUndefined();
      expect(findBreaches('POST', uploadEntry.path, reply), what).toEqual([]);
    }
  });

  test('the rate limit', async () => {
    const { testKey: key } = limitedService.tenant;
    await waitForTimeLeftInMinute(8_000);
    for (let call = 0; call < quota; call++) await upload(limitedService, { key });
    const reply = await upload(limitedService, { ...invalidOptions, key });
    expect(findMismatch(reply, errors.rate_limited)).toBeUndefined();
    expect(Number(reply.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(findBreaches('POST', uploadEntry.path, reply)).toEqual([]);
  });

  test('the scope and the plan', async () => {
    const key = await createKeyOfMode(service, { scopes: ['read', 'write'] });
    const message = /material\.upload needs the scope pipeline; this key has: read, write/;
    expect(
      findMismatch(await upload(service, { ...invalidOptions, key }), { ...errors.scope_missing, message }),
    ).toBeUndefined();
    const unpaid = await upload(service, { ...invalidOptions, key: await createUnpaidKey(service) });
    expect(findMismatch(unpaid, errors.plan_required)).toBeUndefined();
  });

  test('the headers of the file, then the file itself', async () => {
    const corrections: [correction: object, error: ErrorName, param?: string][] = [
      [{}, 'path_invalid', 'X-Service-Path'],
      [{ path: 'a/b' }, 'unsupported_media_type', 'Content-Type'],
      [{ type: 'text/plain' }, 'idempotency_key_invalid', 'Idempotency-Key'],
      [{ headers: {} }, 'file_empty'],
    ];
    let options: object = invalidOptions;
    for (const [correction, error, param] of corrections) {
      options = { ...options, ...correction };
      const reply = await upload(service, options);
      expect(findMismatch(reply, { ...errors[error], ...(param ? { param } : {}) }), error).toBeUndefined();
      expect(findBreaches('POST', uploadEntry.path, reply), error).toEqual([]);
    }
    expect(await rows()).toEqual([]);
  });
});

test('a live and a sandbox key may upload, and the reply is as published', async () => {
  for (const key of [service.tenant.liveKey, service.tenant.testKey]) {
    const reply = await upload(service, { key });
    expect(reply.status, reply.text).toBe(200);
    expect(findBreaches('POST', uploadEntry.path, reply)).toEqual([]);
    expect(reply.headers.get('RateLimit')).toMatch(/^"minute";r=\d+;t=\d+$/);
    expect(reply.headers.get('Cache-Control')).toBe('no-store');
  }
});

test('it is not an operation, so it is not listed or callable by name', async () => {
  const { value } = await service.request('/mcp/capabilities');
  expect(value.operations.map(({ fn }: { fn: string }) => fn)).not.toContain(uploadEntry.fn);
  expect((await service.rest('POST', '/mcp/run', { fn: uploadEntry.fn, args: {} })).error.code).toBe(
    'unknown_fn',
  );
});

test('other methods and paths are rejected', async () => {
  const headers = { Authorization: `Bearer ${service.tenant.liveKey}` };
  for (const method of ['GET', 'PUT', 'PATCH', 'DELETE']) {
    const reply = await service.request(uploadEntry.path, { method, headers });
    expect(
      findMismatch(reply, { ...errors.method_not_allowed, message: /use POST/ }),
      method,
    ).toBeUndefined();
  }
  const head = await service.request(uploadEntry.path, { method: 'HEAD', headers });
  expect([head.status, head.text]).toEqual([400, '']);
  expect((await service.request(uploadEntry.path)).error.code).toBe('key_missing');
  const misspelled = await service.request(`${uploadEntry.path}s`, { method: 'POST', headers });
  expect(misspelled.error).toMatchObject({ code: 'unknown_route' });
  expect(misspelled.error.message).toContain(`Did you mean ${uploadEntry.path}?`);
});

test('a page of an allowed origin may upload and read the reply', async () => {
  const options = await service.request(uploadEntry.path, { method: 'OPTIONS' });
  expect([options.status, options.headers.get('Allow')]).toEqual([204, 'POST, OPTIONS']);
  const preflight = await fetchReply(service.url + uploadEntry.path, {
    method: 'OPTIONS',
    headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
  });
  expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe(origin);
  const allowed = preflight.headers.get('Access-Control-Allow-Headers')!.toLowerCase().split(',');
  expect(allowed).toEqual(
    expect.arrayContaining(['authorization', 'content-type', 'x-service-path', 'idempotency-key']),
  );
  const reply = await upload(service, { headers: { Origin: origin } });
  expect(reply.headers.get('Access-Control-Allow-Origin')).toBe(origin);
});
