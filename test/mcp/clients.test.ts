import { execFile } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { beforeAll, describe, expect, test } from 'vitest';
import { testService } from '../support/test-service.ts';
import { callMcp } from './call-mcp.ts';
import { clients } from './clients.ts';
import { startFaultyProxy } from './faulty-proxy.ts';

const service = testService();
let listed: string[];
beforeAll(async () => {
  const { text } = await callMcp(service, 'tools/list');
  listed = JSON.parse(text).result.tools.map(({ name }: { name: string }) => name);
});

describe.each(Object.entries(clients))('%s', (_, connect) => {
  test('lists every tool, calls one and gets the text of an error', { timeout: 60_000 }, async () => {
    const { liveKey, projectId } = service.tenant;
    const client = await connect(`${service.url}/mcp`, liveKey);
    try {
      // Clients that request a later version accept the newest that the service supports.
      if (client.version) expect(client.version()).toBe('2025-06-18');
      expect((await client.listNames()).toSorted()).toEqual(listed.toSorted());
      const { structuredContent } = await client.call('service_list_projects', { limit: 5 });
      expect(structuredContent.items).toMatchObject([{ id: projectId }]);
      const missing = await client.call('service_get_lead', { leadId: 'lead_01h455vb4pex5vsknk084sn02q' });
      expect(missing.isError).toBe(true);
      expect(missing.content[0]!.text).toContain('not_found');
    } finally {
      await client.close();
    }
  });
});

test('a client without a key does not connect', async () => {
  for (const name of ['@modelcontextprotocol/sdk', '@modelcontextprotocol/client', '@ai-sdk/mcp']) {
    await expect(clients[name]!(`${service.url}/mcp`, 'none'), name).rejects.toThrow(
      /key|401|[Uu]nauthori[sz]ed/,
    );
  }
});

describe('the MCP inspector’s check for provider restrictions', () => {
  test('passes for every tool', { timeout: 90_000 }, async () => {
    const { status, text } = await inspect(service.url);
    expect(status, text).toBe(0);
    expect(text).toContain('"service_list_projects"');
    expect(text).not.toMatch(/^\d+ errors?, /m);
  });

  test('detects a planted violation', { timeout: 90_000 }, async () => {
    const corrupted = await startFaultyProxy(service.url, (text) =>
      text
        .replace('"properties":{', '"properties":{"any":true,')
        .replace('"type":"boolean"', '"type":["boolean","null"]'),
    );
    const { status, text } = await inspect(corrupted.url);
    await corrupted.close();
    expect(status, text.slice(-500)).not.toBe(0);
    expect(text).toMatch(/^1 error, 1 warning across/m);
  });

  function inspect(url: string): Promise<{ status: number; text: string }> {
    const launcher = ['node_modules', '@modelcontextprotocol', 'inspector', 'clients', 'launcher', 'build'];
    const program = path.join(import.meta.dirname, '..', '..', ...launcher, 'index.js');
    const address = `${url}/mcp?key=${service.tenant.liveKey}`;
    const options = ['--cli', address, '--transport', 'http', '--method', 'tools/list', '--strict'];
    return new Promise((resolve) => {
      execFile(
        process.execPath,
        [program, ...options],
        { timeout: 60_000, maxBuffer: 50_000_000 },
        (error, stdout, stderr) =>
          resolve({ status: error ? Number(error.code ?? 1) : 0, text: `${stdout}\n${stderr}` }),
      );
    });
  }
});
