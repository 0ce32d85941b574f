import { describe, expect, test } from 'vitest';
import { tools } from '../../generated/contract/tools.ts';
import { testService } from '../support/test-service.ts';
import { callMcp, callTool, postMcp } from './call-mcp.ts';

const service = testService({ environment: { ALLOWED_ORIGINS: 'https://listed.example' } });

const resultOf = (text: string) => JSON.parse(text).result;
const errorOf = (text: string) => JSON.parse(text).error;

describe('initialize', () => {
  test.each([
    ['2025-06-18', '2025-06-18'],
    ['2025-03-26', '2025-03-26'],
    ['2024-11-05', '2024-11-05'],
    ['2031-01-01', '2025-06-18'],
  ])('with the version %s returns %s, regardless of the header', async (requested, negotiated) => {
    const headers = { 'MCP-Protocol-Version': 'none', Accept: 'text/html' };
    const reply = await callMcp(service, 'initialize', { protocolVersion: requested }, { headers });
    expect(reply.status).toBe(200);
    expect(reply.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
    expect(reply.headers.get('Mcp-Session-Id')).toBeNull();
    expect(resultOf(reply.text)).toMatchObject({
      protocolVersion: negotiated,
      capabilities: { tools: {} },
      serverInfo: { name: 'outreach', version: expect.stringMatching(/^\d+\.\d+\.\d+$/) },
    });
  });

  test('without a version is rejected', async () => {
    expect(errorOf((await callMcp(service, 'initialize')).text).code).toBe(-32602);
  });
});

describe('messages', () => {
  test('that expect no response get none', async () => {
    for (const message of [
      { jsonrpc: '2.0', method: 'notifications/initialized' },
      { jsonrpc: '2.0', id: 7, result: {} },
      [{ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } }],
    ]) {
      const reply = await postMcp(service, message);
      expect([reply.status, reply.text]).toEqual([202, '']);
    }
  });

  test('of a batch get separate responses in order, in any version', async () => {
    const call = { name: 'service_list_projects', arguments: {} };
    const batch = [
      { jsonrpc: '2.0', id: 'a', method: 'ping' },
      { jsonrpc: '2.0', method: 'notifications/initialized' },
      { jsonrpc: '2.0', id: 2, method: 'tools/call', params: call },
      { id: 3, method: 'ping' },
      { jsonrpc: '2.0', id: 4, method: 'resources/list' },
    ];
    for (const version of ['2025-06-18', '2025-03-26', '2024-11-05']) {
      const reply = await postMcp(service, batch, { headers: { 'MCP-Protocol-Version': version } });
      expect(reply.status).toBe(200);
      const responses = JSON.parse(reply.text);
      expect(responses.map(({ id }: { id: unknown }) => id)).toEqual(['a', 2, 3, 4]);
      expect(responses[0].result).toEqual({});
      expect(responses[1].result.structuredContent.items).toHaveLength(1);
      expect([responses[2].error.code, responses[3].error.code]).toEqual([-32600, -32601]);
    }
  });

  test.each([
    ['not JSON', '{', 400, -32700],
    ['empty', '', 400, -32700],
    ['a number', '5', 400, -32600],
    ['an empty batch', '[]', 400, -32600],
    [
      'too many in a batch',
      JSON.stringify(Array(51).fill({ jsonrpc: '2.0', id: 1, method: 'ping' })),
      400,
      -32600,
    ],
    ['of another protocol', '{"jsonrpc":"1.0","id":1,"method":"ping"}', 400, -32600],
    ['without a method', '{"jsonrpc":"2.0","id":1}', 400, -32600],
    ['with an invalid id', '{"jsonrpc":"2.0","id":{},"method":"ping"}', 400, -32600],
    ['with invalid parameters', '{"jsonrpc":"2.0","id":1,"method":"ping","params":[1]}', 200, -32602],
    ['of an unknown method', '{"jsonrpc":"2.0","id":1,"method":"prompts/list"}', 200, -32601],
    ['with a cursor', '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"cursor":"x"}}', 200, -32602],
    ['a call without a tool', '{"jsonrpc":"2.0","id":1,"method":"tools/call"}', 200, -32602],
  ])('that are %s get a JSON-RPC error', async (_, body, status, code) => {
    const reply = await postMcp(service, body);
    expect([reply.status, errorOf(reply.text)?.code], reply.text).toEqual([status, code]);
  });

  test('of another type, too large or in an unknown version get an error status', async () => {
    const ping = { jsonrpc: '2.0', id: 9, method: 'ping' };
    const wrongType = await postMcp(service, ping, { headers: { 'Content-Type': 'text/plain' } });
    expect([wrongType.status, errorOf(wrongType.text).code]).toEqual([415, -32000]);
    const large = await postMcp(service, { ...ping, params: { x: 'x '.repeat(600_000) } });
    expect([large.status, errorOf(large.text).code]).toEqual([413, -32000]);
    const version = await postMcp(service, ping, { headers: { 'MCP-Protocol-Version': '2023-01-01' } });
    expect([version.status, JSON.parse(version.text).id]).toEqual([400, 9]);
    expect(errorOf(version.text).message).toContain('2025-06-18, 2025-03-26, 2024-11-05');
  });
});

