import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Service } from '../../src/assemble.ts';
import { openRaw, type RawAnswer } from '../contract/raw-connection.ts';
import { openService, testService, serviceUrl } from '../support/test-service.ts';
import { callMcp, postMcp } from './call-mcp.ts';

const service = testService();
let shortTimeoutService: Service | undefined;
beforeAll(async () => {
  const requestTimeouts = { headersTimeoutMs: 300, requestTimeoutMs: 600 };
  shortTimeoutService = await openService(service.databaseUrl, { role: 'api', requestTimeouts });
});
afterAll(() => shortTimeoutService?.close());
afterEach(async () => {
  const { status, text } = await callMcp(service, 'ping');
  if (status !== 200) throw new Error(`The service is not well after this: ${text}`);
});

const ping = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });
const head = (...more: string[]) =>
  [
    'POST /mcp HTTP/1.1',
    'Host: x',
    `Authorization: Bearer ${service.tenant.liveKey}`,
    'Content-Type: application/json',
    'MCP-Protocol-Version: 2025-06-18',
    ...more,
    '',
    '',
  ].join('\r\n');
const nested = (open: string, inner: string, close: string, depth: number) =>
  open.repeat(depth) + inner + close.repeat(depth);

/** Refused beneath the tools: as JSON-RPC has it, under an id of its own request. */
function expectRefused(answer: RawAnswer, status: number, code: number): void {
  expect(answer.status, answer.body).toBe(status);
  expect(JSON.parse(answer.body)).toMatchObject({
    jsonrpc: '2.0',
    id: null,
    error: { code, message: /\w/ },
  });
  expect(answer.headers.get('X-Request-Id')).toMatch(/^req_/);
  expect(answer.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
}

describe('a body of messages that contradicts its headers:', () => {
  test('shorter than its length, without further bytes', async () => {
    const connection = await openRaw(service.url, `${head('Content-Length: 100')}{`);
    connection.socket.end();
    expect((await connection.answer()).status).toBe(400);
  });

  test('longer than its length: the rest is not a request', async () => {
    const connection = await openRaw(
      service.url,
      `${head(`Content-Length: ${ping.length}`)}${ping}rest\r\n\r\n`,
    );
    expect((await connection.answer()).status).toBe(200);
    expect((await connection.answer()).status).toBe(400);
    await connection.ended();
  });

  test('larger than the limit: an error on a connection that stays open', async () => {
    const connection = await openRaw(service.url, head('Content-Length: 80000000'));
    expectRefused(await connection.answer(), 413, -32_000);
    connection.socket.destroy();
  });

  test('invalid chunks, and valid ones', async () => {
    const broken = await openRaw(service.url, `${head('Transfer-Encoding: chunked')}zz\r\n{}\r\n`);
    expect((await broken.answer()).status).toBe(400);
    await broken.ended();
    const chunked = ping.replaceAll(/./g, (letter) => `1\r\n${letter}\r\n`);
    const right = await openRaw(service.url, `${head('Transfer-Encoding: chunked')}${chunked}0\r\n\r\n`);
    expect(JSON.parse((await right.answer()).body)).toEqual({ jsonrpc: '2.0', id: 1, result: {} });
    right.socket.destroy();
  });

  test('much longer than declared', async () => {
    const bomb = gzipSync(Buffer.alloc(20_000_000, ' '));
    const connection = await openRaw(service.url);
    connection.write(head('Content-Encoding: gzip', `Content-Length: ${bomb.length}`));
    connection.write(bomb);
    expectRefused(await connection.answer(), 415, -32_000);
    connection.socket.destroy();
  });

  test('interrupted in the body, repeatedly', async () => {
    for (let index = 0; index < 50; index++) {
      const { socket } = await openRaw(service.url, `${head('Content-Length: 100')}{"jsonrpc":`);
      if (index % 2) socket.resetAndDestroy();
      else socket.destroy();
    }
  });
});

describe('JSON that is not a message:', () => {
  test.each<[what: string, body: string | Uint8Array, code: number]>([
    ['half a character', Uint8Array.of(0x7b, 0x22, 0xc3, 0x22, 0x3a, 0x31, 0x7d), -32_700],
    ['UTF-16', Buffer.from(ping, 'utf16le'), -32_700],
    ['a mark of byte order', Buffer.from(`\ufeff[]`), -32_600],
    ['deep and open', '['.repeat(500_000), -32_700],
    ['deep lists', nested('[', '', ']', 400_000), -32_600],
    ['deep objects', nested('{"a":', '1', '}', 150_000), -32_600],
    ['a batch of batches', `[[${ping}]]`, -32_600],
  ])('%s', async (_, body, code) => {
    const connection = await openRaw(service.url, head(`Content-Length: ${Buffer.byteLength(body)}`));
    connection.write(body);
    const { status, body: text } = await connection.answer();
    const [answer] = [JSON.parse(text)].flat();
    expect([answer.error?.code, answer.id], text.slice(0, 200)).toEqual([code, null]);
    expect([200, 400]).toContain(status);
    connection.socket.destroy();
  });

  test.each([
    ['lists', nested('[', '', ']', 200_000)],
    ['objects', nested('{"a":', '1', '}', 100_000)],
  ])('arguments of deep %s are refused by the tool', async (_, deep) => {
    for (const [name, place] of [
      ['service_update_lead', 'customFields'],
      ['service_add_leads', 'leads'],
      ['search', 'query'],
      ['service_ingest_event', 'payload'],
    ]) {
      for (const value of [deep, JSON.stringify(deep)]) {
        const params = `{"name":"${name}","arguments":{"${place}":${value}}}`;
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

  test('is answered in order up to its limit and rejected above it', async () => {
    const answers = JSON.parse((await postMcp(service, batchOf(50))).text) as {
      id: number;
      result: object;
    }[];
    expect(answers.map(({ id }) => id)).toEqual(Array.from({ length: 50 }, (_, id) => id));
    for (const count of [51, 5_000]) {
      const { status, text } = await postMcp(service, batchOf(count));
      expect([status, JSON.parse(text).error.message]).toEqual([
        400,
        `A batch must hold 1 to 50 messages, not ${count}.`,
      ]);
    }
  });

  test('of notifications has no response; one of errors has one for each', async () => {
    const silent = JSON.stringify(Array(50).fill({ jsonrpc: '2.0', method: 'notifications/none' }));
    expect(await postMcp(service, silent)).toMatchObject({ status: 202, text: '' });
    const faulty = JSON.parse((await postMcp(service, '[1,null,"x",{},[]]')).text);
    expect(faulty.map(({ error }: { error: { code: number } }) => error.code)).toEqual(
      Array(5).fill(-32_600),
    );
  });
});

test.each([
  ['of a head', () => 'POST /mcp HTTP/1.1\r\nHost: x\r\n'],
  ['of a body', () => `${head('Content-Length: 100')}{"jsonrpc"`],
])('slow senders %s get an error, are disconnected, and delay nobody', async (_, bytes) => {
  const url = serviceUrl(shortTimeoutService!);
  const connections = await Promise.all(Array.from({ length: 100 }, () => openRaw(url, bytes())));
  const drip = setInterval(() => connections.forEach(({ write }) => write('a')), 100);
  const healthy = await fetch(`${url}/mcp`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${service.tenant.liveKey}`, 'Content-Type': 'application/json' },
    body: ping,
  });
  expect(await healthy.json()).toEqual({ jsonrpc: '2.0', id: 1, result: {} });
  const answers = await Promise.all(connections.map(({ answer }) => answer()));
  for (const { status } of answers) expect(status).toBe(400);
  await Promise.all(connections.map(({ ended }) => ended()));
  clearInterval(drip);
  for (const { socket } of connections) socket.destroy();
  const open = () =>
    new Promise<number>((resolve) => shortTimeoutService!.http.getConnections((_e, n) => resolve(n)));
  await expect.poll(open).toBeLessThan(5);
});

test('none of this counts as a failure of the service', async () => {
  const last = (await callMcp(service, 'ping')).headers.get('X-Request-Id');
  const rows = () =>
    service.sql<{ id: string; code: string | null }>('select request_id as id, code from directory.request');
  await expect.poll(async () => (await rows()).some(({ id }) => id === last)).toBe(true);
  const codes = new Set((await rows()).map(({ code }) => code));
  expect(codes).toContain('malformed_json');
  expect(codes).not.toContain('internal_error');
});
