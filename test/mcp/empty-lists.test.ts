import { expect, test } from 'vitest';
import { schemaNamed } from '../../codegen/model.ts';
import { model } from '../contract/operations.ts';
import { isListOperation } from '../../src/domain/empty-list.ts';
import { testService } from '../support/test-service.ts';
import { callTool } from './call-mcp.ts';

const service = testService();

async function newAgent() {
  const { liveKey: key, projectId } = await service.newTenant();
  const noteOf = async (name: string, args: object) => {
    const { content, structuredContent } = await callTool(service, name, args, { key });
    expect(JSON.parse(content[0]!.text)).toEqual(structuredContent);
    return content[1]?.text;
  };
  return { key, projectId, noteOf };
}

test('a note on an empty list tells an empty workspace from a filter without matches', async () => {
  const { key, projectId, noteOf } = await newAgent();
  const none = 'The workspace has no leads yet. Add some with service_add_leads';
  const filters = { projectId, query: 'aalto', status: 'new' };
  expect(await noteOf('service_list_leads', { projectId, limit: 5 })).toContain(none);
  expect(await noteOf('service_list_leads', filters)).toContain(none);
  await service.call('leads.add', { projectId, company: 'Koivu Oy' }, { key });
  const one = 'No lead matches query "aalto", status "new"; without the filter there is 1 lead.';
  expect(await noteOf('service_list_leads', filters)).toBe(one);
  const leads = Array.from({ length: 41 }, (_, index) => ({ company: `Company ${index}` }));
  await service.call('leads.addBatch', { projectId, leads }, { key });
  expect(await noteOf('service_list_leads', filters)).toContain('without the filter there are 42 leads.');
  const furtherLeads = Array.from({ length: 160 }, (_, index) => ({ company: `Further company ${index}` }));
  await service.call('leads.addBatch', { projectId, leads: furtherLeads }, { key });
  expect(await noteOf('service_list_leads', filters)).toContain('there are more than 200 leads.');
  expect(await noteOf('service_list_leads', { projectId })).toBeUndefined();
});

test('a filter that cannot empty a list is not named as its cause', async () => {
  const { projectId, noteOf } = await newAgent();
  const none = /^The workspace has no runs, or only archived ones, .* service_start_campaign_from_leads\.$/;
  expect(await noteOf('service_list_runs', { projectId, includeArchived: true })).toMatch(none);
  expect(await noteOf('search', { query: 'aalto' })).toMatch(/^No lead, workspace, .* service_list_leads/);
  expect(await noteOf('service_list_projects', {})).toBeUndefined();
});

test('every paged list has a note for the empty case', () => {
  const lists = model.operations.filter(({ valueName }) => {
    const { items, nextCursor } = schemaNamed(model, valueName).properties ?? {};
    return items && nextCursor;
  });
  expect(lists.length).toBeGreaterThan(10);
  for (const { id } of lists) expect(isListOperation(id), id).toBe(true);
});
