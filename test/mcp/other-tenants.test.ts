import { beforeAll, expect, test } from 'vitest';
import { newId, type IdPrefix } from '../../src/store/ids.ts';
import { buildWorld, type World } from '../contract/world.ts';
import { testService } from '../support/test-service.ts';
import { callTool } from './call-mcp.ts';

const service = testService();
let own: World;
let foreign: World;
beforeAll(async () => {
  own = await buildWorld(service);
  foreign = await buildWorld(service);
}, 60_000);

const ownKeyOptions = () => ({ key: own.tenant.liveKey });

/** The whole result, with the requested id and the request id replaced. */
async function fetchObject(id: string): Promise<string> {
  const result = await callTool(service, 'fetch', { id }, ownKeyOptions());
  return JSON.stringify(result)
    .replaceAll(id, 'ID')
    .replaceAll(/req_\w+/g, 'REQUEST');
}

test('fetch treats foreign objects exactly like unknown ones', async () => {
  const kinds = Object.entries(foreign.ids);
  expect(kinds.length).toBeGreaterThan(12);
  for (const [kind, id] of kinds) {
    const result = await fetchObject(id);
    expect(result, kind).toContain('"isError":true');
    expect(result, kind).toBe(await fetchObject(newId(id.slice(0, id.lastIndexOf('_')) as IdPrefix)));
  }
});

test('fetch finds own objects of the same kinds', async () => {
  for (const kind of ['project', 'lead', 'second_lead', 'brain', 'run', 'found_run'] as const) {
    const id = own.ids[kind]!;
    const { isError, structuredContent } = await callTool(service, 'fetch', { id }, ownKeyOptions());
    expect(isError, kind).toBeUndefined();
    expect(structuredContent.id, kind).toBe(id);
  }
});

test('search finds only own objects', async () => {
  for (const query of ['Company', 'Citycare', 'Workspace', 'fair', 'run', 'Nothing directory']) {
    const { structuredContent } = await callTool(service, 'search', { query }, ownKeyOptions());
    const ids = structuredContent.results.map(({ id }: { id: string }) => id) as string[];
    for (const id of Object.values(foreign.ids)) expect(ids, query).not.toContain(id);
    for (const id of ids) expect(await fetchObject(id), `${query} ${id}`).not.toContain('"isError"');
  }
  const countResults = async (query: string) =>
    (await callTool(service, 'search', { query }, ownKeyOptions())).structuredContent.results
      .length as number;
  expect(await countResults('Citycare')).toBe(1);
  expect(await countResults(foreign.ids['lead']!)).toBe(0);
});
