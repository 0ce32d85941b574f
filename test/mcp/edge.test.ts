import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Service } from '../../src/assemble.ts';
import { openRaw, type RawResponse } from '../contract/raw-connection.ts';
import { openService, testService, serviceUrl } from '../support/test-service.ts';
import { callMcp, postMcp } from './call-mcp.ts';

const service = testService();
let shortTimeoutService: Service | undefined;
beforeAll(async () => {
  const httpLimits = { headersTimeoutMs: 300, requestTimeoutMs: 600 };
  shortTimeoutService = await openService(service.databaseUrl, { role: 'api', httpLimits });
});
afterAll(() => shortTimeoutService?.close());
afterEach(async () => {
  const { status, text } = await callMcp(service, 'ping');
  if (status !== 200) throw new Error(`The service does not respond after this test: ${text}`);
});

const ping = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });
const head = (...extraHeaders: string[]) =>
  [
    'POST /mcp HTTP/1.1',
    'Host: x',
    `Authorization: Bearer ${service.tenant.liveKey}`,
    'Content-Type: application/json',
    'MCP-Protocol-Version: 2025-06-18',
    ...extraHeaders,
    '',
    '',
  ].join('\r\n');
const nested = (open: string, inner: string, close: string, depth: number) =>
  open.repeat(depth) + inner + close.repeat(depth);

