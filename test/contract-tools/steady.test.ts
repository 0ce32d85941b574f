import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operationsAt } from '../contract/operations.ts';
import { buildWorld, type World } from '../contract/world.ts';
import { testService } from '../support/test-service.ts';
import { callEverything } from './client-program.ts';
import { readDiagnostics, startSteady, type Steady } from './steady.ts';

const service = testService();
let steady: Steady;
let world: World;
beforeAll(async () => {
  world = await buildWorld(service);
  steady = await startSteady((await service.request('/openapi.json')).body);
});
afterAll(() => steady.close());

test('Steady accepts every call of the client', async () => {
  const { exchanges } = await callEverything(steady.url, world);
  const found = exchanges.flatMap(({ id, response }) => {
    const told = readDiagnostics(response);
    return told === undefined ? [] : [`${id}: ${told}`];
  });
  expect(found).toEqual([]);
  const ids = operationsAt('rest').map(({ id }) => id);
  expect([...new Set(exchanges.map(({ id }) => id))]).toEqual(expect.arrayContaining(ids));
});

test.each<[what: string, path: string, init: RequestInit, told: RegExp]>([
  ['an argument of another type', '/v1/projects?limit=many', {}, /query\.limit/],
  [
    'a field too many',
    '/v1/leads',
    { method: 'POST', body: '{"projectId":"project_1","emial":"x"}' },
    /emial/,
  ],
  ['a body that is missing', '/v1/leads', { method: 'POST' }, /body/],
])('Steady sees a request with %s', async (_, where, init, told) => {
  const headers = { authorization: 'Bearer sk_live_x', 'content-type': 'application/json' };
  expect(readDiagnostics(await fetch(steady.url + where, { ...init, headers }))).toMatch(told);
});

test('no installed test tool reports its installation', () => {
  const file = path.join(import.meta.dirname, '..', '..', 'package.json');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ scarfSettings: { enabled: false } });
});
