import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createLog } from '../../src/log.ts';
import { collectProblems, operations, requiredArgs } from '../contract/operations.ts';
import { createKeyOfMode } from '../contract/test-keys.ts';
import { openRaw } from '../contract/raw-connection.ts';
import { testService } from '../support/test-service.ts';
import { waitForTimeLeftInMinute } from '../support/wait-for-period.ts';
import { toolOf } from '../support/tool-request.ts';
import { callMcp, callTool, postMcp } from './call-mcp.ts';

const lines: string[] = [];
const destination = new Writable({
  write: (chunk: Buffer, _encoding, done) => {
    lines.push(chunk.toString());
    done();
  },
});
const quota = 3;
const service = testService({
  log: createLog('trace', destination),
  environment: { RATE_LIMIT_TEST: String(quota), METRICS_PORT: '0', APP_URL: 'https://app.example' },
});

const list = { name: 'service_list_projects', arguments: {} };

test('a missing scope is a tool error that links to the page of the keys', async () => {
  for (const scope of ['read', 'write', 'pipeline'] as const) {
    const key = await createKeyOfMode(service, { scopes: [scope] });
    const others = operations.filter((operation) => operation.scope !== scope);
    expect(others.length).toBeGreaterThan(30);
    const found = await collectProblems(others, async (operation) => {
      const { name } = toolOf(operation.id);
      const { isError, content } = await callTool(service, name, requiredArgs(operation), { key });
      const { text } = content[0]!;
      const namesPage = text.includes('scope_missing') && text.includes('https://app.example/keys');
      return !(isError && namesPage && text.includes(operation.scope)) && text;
    });
    expect(found, scope).toEqual([]);
    for (const [name, args] of [
      ['search', { query: 'x' }],
      ['fetch', { id: service.tenant.projectId }],
    ] as const) {
      const { isError } = await callTool(service, name, args, { key });
      expect(isError, `${name} by ${scope}`).toBe(scope === 'read' ? undefined : true);
    }
  }
});

test('the rate limit is an HTTP status with the time to wait', async () => {
  const key = await createKeyOfMode(service, { mode: 'test' });
  await waitForTimeLeftInMinute(8_000);
  for (let call = 0; call < quota; call++)
    expect((await callMcp(service, 'tools/call', list, { key })).status).toBe(200);
  for (const [method, params] of [
    ['tools/call', list],
    ['tools/list', {}],
    ['ping', {}],
    ['none', {}],
  ] as const) {
    const { status, headers, text } = await callMcp(service, method, params, { key });
    const seconds = headers.get('Retry-After');
    expect([status, headers.get('RateLimit')], method).toEqual([429, `"minute";r=0;t=${seconds}`]);
    const { id, error } = JSON.parse(text);
    expect([id, error.data.code]).toEqual([null, 'rate_limited']);
    expect(error.message).toContain(`${quota} calls`);
    expect(error.message).toContain(`in ${seconds} seconds`);
  }
});

test('a key in the address appears in no log line, reply, metric or request record', async () => {
  const { liveKey } = await service.newTenant();
  const unknownKey = `sk_live_${'Planted0'.repeat(5)}`;
  const replies: string[] = [];
  for (const key of [liveKey, unknownKey, `${liveKey}x`]) {
    const query = `?key=${key}`;
    for (const [path, body] of [
      [query, { jsonrpc: '2.0', id: 1, method: 'tools/call', params: list }],
      [query, { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'service_get_lead' } }],
      [query, '{'],
      [query, '5'],
      [`${query}&key=${key}`, '5'],
      [`${query}&toolsets=none`, '5'],
      [`${query}&kex=${key}`, '5'],
    ] as const) {
      const reply = await postMcp(service, body, { key: null, query: path });
      replies.push(reply.text, JSON.stringify([...reply.headers]));
    }
    for (const method of ['GET', 'DELETE', 'PUT', 'OPTIONS'])
      replies.push((await service.request(`/mcp${query}`, { method })).text);
    const connection = await openRaw(
      service.url,
      `POST /mcp${query} HTTP/1.1\r\nHost: x\r\nnonsense\r\n\r\n`,
    );
    replies.push((await connection.readResponse()).body);
    connection.socket.destroy();
  }
  await expect
    .poll(async () => JSON.stringify(await service.sql('select * from directory.request')))
    .toContain('key_malformed');
  const records = JSON.stringify(await service.sql('select * from directory.request'));
  const all = [...replies, ...lines, records, await service.assembled.metrics!.render()].join('\n');
  expect(all).toContain('service_get_lead needs the argument leadId');
  expect(lines.filter((line) => line.includes('"path":"/mcp"')).length).toBeGreaterThan(20);
  for (const key of [liveKey, unknownKey]) expect(all.includes(key.slice(17))).toBe(false);
});
