import { expect, test } from 'vitest';
import { testHouse } from '../house.ts';
import { callTool } from './ask-mcp.ts';

const house = testHouse();

test('an empty list says that there is nothing, and which arguments may have left it out', async () => {
  const { liveKey: key, projectId: empty } = await house.newTenant();
  const said = async (name: string, args: object) => {
    const { content, structuredContent } = await callTool(house, name, args, { key });
    expect(JSON.parse(content[0]!.text)).toEqual(structuredContent);
    return content[1]?.text;
  };
  expect(await said('service_list_leads', { projectId: empty, limit: 5 })).toBe('There are none yet.');
  const filters = { projectId: empty, query: 'aalto', status: 'new' };
  expect(await said('service_list_leads', filters)).toMatch(/^No item fits query, status\./);
  expect(await said('search', { query: 'aalto' })).toMatch(/^No lead, workspace, .* service_list_leads/);
  expect(await said('service_list_projects', {})).toBeUndefined();
});
