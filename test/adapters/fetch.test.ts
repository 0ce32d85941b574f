import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createGuardedFetch, type GuardedFetchOptions } from '../../src/adapters/fetch.ts';
import type { ResolvedAddress } from '../../src/adapters/dns-resolver.ts';
import { OutboundFailed, type Outbound } from '../../src/ports/outbound.ts';
import { privateAddresses, privateSpellings } from '../fixtures/private-addresses.ts';

let server: Server;
let port: number;
let connections = 0;
let requests: IncomingMessage[] = [];
const clients: Outbound[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(request);
    respond(request, response);
  });
  server.on('connection', () => (connections += 1));
  // Without the guard, every spelling of a loopback address would reach this server.
  await new Promise<void>((done) => server.listen(0, '::', done));
  port = (server.address() as AddressInfo).port;
});

afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.close()));
  connections = 0;
  requests = [];
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

describe('addresses', () => {
  it.each(privateSpellings)('rejects http://%s before it opens a socket', async (host) => {
    await expectFailure(client({}).fetch(`http://${host}:${port}/`), 'address_refused');
    expect(connections).toBe(0);
  });

  it.each(privateAddresses)('rejects a name that resolves to a public address and %j', async (address) => {
    const guarded = client({ resolve: async () => [{ address: '1.1.1.1' }, { address }] });
    await expectFailure(guarded.fetch(`http://company.example:${port}/`), 'address_refused');
    expect(connections).toBe(0);
  });

  it('reaches only addresses that the operator allows', async () => {
    const guarded = client({ allow: ['127.0.0.0/8'] });
    expect((await guarded.fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
    await expectFailure(guarded.fetch(`http://[::1]:${port}/`), 'address_refused');
  });

  it('connects only to the checked addresses, even if the resolver returns others later', async () => {
    const results = [['127.0.0.1'], ['10.0.0.1']];
    let lookups = 0;
    const resolve = async (): Promise<ResolvedAddress[]> => {
      const addresses = results[Math.min(lookups, 1)] ?? [];
      lookups += 1;
      return addresses.map((address) => ({ address }));
    };
    const guarded = client({ allow: ['127.0.0.1'], resolve });
    expect((await guarded.fetch(`http://rebind.example:${port}/close`)).status).toBe(200);
    expect(lookups).toBe(1);
    await expectFailure(guarded.fetch(`http://rebind.example:${port}/close`), 'address_refused');
    expect(connections).toBe(1);
  });

  it('tries the next checked address if one is unreachable', async () => {
    const guarded = client({
      allow: ['127.0.0.0/8'],
      resolve: async () => [{ address: '127.0.0.1', port: 1 }, { address: '127.0.0.1' }],
    });
    expect((await guarded.fetch(`http://company.example:${port}/`)).status).toBe(200);
  });

  it('exempts only the configured origins', async () => {
    const guarded = client({ trustedOrigins: [`http://localhost:${port}`, `http://[::1]:${port}`] });
    expect((await guarded.fetch(`http://localhost:${port}/`)).status).toBe(200);
    expect((await guarded.fetch(`http://[::1]:${port}/`)).status).toBe(200);
    await expectFailure(guarded.fetch(`http://127.0.0.1:${port}/`), 'address_refused');
    await expectFailure(guarded.fetch(`http://localhost:${port + 1}/`), 'address_refused');
  });

  it('reports a name that does not resolve', async () => {
    const empty = client({ resolve: async () => [] });
    await expectFailure(empty.fetch('http://nowhere.example/'), 'name_not_resolved');
    const failing = client({ resolve: async () => Promise.reject(new Error('ENOTFOUND')) });
    await expectFailure(failing.fetch('http://nowhere.example/'), 'name_not_resolved');
  });

  it('rejects an invalid range', () => {
    expect(() => client({ allow: ['loopback'] })).toThrow(RangeError);
  });
});

describe('URLs', () => {
  it.each([
    ['ftp://1.1.1.1/', 'bad_scheme'],
    ['file:///etc/passwd', 'bad_scheme'],
    ['data:text/plain,x', 'bad_scheme'],
    ['javascript:1', 'bad_scheme'],
    ['http://user:secret@127.0.0.1/', 'credentials_in_url'],
    ['http://user@127.0.0.1/', 'credentials_in_url'],
    ['not a url', 'bad_url'],
    ['http://', 'bad_url'],
    ['', 'bad_url'],
  ])('rejects %j as %s', async (url, code) => {
    await expectFailure(client({ allow: ['127.0.0.0/8'] }).fetch(url), code);
  });
});

describe('redirects', () => {
  it.each(['/to-private', '/to-metadata'])('never follows %s', async (path) => {
    const guarded = client({ allow: ['127.0.0.1'] });
    await expectFailure(guarded.fetch(`http://127.0.0.1:${port}${path}`), 'address_refused');
    expect(requests.map(({ url }) => url)).toEqual([path]);
  });

  it.each([
    ['/to-file', 'bad_scheme'],
    ['/to-credentials', 'credentials_in_url'],
    ['/loop', 'too_many_redirects'],
  ])('rejects %s as %s', async (path, code) => {
    await expectFailure(local().fetch(`http://127.0.0.1:${port}${path}`), code);
  });

  it('stops after the maximum number of redirects', async () => {
    await expectFailure(
      local().fetch(`http://127.0.0.1:${port}/loop`, { maxRedirects: 2 }),
      'too_many_redirects',
    );
    expect(requests).toHaveLength(3);
  });

  it('follows redirects and returns the final address', async () => {
    const { url, status } = await local().fetch(`http://127.0.0.1:${port}/to-other`);
    expect([url, status]).toEqual([`http://127.0.0.2:${port}/echo`, 200]);
  });

  it('sends no keys or cookies to another origin', async () => {
    const headers = {
      Authorization: 'Bearer secret',
      Cookie: 'a=1',
      'X-Api-Key': 'secret',
      Accept: 'text/html',
    };
    const { body } = await local().fetch(`http://127.0.0.1:${port}/to-other`, { headers });
    const received = JSON.parse(body.toString()) as Record<string, string>;
    expect(JSON.stringify(received)).not.toContain('secret');
    expect(received).not.toHaveProperty('cookie');
    expect(received).toMatchObject({ accept: 'text/html', 'user-agent': 'Tester/1.0' });
  });

  it('returns the redirect itself on request and for every write method', async () => {
    const url = `http://127.0.0.1:${port}/to-other`;
    expect((await local().fetch(url, { redirect: 'manual' })).status).toBe(302);
    const posted = await local().fetch(url, { method: 'POST', body: 'x' });
    expect([posted.status, posted.headers.get('location')]).toEqual([302, `http://127.0.0.2:${port}/echo`]);
  });
});

describe('size and time', () => {
  it('limits decompressed bytes', async () => {
    const before = process.memoryUsage().rss;
    await expectFailure(local().fetch(`http://127.0.0.1:${port}/bomb`, { maxBytes: 1_000_000 }), 'too_large');
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
  });

  it('accepts a body of exactly the limit and rejects one byte more', async () => {
    const url = `http://127.0.0.1:${port}/thousand`;
    expect((await local().fetch(url, { maxBytes: 1000 })).body).toHaveLength(1000);
    await expectFailure(local().fetch(url, { maxBytes: 999 }), 'too_large');
  });

  it('ends an endless body', async () => {
    await expectFailure(
      local().fetch(`http://127.0.0.1:${port}/endless`, { maxBytes: 100_000 }),
      'too_large',
    );
  });

  it.each(['/drip', '/slow-headers', '/silent'])('ends %s at the timeout of the whole call', async (path) => {
    const startedAt = performance.now();
    await expectFailure(local().fetch(`http://127.0.0.1:${port}${path}`, { timeoutMs: 300 }), 'timed_out');
    expect(performance.now() - startedAt).toBeLessThan(15_000);
  });

  it('includes the lookup in the timeout', async () => {
    const hanging = client({ resolve: () => new Promise(() => {}) });
    await expectFailure(hanging.fetch('http://company.example/', { timeoutMs: 100 }), 'timed_out');
  });

  it('stops when the caller aborts', async () => {
    const signal = AbortSignal.timeout(100);
    await expectFailure(local().fetch(`http://127.0.0.1:${port}/silent`, { signal }), 'aborted');
  });

  it('reports an unreachable server, a failed TLS handshake and a cut response', async () => {
    await expectFailure(local().fetch('http://127.0.0.1:2/'), 'unreachable');
    await expectFailure(local().fetch(`https://127.0.0.1:${port}/`), 'unreachable');
    await expectFailure(local().fetch(`http://127.0.0.1:${port}/cut`), 'unreachable');
  });
});

it('sends method, body and headers and returns any status', async () => {
  const { status, headers, body } = await local().fetch(`http://127.0.0.1:${port}/missing`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"a":1}',
  });
  expect([status, headers.get('x-kind'), body.toString()]).toEqual([404, 'absent', '']);
  expect(requests[0]).toMatchObject({ method: 'POST', headers: { 'content-type': 'application/json' } });
});

