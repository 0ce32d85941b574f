import { expect, test } from 'vitest';
import { testService } from '../support/test-service.ts';
import { callMcp } from '../mcp/call-mcp.ts';

const service = testService();
const leads = Array(300_000).fill(1);

test('a body full of schema errors delays no other call', { timeout: 60_000 }, async () => {
  const otherTenant = await service.newTenant();
  const { projectId } = service.tenant;
  const before = process.threadCpuUsage();
  const byRpc = service.call('leads.addBatch', { projectId, leads });
  const byMcp = callMcp(service, 'tools/call', {
    name: 'service_add_leads',
    arguments: { projectId, leads },
  });
  const listed = await service.call('projects.list', {}, { key: otherTenant.liveKey });
  const message = 'The argument leads must have at most 500 items.';
  expect((await byRpc).error).toMatchObject({ code: 'invalid_arguments', message, param: 'leads' });
  expect(JSON.parse((await byMcp).text).result).toMatchObject({
    isError: true,
    content: [{ text: expect.stringContaining('at most 500 items') }],
  });
  expect(listed.status).toBe(200);
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1_000).toBeLessThan(4_000);
});
