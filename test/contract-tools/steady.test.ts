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
  const allDiagnostics = exchanges.flatMap(({ id, response }) => {
    const diagnostics = readDiagnostics(response);
    return diagnostics === undefined ? [] : [`${id}: ${diagnostics}`];
  });
  expect(allDiagnostics).toEqual([]);
  const ids = operationsAt('rest').map(({ id }) => id);
  expect([...new Set(exchanges.map(({ id }) => id))]).toEqual(expect.arrayContaining(ids));
});

test.each<[title: string, path: string, init: RequestInit, diagnostic: RegExp]>([
  ['an argument of another type', '/v1/projects?limit=many', {}, /query\.limit/],
  [
    'an unknown field',
    '/v1/leads',
    { method: 'POST', body: '{"projectId":"project_1","emial":"x"}' },
    /emial/,
  ],
  ['a missing body', '/v1/leads', { method: 'POST' }, /body/],
])('Steady rejects a request with %s', async (_, requestPath, init, diagnostic) => {
  const headers = { authorization: 'Bearer sk_live_x', 'content-type': 'application/json' };
  expect(readDiagnostics(await fetch(steady.url + requestPath, { ...init, headers }))).toMatch(diagnostic);
});

test('the install analytics of the dependencies are turned off', () => {
  const file = path.join(import.meta.dirname, '..', '..', 'package.json');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ scarfSettings: { enabled: false } });
});
