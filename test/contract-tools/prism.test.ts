import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOutreach } from '../../sdk/outreach-sdk.ts';
import { operationsAt } from '../contract/operations.ts';
import { buildWorld, type World } from '../contract/world.ts';
import { testService } from '../support/test-service.ts';
import { callEverything } from './client-program.ts';
import { startPrism, readViolations, type Prism } from './prism.ts';

const service = testService();
let document: object;
beforeAll(async () => {
  document = (await service.request('/openapi.json')).body;
});

describe('Prism between the client and the service', () => {
  let prism: Prism;
  let world: World;
  beforeAll(async () => {
    world = await buildWorld(service);
    prism = await startPrism(document, service.url);
  });
  afterAll(() => prism.close());

  const ask = (path: string, init: RequestInit = {}) => {
    const headers = new Headers({
      'content-type': 'application/json',
      ...(init.headers as Record<string, string>),
    });
    if (!headers.has('authorization')) headers.set('authorization', `Bearer ${world.tenant.liveKey}`);
    return fetch(prism.url + path, { ...init, headers });
  };

  test('accepts every call of the client and every response', async () => {
    const { exchanges, thrown } = await callEverything(prism.url, world);
    const allViolations = await Promise.all(
      exchanges.map(async ({ id, response }) => {
        const violations = await readViolations(response);
        return violations === undefined ? [] : [`${id}: ${violations}`];
      }),
    );
    expect(allViolations.flat()).toEqual([]);
    expect(thrown).toEqual([]);
    const ids = operationsAt('rest').map(({ id }) => id);
    expect([...new Set(exchanges.map(({ id }) => id))]).toEqual(expect.arrayContaining(ids));
  });

  test('accepts error responses', async () => {
    const unknownLead = await ask(`/v1/leads/${world.ids['lead']!.replace(/.{4}$/, '0000')}`);
    expect([unknownLead.status, await readViolations(unknownLead)]).toEqual([400, undefined]);
    const wrongKey = await ask('/v1/credits/info', { headers: { authorization: 'Bearer sk_live_none' } });
    expect([wrongKey.status, await readViolations(wrongKey)]).toEqual([401, undefined]);
  });

  test.each<[title: string, path: string, init: RequestInit, violation: RegExp]>([
    ['an argument of another type', '/v1/projects?limit=many', {}, /limit/],
    ['a missing argument', '/v1/leads', {}, /required property 'projectid'/],
    [
      'an unknown body field',
      '/v1/leads',
      { method: 'POST', body: '{"emial":"a@b.example"}' },
      /emial|projectId/,
    ],
    ['an unexpected body', '/v1/credits/info', { method: 'POST', body: '{}' }, /METHOD|method/],
    ['no key', '/v1/credits/info', { headers: { authorization: '' } }, /UNAUTHORIZED|[Aa]uthoriz/],
  ])('rejects a request with %s', async (_, path, init, violation) => {
    expect(await readViolations(await ask(path, init))).toMatch(violation);
  });
});

describe('Prism in front of a faulty service', () => {
  const faultyResponses: Record<string, unknown> = {
    '/healthz': { status: 7, version: '1.0.0' },
    '/v1/credits/info': { value: { balance: 'much' }, request_id: 'req_1' },
    '/v1/projects': { value: { items: [], nextCursor: null, more: 1 }, request_id: 'req_1' },
  };
  let faulty: Server;
  let prism: Prism;
  beforeAll(async () => {
    faulty = createServer(({ url }, response) => {
      response.setHeader('content-type', 'application/json; charset=utf-8');
      for (const header of ['X-Request-Id', 'RateLimit', 'RateLimit-Policy']) response.setHeader(header, 'x');
      response.end(JSON.stringify(faultyResponses[url!]));
    });
    await new Promise<void>((resolve) => faulty.listen(0, '127.0.0.1', resolve));
    prism = await startPrism(document, `http://127.0.0.1:${(faulty.address() as AddressInfo).port}`);
  });
  afterAll(async () => {
    await prism.close();
    await new Promise((resolve) => faulty.close(resolve));
  });

  test.each(Object.keys(faultyResponses))('detects the invalid response of %s', async (path) => {
    const response = await fetch(prism.url + path, { headers: { authorization: 'Bearer sk_live_x' } });
    expect(response.status).toBe(500);
    expect(await readViolations(response)).toMatch(/"location":\["response","body"/);
  });

  test('makes the client throw', async () => {
    const outreach = createOutreach({ baseUrl: prism.url, key: 'sk_live_x', maxRetries: 0 });
    await expect(outreach.projects.list()).rejects.toThrow(/500/);
  });
});
