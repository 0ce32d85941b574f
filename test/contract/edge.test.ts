import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, test } from 'vitest';
import { errors, type ErrorName } from '../../generated/contract/errors.ts';
import type { Service } from '../../src/assemble.ts';
import { openService, testService, serviceUrl } from '../support/test-service.ts';
import { findSchemaErrors } from './published-contract.ts';
import { openRaw, type RawResponse } from './raw-connection.ts';

const service = testService();
let shortTimeoutService: Service | undefined;
beforeAll(async () => {
  const httpLimits = { headersTimeoutMs: 300, requestTimeoutMs: 600 };
  shortTimeoutService = await openService(service.databaseUrl, { role: 'api', httpLimits });
});
afterAll(() => shortTimeoutService?.close());

const crlf = (...lines: string[]) => [...lines, '', ''].join('\r\n');
const key = () => `Authorization: Bearer ${service.tenant.liveKey}`;
const call = JSON.stringify({ fn: 'projects.list' });
const head = (...extraHeaders: string[]) =>
  crlf('POST /mcp/query HTTP/1.1', 'Host: x', key(), 'Content-Type: application/json', ...extraHeaders);

/** Expects the error in the envelope, whether it comes from the service, its framework or the HTTP parser. */
function expectError(response: RawResponse, error: ErrorName): void {
  const { status, code, type } = errors[error];
  expect(response.error, response.body).toMatchObject({ code, type });
  expect(response.status).toBe(status);
  expect(findSchemaErrors('/components/schemas/ErrorBody', JSON.parse(response.body))).toEqual([]);
  expect(response.headers.get('X-Request-Id')).toBe(response.error.request_id);
  expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
}

afterEach(async () => {
  const { status, text } = await service.call('projects.list');
  if (status !== 200) throw new Error(`The service does not respond after this test: ${text}`);
});

