import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import process from 'node:process';
import { afterAll, describe, expect, test } from 'vitest';
import { tools } from '../../generated/contract/tools.ts';
import { splitLines } from '../../src/commands/split-lines.ts';
import { testService } from '../support/test-service.ts';
import { testPrograms, repository, startTimeoutMs } from './program.ts';

const service = testService();
const { run } = testPrograms();
const started: ChildProcess[] = [];
afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
});

/** Starts the server as an MCP client does and sends one message per line. */
function startClient(environment: Readonly<Record<string, string>>, ...options: string[]) {
  const child = spawn(process.execPath, [path.join(repository, 'bin', 'outreach.js'), 'mcp', ...options], {
    cwd: repository,
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  started.push(child);
  const responses = new Map<unknown, any>();
  const waiting = new Map<unknown, (response: any) => void>();
  const lines: string[] = [];
  const closed = once(child, 'close') as Promise<[number | null]>;
  void (async () => {
    for await (const line of splitLines(child.stdout.setEncoding('utf8') as AsyncIterable<string>)) {
      lines.push(line);
      const response = JSON.parse(line) as { id: unknown };
      responses.set(response.id, response);
      waiting.get(response.id)?.(response);
    }
  })();
  const send = (message: unknown): void =>
    void child.stdin.write(`${typeof message === 'string' ? message : JSON.stringify(message)}\n`);
  let ids = 0;
  return {
    child,
    lines,
    closed,
    send,
    responseTo: (id: unknown) =>
      new Promise<any>((resolve) =>
        responses.has(id) ? resolve(responses.get(id)) : waiting.set(id, resolve),
      ),
    request(method: string, params: object = {}): Promise<any> {
      const id = ++ids;
      send({ jsonrpc: '2.0', id, method, params });
      return this.responseTo(id);
    },
    call(name: string, args: object = {}): Promise<any> {
      return this.request('tools/call', { name, arguments: args });
    },
  };
}

const serviceSettings = () => ({ OUTREACH_URL: service.url, OUTREACH_KEY: service.tenant.liveKey });

describe('outreach mcp', { timeout: startTimeoutMs }, () => {
  test('initializes, lists its tools, runs concurrent calls and ends with its input', async () => {
    const client = startClient(serviceSettings());
    const { projectId } = service.tenant;
    const greeting = await client.request('initialize', { protocolVersion: '2024-11-05' });
    expect(greeting.result).toMatchObject({
      protocolVersion: '2024-11-05',
      serverInfo: { name: 'outreach' },
    });
    client.send({ jsonrpc: '2.0', method: 'notifications/initialized' });
    const names = (await client.request('tools/list')).result.tools.map(({ name }: { name: string }) => name);
    expect(names).toEqual(expect.arrayContaining(tools.filter(({ local }) => local).map(({ name }) => name)));
    for (const hosted of ['service_create_webhook', 'service_delete_leads', 'service_upload_material'])
      expect(names).not.toContain(hosted);

    const text = `Tavlo \u2028 ${'makes rosters. '.repeat(10_000)}`;
    const written = await client.call('service_set_knowledge', { projectId, text });
    expect(written.result.isError, JSON.stringify(written)).toBeUndefined();
    const many = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        client.call('service_add_lead', { projectId, company: `Company ${index}` }),
      ),
    );
    expect(new Set(many.map(({ result }) => result.structuredContent.id)).size).toBe(20);
    const found = await client.call('search', { query: 'Company 7' });
    expect(found.result.structuredContent.results).toContainEqual(
      expect.objectContaining({ title: 'Lead: Company 7' }),
    );
    const failed = await client.call('service_get_lead', { leadId: 'lead_1' });
    expect(failed.result).toMatchObject({ isError: true });

    client.send('not JSON');
    expect((await client.responseTo(null)).error.code).toBe(-32700);
    expect((await client.call('service_create_webhook')).error).toMatchObject({
      code: -32602,
      message: expect.stringContaining('Only the hosted server at /mcp of the service has that tool'),
    });
    const last = client.call('service_get_project', { projectId });
    client.child.stdin.end();
    expect((await last).result.structuredContent).toMatchObject({ id: projectId });
    expect(await client.closed).toEqual([0, null]);
    expect(client.lines.every((line) => JSON.parse(line).jsonrpc === '2.0')).toBe(true);
  });

  test('starts without a service, explains failed calls and ends on a signal', async () => {
    const [noKey, noService, wrongKey, noScheme] = [
      startClient({ OUTREACH_URL: service.url }),
      startClient({ OUTREACH_URL: 'http://127.0.0.1:9', OUTREACH_KEY: service.tenant.liveKey }),
      startClient({ OUTREACH_URL: service.url, OUTREACH_KEY: `sk_test_${'x'.repeat(40)}` }),
      startClient({ OUTREACH_URL: '127.0.0.1:8961', OUTREACH_KEY: service.tenant.liveKey }),
    ];
    const failureText = async (client: ReturnType<typeof startClient>): Promise<string> => {
      expect((await client.request('tools/list')).result.tools.length).toBeGreaterThan(10);
      const { result } = await client.call('service_list_projects');
      expect(result).toMatchObject({ isError: true });
      expect(result).not.toHaveProperty('structuredContent');
      return result.content[0].text as string;
    };
    expect(await failureText(noKey)).toMatch(/set OUTREACH_KEY .*`npx outreach key create --org ORG_ID`/);
    expect(await failureText(noService)).toBe(
      'No service is running at http://127.0.0.1:9. A person must start it with npm start, or correct OUTREACH_URL.',
    );
    expect(await failureText(wrongKey)).toMatch(/\nA person must correct OUTREACH_KEY/);
    expect(await failureText(noScheme)).toMatch(
      /OUTREACH_URL.*\nA person must correct this in the client's settings\.$/,
    );
    noKey.child.kill('SIGTERM');
    expect(await noKey.closed).toEqual([0, null]);
    for (const { child, closed } of [noService, wrongKey, noScheme]) {
      child.stdin.end();
      expect(await closed).toEqual([0, null]);
    }
  });

  test('explains the correct OUTREACH_URL if it ends with /mcp', async () => {
    const client = startClient({ OUTREACH_URL: `${service.url}/mcp`, OUTREACH_KEY: service.tenant.liveKey });
    const { result } = await client.call('service_list_projects');
    expect(result).toMatchObject({ isError: true });
    expect(result.content[0].text).toMatch(/^OUTREACH_URL must be the root of the service, without \/mcp/);
    client.child.stdin.end();
  });

  test('offers the requested tools and rejects unknown ones', async () => {
    const client = startClient(serviceSettings(), '--toolsets', 'leads', '--readonly');
    const listed = (await client.request('tools/list')).result.tools as { name: string }[];
    expect(listed.map(({ name }) => name).sort()).toEqual(['service_get_lead', 'service_list_leads']);
    const { error } = await client.call('leads.add');
    expect(error.message).toMatch(
      /The operation leads\.add is the tool service_add_lead\. .*started without it by/,
    );
    client.child.stdin.end();
    const { status, stdout, stderr } = await run(['mcp', '--tools', 'service_create_webhook'], {});
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(
      /^error: tools holds "service_create_webhook"\. Only the hosted server at \/mcp of the service has that tool/,
    );
    const strange = await run(['mcp', '--tools', 'service_list_campaings,x'], {});
    expect(strange.stderr).toMatch(/^error: tools holds "\w+"\. Did you mean service_list_campaigns\?$/m);
  });
});
