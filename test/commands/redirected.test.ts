import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forwardToolCall } from '../../src/commands/client/forward-tool-call.ts';
import { testPrograms, startTimeoutMs } from './program.ts';

const { run, folder: newFolder } = testPrograms();
const receivedRequests: string[] = [];
const otherServer = createServer((request, response) => {
  receivedRequests.push(`${request.method} ${request.url}`);
  response.setHeader('content-type', 'application/json').end('{"value":{},"result":{"content":[]}}');
});
const redirecting = createServer((request, response) => {
  request.resume();
  response.writeHead(307, { location: addressOf(otherServer) + request.url }).end();
});
const addressOf = (server: typeof otherServer) =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const key = `sk_test_${'a'.repeat(40)}`;

beforeAll(async () => {
  for (const server of [otherServer, redirecting]) await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => [otherServer, redirecting].forEach((server) => server.close()));

describe('a service that redirects', { timeout: startTimeoutMs }, () => {
  const finalAddress = () => `${addressOf(otherServer)}/`;

  test('is not followed by outreach call and outreach upload', async () => {
    const folder = newFolder();
    const environment = { OUTREACH_URL: addressOf(redirecting), OUTREACH_KEY: key };
    mkdirSync(path.join(folder, 'Files', 'Acme'), { recursive: true });
    writeFileSync(path.join(folder, 'Files', 'Acme', 'a.txt'), 'text');
    for (const words of [
      ['call', 'leads.add', '--project-id', 'project_1', '--company', 'Acme'],
      ['call', 'leads.delete', '--lead-id', 'lead_1'],
      ['upload', path.join(folder, 'Files')],
    ]) {
      const { status, stderr } = await run(words, environment);
      expect(status, words.join(' ')).not.toBe(0);
      expect(stderr).toContain(finalAddress());
      expect(stderr).toContain('Set OUTREACH_URL to the final address.');
    }
    expect(receivedRequests).toEqual([]);
  });

  test('is reported to the agent by outreach mcp', async () => {
    const args = { projectId: 'project_1', company: 'Acme' };
    const result = await forwardToolCall(addressOf(redirecting), key, 'service_add_lead', args);
    expect(result.isError).toBe(true);
    expect(result.content[0]!.text).toContain(finalAddress());
    expect(receivedRequests).toEqual([]);
  });
});
