import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createLog } from '../../src/log.ts';
import { testService, type Reply } from '../support/test-service.ts';
import { waitForTimeLeftInMinute } from '../support/wait-for-period.ts';
import { callMcp, postMcp, type ToolResult } from './call-mcp.ts';

const lines: string[] = [];
const destination = new Writable({
  write: (chunk: Buffer, _encoding, done) => {
    lines.push(chunk.toString());
    done();
  },
});
const service = testService({
  log: createLog('trace', destination),
  environment: { RATE_LIMIT_TEST: '4' },
});

const call = (id: number, name: string) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name, arguments: {} },
});

test('records each call of a batch under its operation, and never the key', async () => {
  const { liveKey } = service.tenant;
  const batch = [
    call(1, 'service_list_projects'),
    call(2, 'service_get_lead'),
    call(3, 'service_list_webhooks'),
  ];
  const query = `?key=${liveKey}&toolsets=projects,leads,webhooks`;
  expect((await postMcp(service, batch, { key: null, query })).status).toBe(200);
  const recorded = lines.flatMap((line) => {
    const { door, fn, code, path } = JSON.parse(line) as Record<string, unknown>;
    return door === 'mcp' ? [[path, fn, code]] : [];
  });
  expect(recorded).toHaveLength(3);
  expect(recorded).toContainEqual(['/mcp', 'projects.list', undefined]);
  expect(recorded).toContainEqual(['/mcp', 'leads.get', 'invalid_arguments']);
  expect(recorded).toContainEqual(['/mcp', 'webhooks.list', undefined]);
  expect(lines.join('')).not.toContain(liveKey.slice(20));
});

test('the rate limit is an HTTP status, or an error per call within a batch', async () => {
  const { testKey: key } = service.tenant;
  const batch = Array.from({ length: 6 }, (_, id) => call(id, 'service_list_projects'));
  const calls = async () => {
    const rows = await service.sql<{ used: number }>(
      'select used from directory.rate_window order by minute desc',
    );
    return Math.max(0, ...rows.map(({ used }) => Number(used)));
  };
  const codes = async () => {
    const { text } = await postMcp(service, batch, { key });
    const responses = [JSON.parse(text)].flat() as { error?: { code: number } }[];
    return responses.map(({ error }) => error?.code ?? 'done');
  };
  await waitForTimeLeftInMinute(8_000);
  expect(await codes()).toEqual(['done', 'done', 'done', 'done', -32002, -32002]);
  // A rejected call counts as well.
  expect(await calls()).toBe(6);
  const reply = await callMcp(service, 'ping', {}, { key });
  expect([reply.status, JSON.parse(reply.text).error.data.code]).toEqual([429, 'rate_limited']);
  expect(Number(reply.headers.get('Retry-After'))).toBeGreaterThan(0);
});

test('each call of a batch counts towards the limit and has its own request id', async () => {
  const { liveKey } = await service.newTenant();
  const remainingIn = ({ headers }: Reply) => Number(/r=(\d+)/.exec(headers.get('RateLimit')!)![1]);
  const readRemaining = async () => remainingIn(await callMcp(service, 'ping', {}, { key: liveKey }));
  await waitForTimeLeftInMinute(5_000);
  const before = await readRemaining();
  const batch = Array.from({ length: 10 }, (_, id) => call(id, 'service_list_projects'));
  const reply = await postMcp(service, batch, { key: liveKey });
  const responses = JSON.parse(reply.text) as { result: ToolResult }[];
  expect(new Set(responses.map(({ result }) => result._meta.requestId)).size).toBe(10);
  expect([before - remainingIn(reply), before - (await readRemaining())]).toEqual([10, 11]);
});
