import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterEach, describe, expect, test } from 'vitest';
import type { Service } from '../../src/assemble.ts';
import type { UnreadLimits } from '../../src/doors/unread-responses.ts';
import { openService, serviceUrl, testService } from '../support/test-service.ts';
import { openRaw } from './raw-connection.ts';

const service = testService();
let limited: Service | undefined;
const open: Socket[] = [];
/** The server's side of every connection to `limited`. */
let accepted: Socket[] = [];
afterEach(async () => {
  for (const socket of open.splice(0)) socket.destroy();
  await limited?.close();
  limited = undefined;
});

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
const largest = get('/openapi.json');

async function openLimited(unreadLimits: Partial<UnreadLimits>): Promise<string> {
  limited = await openService(service.databaseUrl, { role: 'api', httpLimits: { unreadLimits } });
  accepted = [];
  limited.http.on('connection', (socket: Socket) => accepted.push(socket));
  return serviceUrl(limited);
}

/** Sends the calls on a paused socket, so that nothing is read until it is resumed. */
async function openUnread(url: string, calls: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) }).pause();
  open.push(socket);
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.write(calls, resolve));
  return socket;
}

const closedFirst = () => ({
  count: accepted.length,
  firstFour: accepted.slice(0, 4).every(({ destroyed }) => destroyed),
});

function countConnections({ http }: Service): Promise<number> {
  return promisify(http.getConnections.bind(http))();
}

describe('calls that arrive together on one connection', () => {
  test('get their responses in the order of the calls', async () => {
    const paths = ['/healthz', '/v1/projects', '/mcp/capabilities', '/nowhere', '/readyz'];
    const connection = await openRaw(service.url, paths.map(get).join(''));
    const statuses = [];
    for (const _ of paths) statuses.push((await connection.readResponse()).status);
    expect(statuses).toEqual([200, 401, 200, 401, 200]);
    connection.socket.destroy();
  });

  test('are handled one at a time', async () => {
    let running = 0;
    let most = 0;
    limited = await openService(service.databaseUrl, {
      role: 'api',
      handlers: {
        'projects.list': async () => {
          running += 1;
          most = Math.max(most, running);
          await sleep(20);
          running -= 1;
          return { items: [], nextCursor: null };
        },
      },
    });
    const call = `GET /v1/projects HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${service.tenant.liveKey}\r\n\r\n`;
    const connection = await openRaw(serviceUrl(limited), call.repeat(5));
    for (let index = 0; index < 5; index += 1) expect((await connection.readResponse()).status).toBe(200);
    expect(most).toBe(1);
    connection.socket.destroy();
  });

  test('are dropped when the client disconnects before their turn', async () => {
    let started = 0;
    const first = Promise.withResolvers<void>();
    const handlers = {
      'projects.list': async () => {
        started += 1;
        await first.promise;
        return { items: [], nextCursor: null };
      },
    };
    limited = await openService(service.databaseUrl, { role: 'api', handlers });
    const call = `GET /v1/projects HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${service.tenant.liveKey}\r\n\r\n`;
    const connection = await openRaw(serviceUrl(limited), call.repeat(5));
    await expect.poll(() => started).toBe(1);
    connection.socket.destroy();
    await expect.poll(() => countConnections(limited!)).toBe(0);
    first.resolve();
    await sleep(100);
    expect(started).toBe(1);
  });

  test('end the connection when more than 17 arrive', async () => {
    const connection = await openRaw(service.url, get('/healthz').repeat(18));
    await connection.ended();
    const next = await openRaw(service.url, get('/healthz').repeat(17));
    for (let index = 0; index < 17; index += 1) expect((await next.readResponse()).status).toBe(200);
    next.socket.destroy();
  });
});

describe('a packet with thousands of calls', () => {
  test('is parsed only up to the call that closes its connection', async () => {
    limited = await openService(service.databaseUrl, { role: 'api' });
    let parsed = 0;
    limited.http.on('request', () => (parsed += 1));
    const connection = await openRaw(serviceUrl(limited), 'GET / HTTP/1.1\r\n\r\n'.repeat(3_000));
    await connection.ended();
    expect(parsed).toBe(18);
  });
});

describe('a large response', () => {
  test('is sent as bytes, and a small one as text', async () => {
    limited = await openService(service.databaseUrl, { role: 'api' });
    const sent: unknown[] = [];
    limited.http.prependListener('request', (_, response) => {
      const end = response.end.bind(response) as (body: unknown) => typeof response;
      response.end = (body: unknown) => {
        sent.push(body);
        return end(body);
      };
    });
    const { projectId, liveKey } = service.tenant;
    const headers = { Authorization: `Bearer ${liveKey}` };
    const list = async () =>
      (await fetch(`${serviceUrl(limited!)}/v1/leads?projectId=${projectId}`, { headers })).text();
    const small = await list();
    for (const row of [1, 2]) {
      const analysis = `Harbour Foods smokes fish in Aberdeen and Århus. `.repeat(900);
      await service.call('leads.add', { projectId, company: `Harbour Foods ${row}`, analysis });
    }
    const large = await list();
    expect(sent).toEqual([small, Buffer.from(large)]);
  });
});

describe('a connection whose caller does not read', () => {
  test('is closed after a time', async () => {
    const url = await openLimited({ stallMs: 300 });
    await openUnread(url, '');
    await openUnread(url, largest.repeat(17));
    await expect.poll(() => accepted.map(({ destroyed }) => destroyed)).toEqual([false, true]);
  });

  test('is closed, the longest stalled first, when its address leaves too much unread', async () => {
    const url = await openLimited({ addressBytes: 600_000 });
    for (let index = 0; index < 6; index += 1) await openUnread(url, largest.repeat(17));
    await expect.poll(closedFirst).toEqual({ count: 6, firstFour: true });
    const status = async () => (await fetch(`${url}/openapi.json`)).status;
    expect(await Promise.all(Array.from({ length: 5 }, status))).toEqual([200, 200, 200, 200, 200]);
  });

  test('is closed, the longest stalled first, when the process holds too much', async () => {
    const url = await openLimited({ processBytes: 600_000 });
    for (let index = 0; index < 6; index += 1) await openUnread(url, largest.repeat(17));
    await expect.poll(closedFirst).toEqual({ count: 6, firstFour: true });
  });

  test('stays open while its caller reads slowly', async () => {
    const url = await openLimited({ stallMs: 1_000 });
    const socket = await openUnread(url, largest.repeat(8));
    let bytes = 0;
    socket.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      socket.pause();
      setTimeout(() => socket.resume(), 5);
    });
    socket.resume();
    await expect.poll(() => bytes).toBeGreaterThan(8 * 250_000);
    expect(socket.destroyed).toBe(false);
  });
});
