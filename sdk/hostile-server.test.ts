import { createServer, type RequestListener, type Server } from 'node:http';
import net from 'node:net';
import type { AddressInfo } from 'node:net';
import { createGzip } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { connect, credits, leads, type OutreachOptions } from './outreach-sdk.ts';

const open: (Server | net.Server)[] = [];
afterEach(() => {
  for (const server of open.splice(0)) {
    server.close();
    if ('closeAllConnections' in server) server.closeAllConnections();
  }
});

async function listen(server: Server | net.Server): Promise<string> {
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Calls a server that answers like this, and returns what the call throws or its value. */
async function callServer(answer: RequestListener, options: Partial<OutreachOptions> = {}): Promise<any> {
  return call(await listen(createServer(answer)), options);
}

function call(baseUrl: string, options: Partial<OutreachOptions> = {}): Promise<any> {
  const connection = connect({ baseUrl, key: 'k', maxRetries: 0, ...options });
  return credits.info(connection).catch((thrown: unknown) => thrown);
}

const unexpected = { name: 'ApiError', code: 'unexpected_reply' };

test('an endless body is dropped with its connection', async () => {
  const closed = Promise.withResolvers<void>();
  const chunk = Buffer.alloc(1_048_576, ' ');
  let sentBytes = 0;
  const error = await callServer((_request, response) => {
    response.once('close', closed.resolve);
    const write = (): void => {
      while (!response.destroyed && response.write(chunk)) sentBytes += chunk.length;
      sentBytes += chunk.length;
    };
    response.on('drain', write);
    write();
  });
  expect(error).toMatchObject({ ...unexpected, status: 200 });
  await closed.promise;
  expect(sentBytes).toBeLessThan(128 * 1_048_576);
});

test('a compressed body is dropped when it has grown too large', async () => {
  const closed = Promise.withResolvers<void>();
  const error = await callServer((_request, response) => {
    response.once('close', closed.resolve);
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
    const bomb = createGzip({ level: 1 });
    bomb.on('error', () => undefined).pipe(response);
    const zeros = Buffer.alloc(1_048_576);
    const write = (): void => {
      while (!response.destroyed && bomb.write(zeros));
    };
    bomb.on('drain', write);
    write();
  });
  expect(error).toMatchObject(unexpected);
  await closed.promise;
});

test('endless headers end the call', async () => {
  const url = await listen(
    net.createServer((socket) => {
      socket.on('error', () => undefined);
      socket.write('HTTP/1.1 200 OK\r\n');
      const write = (): void => {
        while (!socket.destroyed && socket.write(`x-filler: ${'a'.repeat(1_000)}\r\n`));
      };
      socket.on('drain', write);
      write();
    }),
  );
  expect(await call(url)).toMatchObject({ name: 'ConnectionError' });
});

test('a body that arrives byte by byte ends with the time of the attempt', async () => {
  const closed = Promise.withResolvers<void>();
  const error = await callServer(
    (_request, response) => {
      const timer = setInterval(() => response.write(' '), 20);
      response.once('close', () => (clearInterval(timer), closed.resolve()));
    },
    { attemptTimeoutMs: 200 },
  );
  expect(error).toMatchObject({ name: 'TimeoutError' });
  await closed.promise;
});

test.each([301, 302, 307, 308])('a redirect with status %i is not followed', async (status) => {
  const visits: string[] = [];
  const target = await listen(
    createServer((request, response) => (visits.push(request.url!), response.end())),
  );
  const error = await callServer((_request, response) => {
    response.writeHead(status, { location: `${target}/elsewhere?key=k` }).end();
  });
  expect(error).toMatchObject({ name: 'RedirectError', status });
  expect(visits).toEqual([]);
});

test.each([
  ['a page', 'text/html', '<script>alert(1)</script>'],
  ['an image', 'image/png', '\u0089PNG\r\n\u001a\n'],
  ['a cut off body', 'application/json', '{"value": {"bal'],
  ['a prototype with a value', 'application/json', '{"__proto__": {"value": 1}}'],
  ['an error of the wrong types', 'application/json', '{"error": {"code": {}, "message": []}}'],
])('%s is an unexpected reply', async (_what, type, body) => {
  const error = await callServer((_request, response) => {
    response.writeHead(200, { 'content-type': type }).end(body, 'latin1');
  });
  expect(error).toMatchObject(unexpected);
});

test('a list without a next cursor ends', async () => {
  const body = '{"value": {"items": [{"id": "lead_1"}]}}';
  const baseUrl = await listen(createServer((_request, response) => void response.end(body)));
  const list = leads.list(connect({ baseUrl, key: 'k' }), { projectId: 'project_1' });
  const ids: string[] = [];
  for await (const { id } of list) if (ids.push(id) > 1) break;
  expect(ids).toEqual(['lead_1']);
});

test('names of prototypes in a reply stay data', async () => {
  const body =
    '{"value": {"__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": true}}}}';
  const value = await callServer((_request, response) => void response.end(body));
  expect(Object.keys(value)).toEqual(['__proto__', 'constructor']);
  expect({}).not.toHaveProperty('polluted');
});

test.each(['__proto__', 'constructor', 'toString'])(
  'an error of the type %s is an OutreachError',
  async (type) => {
    const error = await callServer((_request, response) => {
      response.writeHead(400).end(JSON.stringify({ error: { type, code: 'c', message: 'No.' } }));
    });
    expect(error).toMatchObject({ name: 'OutreachError', type, code: 'c', message: 'No.' });
  },
);