describe('the address', () => {
  test('reports the state of the service without a key', async () => {
    for (const Accept of ['*/*', 'application/json, text/event-stream', 'text/html']) {
      const reply = await service.request('/mcp', { headers: { Accept } });
      expect(reply.status).toBe(200);
      expect(JSON.parse(reply.text)).toMatchObject({ status: 'ok', version: expect.any(String) });
    }
    const stream = await service.request('/mcp', { headers: { Accept: 'text/event-stream' } });
    expect([stream.status, stream.headers.get('Allow')]).toEqual([405, 'GET, HEAD, POST, DELETE, OPTIONS']);
    expect(JSON.parse(stream.text)).toMatchObject({ status: 'ok' });
    expect((await service.request('/mcp', { method: 'HEAD' })).status).toBe(200);
  });

  test('accepts DELETE without effect and no other method', async () => {
    expect((await service.request('/mcp', { method: 'DELETE' })).status).toBe(204);
    const reply = await service.request('/mcp', { method: 'PUT' });
    expect([reply.status, reply.headers.get('Allow')]).toEqual([405, 'GET, HEAD, POST, DELETE, OPTIONS']);
    const options = await service.request('/mcp', { method: 'OPTIONS' });
    expect([options.status, options.headers.get('Allow')]).toEqual([204, 'GET, POST, DELETE, HEAD, OPTIONS']);
  });

  test('allows listed origins and its own, and rejects others', async () => {
    const from = (Origin: string) => callMcp(service, 'ping', undefined, { headers: { Origin } });
    const { port } = new URL(service.url);
    for (const origin of [
      'https://other.example',
      'null',
      'http://localhost:1',
      `http://other.example:${port}`,
    ]) {
      const reply = await from(origin);
      expect([reply.status, errorOf(reply.text).code], origin).toEqual([403, -32000]);
      expect(reply.headers.get('Access-Control-Allow-Origin')).toBeNull();
    }
    const allowed = await from('https://listed.example');
    expect(allowed.status).toBe(200);
    expect(allowed.headers.get('Access-Control-Allow-Origin')).toBe('https://listed.example');
    for (const name of ['localhost', '127.0.0.1'])
      expect((await from(`http://${name}:${port}`)).status).toBe(200);
    const preflight = await service.request('/mcp', {
      method: 'OPTIONS',
      headers: {
        Origin: 'https://listed.example',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'mcp-protocol-version',
      },
    });
    expect(preflight.headers.get('Access-Control-Allow-Headers')).toContain('MCP-Protocol-Version');
  });
});

describe('a caller', () => {
  const call = { name: 'service_list_projects', arguments: {} };

  test('without a valid key gets an authentication error first', async () => {
    for (const body of ['{', { jsonrpc: '2.0', id: 1, method: 'tools/call', params: call }]) {
      const missing = await postMcp(service, body, { key: null, query: '?toolsets=none' });
      expect([missing.status, missing.headers.get('WWW-Authenticate')]).toEqual([
        401,
        'Bearer realm="outreach"',
      ]);
      expect(errorOf(missing.text).data.code).toBe('key_missing');
      const wrong = await postMcp(service, body, { key: `sk_live_${'a'.repeat(40)}` });
      expect(wrong.status).toBe(401);
      expect(wrong.headers.get('WWW-Authenticate')).toBe('Bearer realm="outreach", error="invalid_token"');
      expect(errorOf(wrong.text).data.code).toBe('key_invalid');
    }
  });

  test('may pass the key in the address', async () => {
    const query = `?key=${service.tenant.testKey}`;
    expect((await callMcp(service, 'ping', undefined, { key: null, query })).status).toBe(200);
    const blank = await callMcp(service, 'ping', undefined, {
      key: null,
      query,
      headers: { Authorization: ' ' },
    });
    expect(blank.status).toBe(200);
    const repeated = await callMcp(service, 'ping', undefined, { key: null, query: `${query}&key=x` });
    expect(errorOf(repeated.text).data.code).toBe('key_malformed');
  });

  test('whose key was revoked is rejected for every request', async () => {
    const { liveKey } = await service.newTenant();
    expect((await callMcp(service, 'ping', undefined, { key: liveKey })).status).toBe(200);
    await service.sql('update directory.api_key set revoked_at = now() where prefix = $1', [
      `${liveKey.slice(0, 16)}...`,
    ]);
    for (const [method, params] of [
      ['ping', {}],
      ['tools/list', {}],
      ['tools/call', call],
      ['tools/call', { name: 'none' }],
      ['none', {}],
    ] as const) {
      const reply = await callMcp(service, method, params, { key: liveKey });
      expect([reply.status, errorOf(reply.text)?.data?.code], method).toEqual([401, 'key_revoked']);
    }
  });
});

describe('a tool', () => {
  test('returns the value of its operation as JSON and as text', async () => {
    const { value } = await service.call('projects.list');
    const result = await callTool(service, 'service_list_projects');
    expect(result.structuredContent).toEqual(value);
    expect(result.content).toEqual([{ type: 'text', text: JSON.stringify(result.structuredContent) }]);
    expect(result._meta.requestId).toMatch(/^req_/);
  });

  test('without arguments accepts null, and its result is not cacheable', async () => {
    const params = { name: 'service_list_projects', arguments: null };
    const { headers, text } = await callMcp(service, 'tools/call', params);
    expect(JSON.parse(text).result.structuredContent.items).not.toEqual([]);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  test('is listed with input and output schemas only', async () => {
    const { tools: listed } = resultOf((await callMcp(service, 'tools/list')).text);
    expect(listed.length).toBeGreaterThanOrEqual(tools.length);
    for (const tool of listed) {
      expect(Object.keys(tool).sort()).toEqual([
        'annotations',
        'description',
        'inputSchema',
        'name',
        'outputSchema',
        'title',
      ]);
    }
  });

  test('that does not exist gets the nearest name', async () => {
    const { status, text } = await callMcp(service, 'tools/call', { name: 'service_list_project' });
    expect([status, errorOf(text).code]).toEqual([200, -32602]);
    expect(errorOf(text).message).toContain('Did you mean service_list_projects?');
  });
});