describe('malformed HTTP gets an error in the envelope', () => {
  test.each<[what: string, bytes: string]>([
    ['noise', 'what is this\r\n\r\n'],
    ['zeros', '\0\0\0\0\r\n\r\n'],
    ['a TLS handshake', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
    ['another version', crlf('GET / HTTP/9.9', 'Host: x')],
    ['the next version', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['an unknown method', crlf('FETCH / HTTP/1.1', 'Host: x')],
    ['a header without a colon', crlf('GET / HTTP/1.1', 'Host: x', 'nonsense')],
    ['a blank before the colon', crlf('GET / HTTP/1.1', 'Host : x')],
    ['a NUL in a header', crlf('GET / HTTP/1.1', 'Host: x', 'A: b\0c')],
    ['two hosts', crlf('GET /healthz HTTP/1.1', 'Host: x', 'Host: y')],
    ['two lengths', crlf('POST / HTTP/1.1', 'Host: x', 'Content-Length: 1', 'Content-Length: 2')],
    ['a negative length', crlf('POST / HTTP/1.1', 'Host: x', 'Content-Length: -1')],
    ['an invalid length', crlf('POST / HTTP/1.1', 'Host: x', 'Content-Length: ten')],
    [
      'length and chunks',
      crlf('POST / HTTP/1.1', 'Host: x', 'Content-Length: 1', 'Transfer-Encoding: chunked'),
    ],
    ['no Host', crlf('GET /v1/projects HTTP/1.1')],
  ])('%s', async (_, bytes) => {
    const connection = await openRaw(service.url, bytes);
    expectError(await connection.readResponse(), 'invalid_arguments');
    connection.socket.destroy();
  });

  const twice = (header: string) => `The header ${header} occurs more than once. Send it once.`;
  const noVersion = 'The request line names no supported version of HTTP. End it with HTTP/1.1.';

  test.each<[what: string, head: string, param: string, message: string]>([
    ['no Host', crlf('GET /healthz HTTP/1.1'), 'Host', 'The header Host is missing.'],
    ['two hosts', crlf('GET /healthz HTTP/1.1', 'Host: x', 'host: y'), 'Host', twice('Host')],
    [
      'two keys',
      crlf('GET /healthz HTTP/1.1', 'Host: x', 'Authorization: a', 'Authorization: b'),
      'Authorization',
      twice('Authorization'),
    ],
    [
      'two idempotency keys',
      crlf('GET /healthz HTTP/1.1', 'Host: x', 'Idempotency-Key: a', 'Idempotency-Key: b'),
      'Idempotency-Key',
      twice('Idempotency-Key'),
    ],
    ['no version', 'GET /healthz\r\n\r\n', 'request line', noVersion],
    ['HTTP/2.0', crlf('GET /healthz HTTP/2.0', 'Host: x'), 'request line', noVersion],
    ['HTTP/0.9', crlf('GET /healthz HTTP/0.9', 'Host: x'), 'request line', noVersion],
  ])('%s, naming the header', async (_, bytes, param, message) => {
    const connection = await openRaw(service.url, bytes);
    expect((await connection.readResponse()).error).toMatchObject({ message, param });
    connection.socket.destroy();
  });

  test.each<[what: string, bytes: () => string]>([
    ['one large header', () => crlf('GET / HTTP/1.1', 'Host: x', `A: ${'b'.repeat(20_000)}`)],
    ['many headers', () => crlf('GET / HTTP/1.1', 'Host: x', ...Array<string>(3_000).fill('A: bcdef'))],
    ['a long path', () => crlf(`GET /${'a'.repeat(20_000)} HTTP/1.1`, 'Host: x')],
  ])('%s', async (_, bytes) => {
    const connection = await openRaw(service.url, bytes());
    expectError(await connection.readResponse(), 'headers_too_large');
    await connection.ended();
  });
});

describe('unsupported features of HTTP', () => {
  test('an unknown expectation is rejected on a connection that stays open', async () => {
    const connection = await openRaw(service.url, head('Expect: a-miracle', 'Content-Length: 2') + '{}');
    const response = await connection.readResponse();
    expectError(response, 'invalid_arguments');
    expect(response.error.param).toBe('Expect');
    connection.write(head(`Content-Length: ${call.length}`) + call);
    expect((await connection.readResponse()).status).toBe(200);
    connection.socket.destroy();
  });

  test('a sender that expects 100 Continue gets it', async () => {
    const connection = await openRaw(
      service.url,
      head('Expect: 100-continue', `Content-Length: ${call.length}`),
    );
    expect((await connection.readResponse()).status).toBe(100);
    connection.write(call);
    expect((await connection.readResponse()).status).toBe(200);
    connection.socket.destroy();
  });

  test('CONNECT is rejected, and an aborted one affects nothing else', async () => {
    const tunnel = crlf('CONNECT example.com:443 HTTP/1.1', 'Host: example.com:443');
    const connection = await openRaw(service.url, tunnel);
    expectError(await connection.readResponse(), 'method_not_allowed');
    connection.socket.resetAndDestroy();
    for (let index = 0; index < 20; index++) {
      const aborted = await openRaw(service.url, tunnel);
      aborted.write('more');
      aborted.socket.resetAndDestroy();
    }
  });

  test.each(['Upgrade: websocket\r\nConnection: Upgrade', 'Upgrade: h2c\r\nConnection: Upgrade'])(
    '%j is ignored',
    async (upgrade) => {
      const connection = await openRaw(service.url, crlf('GET /v1/projects HTTP/1.1', 'Host: x', upgrade));
      expectError(await connection.readResponse(), 'key_missing');
      connection.socket.destroy();
    },
  );

  test.each([
    ['Authorization: Bearer \nsk_live_a', /value of the header Authorization contains a line break/],
    ['Authorization: Bearer sk_live\r_a', /value of the header Authorization contains a line break/],
    ['Authorization: Bearer sk\0_live_a', /value of the header Authorization contains a line break/],
    ['Authorization: Bearer \r\nsk_live_a', /the line after the header Authorization is not a header/],
    ['Content-Length: x', /HTTP\/1\.1 \(Invalid character in Content-Length\)\.$/],
  ])('the error for %j names the header without its value', async (line, message) => {
    const connection = await openRaw(service.url, crlf('GET /v1/projects HTTP/1.1', 'Host: x', line));
    const response = await connection.readResponse();
    expectError(response, 'invalid_arguments');
    expect(JSON.parse(response.body).error.message).toMatch(message);
    expect(response.body).not.toMatch(/sk.?_/);
    connection.socket.destroy();
  });

  test.each(['Authorization:', 'Authorization:  ', 'Authorization: Bearer', 'Authorization: bearer  '])(
    'the error for %j says that the key is missing and how to create one',
    async (line) => {
      const connection = await openRaw(service.url, crlf('GET /v1/projects HTTP/1.1', 'Host: x', line));
      const response = await connection.readResponse();
      expectError(response, 'key_missing');
      expect(JSON.parse(response.body).error.message).toMatch(
        /^There is no API key.* `npx outreach key create --org ORG_ID`/,
      );
      connection.socket.destroy();
    },
  );

  test.each(['TRACE', 'PUT', 'PROPFIND', 'M-SEARCH'])('the method %s is rejected', async (method) => {
    const connection = await openRaw(service.url, crlf(`${method} /v1/projects HTTP/1.1`, 'Host: x', key()));
    expectError(await connection.readResponse(), 'method_not_allowed');
    connection.socket.destroy();
  });
});

describe('a malformed body', () => {
  test('that is shorter than its length is rejected', async () => {
    const connection = await openRaw(service.url, `${head('Content-Length: 100')}{`);
    connection.socket.end();
    expectError(await connection.readResponse(), 'invalid_arguments');
  });

  test('that is longer than its length is read, and the rest is rejected', async () => {
    const connection = await openRaw(
      service.url,
      `${head(`Content-Length: ${call.length}`)}${call}rest\r\n\r\n`,
    );
    expect((await connection.readResponse()).status).toBe(200);
    expectError(await connection.readResponse(), 'invalid_arguments');
    await connection.ended();
  });

  test('that is larger than the limit is rejected on a connection that stays open', async () => {
    const connection = await openRaw(service.url, head('Content-Length: 8000000'));
    expectError(await connection.readResponse(), 'payload_too_large');
    connection.write(Buffer.alloc(8_000_000, ' '));
    connection.write(`${head(`Content-Length: ${call.length}`)}${call}`);
    expect((await connection.readResponse()).status).toBe(200);
    connection.socket.destroy();
  });

  test.each(['4294967298', '5000000000', '9007199254740993'])(
    'with a length of %s bytes is rejected before any of them arrives',
    async (length) => {
      const connection = await openRaw(service.url, head(`Content-Length: ${length}`));
      expectError(await connection.readResponse(), 'payload_too_large');
      connection.socket.destroy();
    },
  );

  test('with invalid chunks is rejected', async () => {
    const connection = await openRaw(service.url, `${head('Transfer-Encoding: chunked')}zz\r\n{}\r\n`);
    expectError(await connection.readResponse(), 'invalid_arguments');
    await connection.ended();
  });

  test('in endless chunks is rejected and then disconnected', async () => {
    const connection = await openRaw(service.url, head('Transfer-Encoding: chunked'));
    const chunk = `10000\r\n${' '.repeat(65_536)}\r\n`;
    for (let sent = 0; sent < 20; sent++) connection.write(chunk);
    expectError(await connection.readResponse(), 'payload_too_large');
    // A client that keeps sending is disconnected eventually.
    const sendTimer = setInterval(() => connection.write(chunk.repeat(16)), 1);
    await connection.ended();
    clearInterval(sendTimer);
    connection.socket.destroy();
  });

  test('that is compressed is rejected', async () => {
    const bomb = gzipSync(Buffer.alloc(20_000_000, ' '));
    const connection = await openRaw(service.url);
    connection.write(head('Content-Encoding: gzip', `Content-Length: ${bomb.length}`));
    connection.write(bomb);
    expectError(await connection.readResponse(), 'unsupported_media_type');
    connection.socket.destroy();
  });

  test('that breaks off fifty times leaves the service responsive', async () => {
    for (let index = 0; index < 50; index++) {
      const { socket } = await openRaw(service.url, `${head('Content-Length: 100')}{"fn":`);
      if (index % 2) socket.resetAndDestroy();
      else socket.destroy();
    }
    const connection = await openRaw(service.url, head(`Content-Length: ${call.length}`) + call);
    expect((await connection.readResponse()).status).toBe(200);
    connection.socket.destroy();
  });

  test.each([
    [['Transfer-Encoding: gzip, chunked']],
    [['Transfer-Encoding: identity, chunked']],
    [['Transfer-Encoding: gzip', 'Transfer-Encoding: chunked']],
    [['Transfer-Encoding: chunked, chunked']],
    [['Transfer-Encoding: chunked;q=1']],
    [['Transfer-Encoding: gzip']],
    [['Transfer-Encoding:']],
  ])('with the headers %j is rejected and disconnected', async (codings) => {
    const chunks = `${call.length.toString(16)}\r\n${call}\r\n0\r\n\r\n`;
    const connection = await openRaw(service.url, head(...codings) + chunks);
    const response = await connection.readResponse();
    expectError(response, 'invalid_arguments');
    expect(response.error).toMatchObject({
      message:
        'The only accepted transfer coding is chunked. Send the header Transfer-Encoding: chunked, or Content-Length.',
      param: 'Transfer-Encoding',
    });
    await connection.ended();
  });

  test('with a transfer coding in HTTP/1.0 is rejected and disconnected', async () => {
    const chunks = `${call.length.toString(16)}\r\n${call}\r\n0\r\n\r\n`;
    const oldHead = head('Transfer-Encoding: chunked', 'Connection: keep-alive');
    const connection = await openRaw(service.url, oldHead.replace('HTTP/1.1', 'HTTP/1.0') + chunks);
    const response = await connection.readResponse();
    expectError(response, 'invalid_arguments');
    expect(response.error).toMatchObject({
      message: 'HTTP/1.0 has no Transfer-Encoding. Send Content-Length instead, or use HTTP/1.1.',
      param: 'Transfer-Encoding',
    });
    await connection.ended();
  });

  test('in valid chunks is read', async () => {
    const chunked = call.replaceAll(/./g, (letter) => `1\r\n${letter}\r\n`);
    const connection = await openRaw(service.url, `${head('Transfer-Encoding: chunked')}${chunked}0\r\n\r\n`);
    expect((await connection.readResponse()).status).toBe(200);
    connection.write(head('transfer-encoding: Chunked') + '0\r\n\r\n');
    expectError(await connection.readResponse(), 'unknown_fn');
    connection.socket.destroy();
  });
});

test('calls on one connection are answered in order', async () => {
  const fns = ['projects.list', 'none.such', 'credits.info'];
  const bodies = fns.map((fn) => JSON.stringify({ fn }));
  const bytes = bodies.map((body) => `${head(`Content-Length: ${body.length}`)}${body}`).join('');
  const connection = await openRaw(service.url, bytes);
  expect(JSON.parse((await connection.readResponse()).body).value.items).toHaveLength(1);
  expectError(await connection.readResponse(), 'unknown_fn');
  expect(JSON.parse((await connection.readResponse()).body).value.plan).toBe('pro');
  connection.socket.destroy();
});

test('an absolute address and another host reach the same route', async () => {
  for (const [target, host] of [
    ['http://elsewhere.example/v1/projects', 'x'],
    ['/v1/projects', 'a b[c'],
    ['/v1/projects?limit=5', '['],
  ]) {
    const connection = await openRaw(service.url, crlf(`GET ${target} HTTP/1.1`, `Host: ${host}`, key()));
    expect((await connection.readResponse()).status, `${target} ${host}`).toBe(200);
    connection.socket.destroy();
  }
});

describe('slow senders', () => {
  let url = '';
  beforeEach(() => {
    url = serviceUrl(shortTimeoutService!);
  });

  test.each([
    ['of headers', () => 'POST /mcp/query HTTP/1.1\r\nHost: x\r\n'],
    ['of a body', () => `${head('Content-Length: 100')}{"fn"`],
  ])('%s get an error, are disconnected, and do not delay other callers', async (_, bytes) => {
    const connections = await Promise.all(Array.from({ length: 100 }, () => openRaw(url, bytes())));
    const dripTimer = setInterval(() => connections.forEach(({ write }) => write('a')), 100);
    const healthy = await fetch(`${url}/v1/projects`, { headers: { Authorization: key().slice(15) } });
    expect(healthy.status).toBe(200);
    const answers = await Promise.all(connections.map(({ readResponse }) => readResponse()));
    for (const response of answers) expectError(response, 'request_timeout');
    await Promise.all(connections.map(({ ended }) => ended()));
    clearInterval(dripTimer);
    for (const { socket } of connections) socket.destroy();
    const open = () =>
      new Promise<number>((resolve) => shortTimeoutService!.http.getConnections((_e, n) => resolve(n)));
    await expect.poll(open).toBeLessThan(5);
  });

  test('of a rejected body get no second error', async () => {
    const slow = crlf('POST /mcp/query HTTP/1.1', 'Host: x', 'Content-Length: 100');
    const connection = await openRaw(url, `${slow}{`);
    expectError(await connection.readResponse(), 'key_missing');
    await connection.ended();
    await expect(connection.readResponse()).rejects.toThrow('ended after ""');
    await sleep(10);
  });
});
