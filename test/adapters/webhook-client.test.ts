import { createServer, type Server, type ServerResponse } from 'node:http';
import { createServer as createSocketServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createWebhookClient, type WebhookClientOptions } from '../../src/adapters/webhook-client.ts';
import { privateSpellings } from '../fixtures/private-addresses.ts';

const responders: Record<string, (response: ServerResponse) => void> = {
  '/fine': (response) => response.writeHead(200).end('thanks'),
  '/moved': (response) => response.writeHead(307, { Location: '/fine' }).end(),
  '/silent': (response) => response.on('close', () => (closedByClient += 1)),
  '/endless': (response) => {
    response.writeHead(200);
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(10_000)));
    };
    response.on('drain', more);
    more();
  },
};
let server: Server;
let port = 0;
const connections = new Set<number | undefined>();
let closedByClient = 0;
let calls: string[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    connections.add(request.socket.remotePort);
    request.resume();
    request.on('end', () => {
      calls.push(`${request.method} ${request.url}`);
      responders[request.url!.replace(/\?.*/, '')]!(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const closing: { close(): Promise<void> }[] = [];
afterEach(async () => {
  calls = [];
  await Promise.all(closing.splice(0).map((webhookClient) => webhookClient.close()));
});
const createTestClient = (options: Partial<WebhookClientOptions> = {}) => {
  const webhookClient = createWebhookClient({
    allow: ['127.0.0.1/32'],
    userAgent: 'test',
    timeoutMs: 20_000,
    ...options,
  });
  closing.push(webhookClient);
  return webhookClient;
};
const webhookRequest = (path: string, host = '127.0.0.1') => ({
  url: `http://${host}:${port}${path}`,
  headers: { 'Content-Type': 'application/json' },
  body: Buffer.from('{}'),
});
const neverAborted = new AbortController().signal;

test('reuses connections and returns the response', async () => {
  const webhookClient = createTestClient();
  connections.clear();
  for (let count = 0; count < 10; count++)
    expect(await webhookClient.post(webhookRequest('/fine'), neverAborted)).toEqual({
      status: 200,
      response: 'thanks',
    });
  expect(connections.size).toBeLessThanOrEqual(2);
  expect(await webhookClient.post(webhookRequest('/moved'), neverAborted)).toMatchObject({ status: 307 });
  expect(calls.filter((call) => call === 'POST /fine')).toHaveLength(10);
});

test('posts to the address with its query', async () => {
  expect(await createTestClient().post(webhookRequest('/fine?token=a%20b'), neverAborted)).toMatchObject({
    status: 200,
  });
  expect(calls).toEqual(['POST /fine?token=a%20b']);
});

test('closes a connection with an unfinished response', async () => {
  const webhookClient = createTestClient();
  const truncated = { status: 200, response: 'x'.repeat(1_000) };
  expect(await webhookClient.post(webhookRequest('/endless'), neverAborted)).toEqual(truncated);
  expect(await webhookClient.post(webhookRequest('/fine'), neverAborted)).toMatchObject({
    status: 200,
    response: 'thanks',
  });
  closedByClient = 0;
  const controller = new AbortController();
  const silent = webhookClient.post(webhookRequest('/silent'), controller.signal);
  await expect.poll(() => calls).toContain('POST /silent');
  controller.abort();
  await expect(silent).rejects.toMatchObject({ code: 'aborted' });
  await expect.poll(() => closedByClient).toBe(1);
});

test('clears the timer of a finished delivery', async () => {
  const webhookClient = createTestClient({ timeoutMs: 60_000 });
  const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
  const before = timers();
  for (let count = 0; count < 20; count++) await webhookClient.post(webhookRequest('/fine'), neverAborted);
  expect(timers() - before).toBeLessThan(10);
});

/**
 * Starts a receiver that calls `reply` for each request. `onSocket` and `total` count the earlier requests on its
 * connection and on all connections.
 */
async function startSocketReceiver(reply: (socket: Socket, onSocket: number, total: number) => void) {
  let posts = 0;
  const receiver = createSocketServer((socket) => {
    let count = 0;
    socket.on('error', () => undefined).on('data', () => reply(socket, count++, posts++));
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  closing.push({ close: async () => void receiver.close() });
  const request = {
    ...webhookRequest('/'),
    url: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`,
  };
  return { request, posts: () => posts };
}
const thanks = 'HTTP/1.1 204 No Content\r\n\r\n';

test.each([
  ['resets', (socket: Socket) => void socket.resetAndDestroy()],
  ['ends', (socket: Socket) => void socket.end()],
])('retries over a new connection when the receiver %s an idle one', async (_, hangUp) => {
  const webhookClient = createTestClient();
  const { request, posts } = await startSocketReceiver((socket, onSocket) =>
    onSocket === 0 ? socket.write(thanks) : hangUp(socket),
  );
  for (let count = 0; count < 3; count++)
    expect(await webhookClient.post(request, neverAborted)).toEqual({ status: 204, response: '' });
  expect(posts()).toBe(5);
});

test('posts only once if the receiver closes a new connection or a started response', async () => {
  const webhookClient = createTestClient();
  const { request, posts } = await startSocketReceiver((socket, _, total) => {
    if (total === 0) socket.resetAndDestroy();
    else if (total === 1) socket.write(thanks);
    else socket.write('HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nthank', () => socket.end());
  });
  await expect(webhookClient.post(request, neverAborted)).rejects.toMatchObject({ code: 'unreachable' });
  expect(await webhookClient.post(request, neverAborted)).toMatchObject({ status: 204 });
  await expect(webhookClient.post(request, neverAborted)).rejects.toMatchObject({ code: 'unreachable' });
  expect(posts()).toBe(3);
});

test('opens a new connection for each delivery if the receiver closes them', async () => {
  const webhookClient = createTestClient();
  const { request, posts } = await startSocketReceiver((socket) =>
    socket.end('HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: 2\r\n\r\nok'),
  );
  const sending = Array.from({ length: 5 }, () => webhookClient.post(request, neverAborted));
  for (const receipt of await Promise.all(sending)) expect(receipt).toEqual({ status: 200, response: 'ok' });
  expect(await webhookClient.post(request, neverAborted)).toMatchObject({ status: 200 });
  expect(posts()).toBe(6);
});

test('ends a slow or aborted delivery immediately and continues with the next', async () => {
  const shortClient = createTestClient({ timeoutMs: 400 });
  await expect(shortClient.post(webhookRequest('/silent'), neverAborted)).rejects.toMatchObject({
    code: 'timed_out',
  });
  const webhookClient = createTestClient();
  const controller = new AbortController();
  const sending = webhookClient.post(webhookRequest('/silent'), controller.signal);
  setTimeout(() => controller.abort(), 50);
  await expect(sending).rejects.toMatchObject({ code: 'aborted' });
  await expect(webhookClient.post(webhookRequest('/fine'), controller.signal)).rejects.toMatchObject({
    code: 'aborted',
  });
  expect(await webhookClient.post(webhookRequest('/fine'), neverAborted)).toMatchObject({ status: 200 });
});

test.each(privateSpellings)('sends nothing to %s', async (host) => {
  const webhookClient = createTestClient({ allow: [] });
  await expect(webhookClient.post(webhookRequest('/fine', host), neverAborted)).rejects.toMatchObject({
    code: expect.stringMatching(/^(address_refused|bad_url|name_not_resolved)$/),
  });
  expect(calls).toEqual([]);
});

test('checks a host name on every connection', async () => {
  let address = '127.0.0.1';
  const webhookClient = createTestClient({ resolve: async () => [{ address }] });
  expect(await webhookClient.post(webhookRequest('/fine', 'hooks.example'), neverAborted)).toMatchObject({
    status: 200,
  });
  address = '127.0.0.2';
  server.closeAllConnections();
  await new Promise((resolve) => setTimeout(resolve, 50));
  await expect(
    webhookClient.post(webhookRequest('/fine', 'hooks.example'), neverAborted),
  ).rejects.toMatchObject({
    code: 'address_refused',
  });
  expect(calls).toHaveLength(1);
});

test('reports an unreachable address and rejects an invalid one', async () => {
  const webhookClient = createTestClient();
  const closed = { ...webhookRequest('/fine'), url: 'http://127.0.0.1:2/' };
  await expect(webhookClient.post(closed, neverAborted)).rejects.toMatchObject({ code: 'unreachable' });
  const mailServer = { ...webhookRequest('/fine'), url: 'http://127.0.0.1:25/' };
  await expect(webhookClient.post(mailServer, neverAborted)).rejects.toMatchObject({ code: 'port_refused' });
  const mail = { ...webhookRequest('/fine'), url: 'mailto:a@hooks.example' };
  await expect(webhookClient.post(mail, neverAborted)).rejects.toMatchObject({ code: 'bad_scheme' });
});
