import { describe, expect, test } from 'vitest';
import { maxValueBytes } from '../../src/doors/mcp/shorten-value.ts';
import { testService } from '../support/test-service.ts';
import { upload } from '../support/upload.ts';
import { callTool, type ToolResult } from './call-mcp.ts';

const service = testService();

const sizeOf = ({ structuredContent }: ToolResult) => Buffer.byteLength(JSON.stringify(structuredContent));

describe('a large result of a write', () => {
  test('says that it took effect, and names the tool that reads it', async () => {
    const { projectId, liveKey: key } = await service.newTenant();
    const uploadOne = async (index: number) => {
      const path = `Company number ${index} ${'x'.repeat(150)}/a.txt`;
      const { value } = await upload(service, { path, type: 'text/plain', body: `hello ${index}`, key });
      return { path: value.path, storageId: value.storageId, sizeBytes: value.sizeBytes };
    };
    const files = await Promise.all(Array.from({ length: 190 }, (_, index) => uploadOne(index)));
    const trial = await callTool(
      service,
      'service_import_material',
      { projectId, files, dryRun: true },
      { key },
    );
    expect(trial.content[1]!.text).toContain(
      'POST /mcp/run with {"fn": "material.import", "args": …} and the header',
    );
    const result = await callTool(service, 'service_import_material', { projectId, files }, { key });
    expect(sizeOf(result)).toBeLessThanOrEqual(maxValueBytes);
    const note = result.content[1]!.text;
    const { runId } = result.structuredContent;
    expect(note).toContain('This took effect. Do not repeat it.');
    expect(note).toContain(`service_get_run_leads with runId ${runId}`);
    expect(note).not.toContain('POST');
  });

  test('names the list of its toolset if the result has no readable id', async () => {
    const { projectId, liveKey: key } = await service.newTenant();
    const leads = Array.from({ length: 500 }, (_, index) => ({
      email: `not an address ${index} ${'x'.repeat(100)}`,
    }));
    const result = await callTool(service, 'service_add_leads', { projectId, leads }, { key });
    expect(result.content[1]!.text).toContain(
      `This took effect. Do not repeat it. Use service_list_leads with projectId ${projectId}`,
    );
  });
});

describe('a lead with thousands of small fields', () => {
  test('is limited to some fields, alone and in a list, with a note', async () => {
    const { projectId, liveKey: key } = await service.newTenant();
    const fields = Array.from({ length: 2_450 }, (_, index) => [`field${index}`, 'small text']);
    const customFields = Object.fromEntries(fields);
    const { value } = await service.call('leads.add', { projectId, company: 'Acme', customFields }, { key });
    for (const [name, args] of [
      ['service_get_lead', { leadId: value.id }],
      ['service_list_leads', { projectId }],
    ] as const) {
      const result = await callTool(service, name, args, { key });
      expect(sizeOf(result), name).toBeLessThanOrEqual(maxValueBytes);
      expect(result.content[1]!.text, name).toMatch(/customFields: \d+ of 2450 fields/);
    }
  });

  test('is rejected if it still does not fit, with how to read it', async () => {
    const { projectId, liveKey: key } = await service.newTenant();
    const fields = Array.from({ length: 32 }, (_, index) => [`${index}${'k'.repeat(2_000)}`, 1]);
    const customFields = Object.fromEntries(fields);
    const { value } = await service.call('leads.add', { projectId, company: 'Acme', customFields }, { key });
    const result = await callTool(service, 'service_get_lead', { leadId: value.id }, { key });
    expect(result).toMatchObject({ isError: true });
    expect(result.structuredContent).toBeUndefined();
    expect(result.content[0]!.text).toContain('GET /v1/leads/{leadId}');
  });
});