function client(options: Partial<GuardedFetchOptions>): Outbound {
  const guarded = createGuardedFetch({ allow: [], userAgent: 'Tester/1.0', timeoutMs: 5_000, ...options });
  clients.push(guarded);
  return guarded;
}

function local(): Outbound {
  return client({ allow: ['127.0.0.0/8'] });
}

async function expectFailure(call: Promise<unknown>, code: string): Promise<void> {
  const failure = await call.then(
    () => 'no failure',
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(OutboundFailed);
  expect(failure).toMatchObject({ code });
}

const bomb = gzipSync(Buffer.alloc(200 * 1024 * 1024));

const locations: Readonly<Record<string, (port: number) => string>> = {
  '/to-private': (ownPort) => `http://127.0.0.3:${ownPort}/reached`,
  '/to-metadata': () => 'http://169.254.169.254/latest/meta-data/',
  '/to-file': () => 'file:///etc/passwd',
  '/to-credentials': (ownPort) => `http://user:secret@127.0.0.1:${ownPort}/reached`,
  '/to-other': (ownPort) => `http://127.0.0.2:${ownPort}/echo`,
  '/loop': () => '/loop',
};

function respond(request: IncomingMessage, response: ServerResponse): void {
  const path = request.url ?? '/';
  const location = locations[path];
  if (location !== undefined) response.writeHead(302, { location: location(port) }).end();
  else if (path === '/bomb') response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
  else if (path === '/echo') response.end(JSON.stringify(request.headers));
  else if (path === '/close') response.writeHead(200, { connection: 'close' }).end('once');
  else if (path === '/thousand') response.end('x'.repeat(1000));
  else if (path === '/missing') response.writeHead(404, { 'x-kind': 'absent' }).end();
  else if (path === '/cut')
    response.writeHead(200, { 'content-length': '100' }).write('half', () => request.destroy());
  else if (path === '/endless') writeEndlessly(request, response, 'x'.repeat(10_000), 0);
  else if (path === '/drip') writeEndlessly(request, response, 'x', 50);
  else if (path === '/slow-headers') dripHeaders(request);
  else if (path !== '/silent') response.end('reached');
}

function writeEndlessly(
  request: IncomingMessage,
  response: ServerResponse,
  text: string,
  intervalMs: number,
): void {
  response.writeHead(200);
  const timer = setInterval(() => response.write(text), intervalMs);
  request.socket.on('close', () => clearInterval(timer));
}

function dripHeaders({ socket }: IncomingMessage): void {
  socket.write('HTTP/1.1 200 OK\r\nx-slow: ');
  const timer = setInterval(() => socket.write('x'), 50);
  socket.on('close', () => clearInterval(timer));
}