/** Expects an error of JSON-RPC, not of a tool, with a request id in the header. */
function expectProtocolError(reply: RawResponse, status: number, code: number): void {
  expect(reply.status, reply.body).toBe(status);
  expect(JSON.parse(reply.body)).toMatchObject({
    jsonrpc: '2.0',
    id: null,
    error: { code, message: /\w/ },
  });
  expect(reply.headers.get('X-Request-Id')).toMatch(/^req_/);
  expect(reply.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
}

describe('a malformed body', () => {
  test('that is shorter than its Content-Length gets a 400', async () => {
    const connection = await openRaw(service.url, `${head('Content-Length: 100')}{`);
    connection.socket.end();
    expect((await connection.readResponse()).status).toBe(400);
  });

  test('that is longer than its Content-Length is answered, and the rest gets a 400', async () => {
    const connection = await openRaw(
      service.url,
      `${head(`Content-Length: ${ping.length}`)}${ping}rest\r\n\r\n`,
    );
    expect((await connection.readResponse()).status).toBe(200);
    expect((await connection.readResponse()).status).toBe(400);
    await connection.ended();
  });

  test('that is larger than the limit gets a 413', async () => {
    const connection = await openRaw(service.url, head('Content-Length: 80000000'));
    expectProtocolError(await connection.readResponse(), 413, -32_000);
    connection.socket.destroy();
  });

  test('with invalid chunks gets a 400, and valid chunks are read', async () => {
    const broken = await openRaw(service.url, `${head('Transfer-Encoding: chunked')}zz\r\n{}\r\n`);
    expect((await broken.readResponse()).status).toBe(400);
    await broken.ended();
    const chunked = ping.replaceAll(/./g, (letter) => `1\r\n${letter}\r\n`);
    const valid = await openRaw(service.url, `${head('Transfer-Encoding: chunked')}${chunked}0\r\n\r\n`);
    expect(JSON.parse((await valid.readResponse()).body)).toEqual({ jsonrpc: '2.0', id: 1, result: {} });
    valid.socket.destroy();
  });

  test('that is compressed gets a 415', async () => {
    const bomb = gzipSync(Buffer.alloc(20_000_000, ' '));
    const connection = await openRaw(service.url);
    connection.write(head('Content-Encoding: gzip', `Content-Length: ${bomb.length}`));
    connection.write(bomb);
    expectProtocolError(await connection.readResponse(), 415, -32_000);
    connection.socket.destroy();
  });

  test('that breaks off fifty times leaves the service responsive', async () => {
    for (let index = 0; index < 50; index++) {
      const { socket } = await openRaw(service.url, `${head('Content-Length: 100')}{"jsonrpc":`);
      if (index % 2) socket.resetAndDestroy();
      else socket.destroy();
    }
    const connection = await openRaw(service.url, head(`Content-Length: ${ping.length}`) + ping);
    expect((await connection.readResponse()).status).toBe(200);
    connection.socket.destroy();
  });
});

describe('JSON that is not a message', () => {
  test.each<[what: string, body: string | Uint8Array, code: number]>([
    ['half a character', Uint8Array.of(0x7b, 0x22, 0xc3, 0x22, 0x3a, 0x31, 0x7d), -32_700],
    ['UTF-16', Buffer.from(ping, 'utf16le'), -32_700],
    ['a byte order mark', Buffer.from(`\ufeff[]`), -32_600],
    ['deep and not closed', '['.repeat(500_000), -32_700],
    ['deep lists', nested('[', '', ']', 400_000), -32_600],
    ['deep objects', nested('{"a":', '1', '}', 150_000), -32_600],
    ['a batch of batches', `[[${ping}]]`, -32_600],
  ])('gets a JSON-RPC error: %s', async (_, body, code) => {
    const connection = await openRaw(service.url, head(`Content-Length: ${Buffer.byteLength(body)}`));
    connection.write(body);
    const { status, body: text } = await connection.readResponse();
    const [response] = [JSON.parse(text)].flat();
    expect([response.error?.code, response.id], text.slice(0, 200)).toEqual([code, null]);
    expect([200, 400]).toContain(status);
    connection.socket.destroy();
  });

  test.each([
    ['lists', nested('[', '', ']', 200_000)],
    ['objects', nested('{"a":', '1', '}', 100_000)],
  ])('deeply nested %s as arguments get an error of the tool', async (_, deep) => {
    for (const [name, argument] of [
      ['service_update_lead', 'customFields'],
      ['service_add_leads', 'leads'],
      ['search', 'query'],
      ['service_ingest_event', 'payload'],
    ]) {
      for (const value of [deep, JSON.stringify(deep)]) {
        const params = `{"name":"${name}","arguments":{"${argument}":${value}}}`;
        const body = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":${params}}`;
        const { status, text } = await postMcp(service, body);
        expect([status, JSON.parse(text).result?.isError], `${name} ${text.slice(0, 200)}`).toEqual([
          200,
          true,
        ]);
      }
    }
  });
});

describe('a batch', () => {
  const batchOf = (count: number) =>
    JSON.stringify(Array.from({ length: count }, (_, id) => ({ jsonrpc: '2.0', id, method: 'ping' })));

  test('gets responses in order up to its limit and is rejected above it', async () => {
    const responses = JSON.parse((await postMcp(service, batchOf(50))).text) as {
      id: number;
      result: object;
    }[];
    expect(responses.map(({ id }) => id)).toEqual(Array.from({ length: 50 }, (_, id) => id));
    for (const count of [51, 5_000]) {
      const { status, text } = await postMcp(service, batchOf(count));
      expect([status, JSON.parse(text).error.message]).toEqual([
        400,
        `A batch must hold 1 to 50 messages, not ${count}.`,
      ]);
    }
  });

  test('of notifications gets no response; invalid messages get one each', async () => {
    const silent = JSON.stringify(Array(50).fill({ jsonrpc: '2.0', method: 'notifications/none' }));
    expect(await postMcp(service, silent)).toMatchObject({ status: 202, text: '' });
    const faulty = JSON.parse((await postMcp(service, '[1,null,"x",{},[]]')).text);
    expect(faulty.map(({ error }: { error: { code: number } }) => error.code)).toEqual(
      Array(5).fill(-32_600),
    );
  });
});

test.each([
  ['of headers', () => 'POST /mcp HTTP/1.1\r\nHost: x\r\n'],
  ['of a body', () => `${head('Content-Length: 100')}{"jsonrpc"`],
])('slow senders %s get an error, are disconnected, and do not delay other callers', async (_, bytes) => {
  const url = serviceUrl(shortTimeoutService!);
  const connections = await Promise.all(Array.from({ length: 100 }, () => openRaw(url, bytes())));
  const dripTimer = setInterval(() => connections.forEach(({ write }) => write('a')), 100);
  const healthy = await fetch(`${url}/mcp`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${service.tenant.liveKey}`, 'Content-Type': 'application/json' },
    body: ping,
  });
  expect(await healthy.json()).toEqual({ jsonrpc: '2.0', id: 1, result: {} });
  const responses = await Promise.all(connections.map(({ readResponse }) => readResponse()));
  for (const { status } of responses) expect(status).toBe(400);
  await Promise.all(connections.map(({ ended }) => ended()));
  clearInterval(dripTimer);
  for (const { socket } of connections) socket.destroy();
  const open = () =>
    new Promise<number>((resolve) => shortTimeoutService!.http.getConnections((_e, n) => resolve(n)));
  await expect.poll(open).toBeLessThan(5);
});

test('none of these requests is recorded as an internal error', async () => {
  const last = (await callMcp(service, 'ping')).headers.get('X-Request-Id');
  const rows = () =>
    service.sql<{ id: string; code: string | null }>('select request_id as id, code from directory.request');
  await expect.poll(async () => (await rows()).some(({ id }) => id === last)).toBe(true);
  const codes = new Set((await rows()).map(({ code }) => code));
  expect(codes).toContain('malformed_json');
  expect(codes).not.toContain('internal_error');
});
