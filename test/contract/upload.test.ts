import { beforeAll, describe, expect, test } from 'vitest';
import { errors, type ErrorName } from '../../generated/contract/errors.ts';
import { fetchReply, testHouse } from '../house.ts';
import { withinOneMinute } from '../within-one.ts';
import { upload, uploadEntry } from '../uploads.ts';
import { misfit } from './every-operation.ts';
import { breaches } from './judge.ts';
import { keyOf, spentKeys, unpaidKey, type SpentKey } from './keys.ts';

const origin = 'https://app.example.com';
const quota = 4;
const house = testHouse({ environment: { ALLOWED_ORIGINS: origin } });
const limited = testHouse({ environment: { RATE_LIMIT_TEST: String(quota) } });

let spent: SpentKey[] = [];
beforeAll(async () => {
  spent = await spentKeys(house);
});

/** Everything else is wrong too, so that a refusal shows what is looked at first. */
const wrong = {
  path: '../a',
  type: 'multipart/form-data',
  body: '',
  headers: { 'Idempotency-Key': 'two words' },
};
const rows = () => house.sql('select id from material_file');

describe('the upload refuses, in this order,', () => {
  test('whoever is not a caller, and says why', async () => {
    expect(spent.length).toBeGreaterThan(10);
    for (const { what, authorization, error } of spent) {
      const headers = {
        ...wrong.headers,
        ...(authorization === undefined ? {} : { Authorization: authorization }),
      };
      const reply = await upload(house, { ...wrong, key: null, headers });
      expect(misfit(reply, errors[error]), what).toBeUndefined();
      expect(breaches('POST', uploadEntry.path, reply), what).toEqual([]);
    }
  });

  test('a key that called too often', async () => {
    const { testKey: key } = limited.tenant;
    await withinOneMinute(8_000);
    for (let call = 0; call < quota; call++) await upload(limited, { key });
    const reply = await upload(limited, { ...wrong, key });
    expect(misfit(reply, errors.rate_limited)).toBeUndefined();
    expect(Number(reply.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(breaches('POST', uploadEntry.path, reply)).toEqual([]);
  });

  test('a key without the scope pipeline, and one without a plan', async () => {
    const key = await keyOf(house, { scopes: ['read', 'write'] });
    const message = /material\.upload needs the scope pipeline; this key has: read, write/;
    expect(
      misfit(await upload(house, { ...wrong, key }), { ...errors.scope_missing, message }),
    ).toBeUndefined();
    const unpaid = await upload(house, { ...wrong, key: await unpaidKey(house) });
    expect(misfit(unpaid, errors.plan_required)).toBeUndefined();
  });

  test('what is said about the file, then the file itself', async () => {
    const mended: [mended: object, error: ErrorName, param?: string][] = [
      [{}, 'path_invalid', 'X-Service-Path'],
      [{ path: 'a/b' }, 'unsupported_media_type', 'Content-Type'],
      [{ type: 'text/plain' }, 'idempotency_key_invalid', 'Idempotency-Key'],
      [{ headers: {} }, 'file_empty'],
    ];
    let options: object = wrong;
    for (const [more, error, param] of mended) {
      options = { ...options, ...more };
      const reply = await upload(house, options);
      expect(misfit(reply, { ...errors[error], ...(param ? { param } : {}) }), error).toBeUndefined();
      expect(breaches('POST', uploadEntry.path, reply), error).toEqual([]);
    }
    expect(await rows()).toEqual([]);
  });
});

test('a live and a sandbox key may upload, and the reply is as published', async () => {
  for (const key of [house.tenant.liveKey, house.tenant.testKey]) {
    const reply = await upload(house, { key });
    expect(reply.status, reply.text).toBe(200);
    expect(breaches('POST', uploadEntry.path, reply)).toEqual([]);
    expect(reply.headers.get('RateLimit')).toMatch(/^"minute";r=\d+;t=\d+$/);
    expect(reply.headers.get('Cache-Control')).toBe('no-store');
  }
});

test('it is no operation: no call names it, and the list does not count it', async () => {
  const { value } = await house.request('/mcp/capabilities');
  expect(value.operations.map(({ fn }: { fn: string }) => fn)).not.toContain(uploadEntry.fn);
  expect((await house.rest('POST', '/mcp/run', { fn: uploadEntry.fn, args: {} })).error.code).toBe(
    'unknown_fn',
  );
});

test('other methods are refused as everywhere, and a path beside it is none', async () => {
  const headers = { Authorization: `Bearer ${house.tenant.liveKey}` };
  for (const method of ['GET', 'PUT', 'PATCH', 'DELETE']) {
    const reply = await house.request(uploadEntry.path, { method, headers });
    expect(misfit(reply, { ...errors.method_not_allowed, message: /use POST/ }), method).toBeUndefined();
  }
  const head = await house.request(uploadEntry.path, { method: 'HEAD', headers });
  expect([head.status, head.text]).toEqual([400, '']);
  expect((await house.request(uploadEntry.path)).error.code).toBe('key_missing');
  const astray = await house.request(`${uploadEntry.path}s`, { method: 'POST', headers });
  expect(astray.error).toMatchObject({ code: 'unknown_route' });
  expect(astray.error.message).toContain(`Did you mean ${uploadEntry.path}?`);
});

test('a page of a named origin may upload and read the answer', async () => {
  const plain = await house.request(uploadEntry.path, { method: 'OPTIONS' });
  expect([plain.status, plain.headers.get('Allow')]).toEqual([204, 'POST, OPTIONS']);
  const preflight = await fetchReply(house.url + uploadEntry.path, {
    method: 'OPTIONS',
    headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
  });
  expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe(origin);
  const allowed = preflight.headers.get('Access-Control-Allow-Headers')!.toLowerCase().split(',');
  expect(allowed).toEqual(
    expect.arrayContaining(['authorization', 'content-type', 'x-service-path', 'idempotency-key']),
  );
  const reply = await upload(house, { headers: { Origin: origin } });
  expect(reply.headers.get('Access-Control-Allow-Origin')).toBe(origin);
});
