import { verify } from '@octokit/webhooks-methods';
import { Webhook } from 'standardwebhooks';
import { describe, expect, test } from 'vitest';
import { findSchemaErrors } from '../contract/published-contract.ts';
import { testService } from '../support/test-service.ts';
import { testReceiver, type ReceivedDelivery } from './test-receiver.ts';
import { webhookScene, webhookSettings } from './scene.ts';

const service = testService({ environment: webhookSettings });
/** For receivers that never finish a response. */
const shortTimeoutService = testService({ environment: { ...webhookSettings, WEBHOOK_TIMEOUT_MS: '1000' } });
const receiver = testReceiver();
const headersOf = ({ headers }: ReceivedDelivery) => headers as Record<string, string>;

test('sends a signed event to subscribed endpoints only', async () => {
  const scene = await webhookScene(service);
  const foreign = await webhookScene(service);
  const all = await scene.createEndpoint(receiver.urlOf('/all'));
  await scene.createEndpoint(receiver.urlOf('/leads'), ['lead.added', 'draft.ready']);
  const none = await scene.createEndpoint(receiver.urlOf('/drafts'), ['draft.ready']);
  const others = await foreign.createEndpoint(receiver.urlOf('/foreign'));
  await scene.raiseEvents();
  const [received] = await receiver.waitFor('/all', 1);
  await receiver.waitFor('/leads', 1);
  const { body, headers, event, data } = received!;
  expect(event).toBe('lead.added');
  expect(data).toMatchObject({ projectId: scene.tenant.projectId, source: null });
  expect(
    findSchemaErrors(
      '/webhooks/lead.added/post/requestBody/content/application~1json/schema',
      JSON.parse(body.toString()),
    ),
  ).toEqual([]);
  expect(JSON.parse(body.toString()).timestamp).toBeCloseTo(received!.atMs, -4);
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'x-service-event': 'lead.added',
    'user-agent': expect.stringMatching(/^outreach-preparation\//),
  });
  expect(await verify(all.secret, body.toString(), headersOf(received!)['x-service-signature']!)).toBe(true);
  expect(new Webhook(all.secret).verify(body, headersOf(received!))).toMatchObject({ event: 'lead.added' });
  expect(await verify(none.secret, body.toString(), headersOf(received!)['x-service-signature']!)).toBe(
    false,
  );
  const changed = Buffer.from(body);
  changed[changed.length - 3]! ^= 1;
  expect(() => new Webhook(all.secret).verify(changed, headersOf(received!))).toThrow(
    'No matching signature',
  );
  const [delivery] = await scene.waitUntilEnded(all.webhookId, 1);
  expect(delivery).toMatchObject({
    deliveryId: headers['webhook-id'],
    state: 'delivered',
    attempts: [{ status: 204, error: null, response: '', durationMs: expect.any(Number) }],
  });
  expect(await scene.readState(all.webhookId)).toMatchObject({
    consecutiveFailures: 0,
    lastDelivery: { deliveryId: delivery!.deliveryId, state: 'delivered', status: 204, error: null },
  });
  expect(await scene.deliveries(none.webhookId)).toEqual([]);
  expect(await foreign.deliveries(others.webhookId)).toEqual([]);
  expect([receiver.received('/drafts'), receiver.received('/foreign')]).toEqual([[], []]);
});

test('retries on schedule with the same bytes and id', async () => {
  const scene = await webhookScene(service);
  receiver.respondAt('/failing', (response) => response.writeHead(500).end('not now\u0000'));
  const { webhookId, secret } = await scene.createEndpoint(receiver.urlOf('/failing'));
  await scene.raiseEvents();
  const received = await receiver.waitFor('/failing', 3);
  for (const { body, headers } of received) {
    expect(body.equals(received[0]!.body)).toBe(true);
    expect(headers['webhook-id']).toBe(received[0]!.headers['webhook-id']);
    expect(headers['x-service-signature']).toBe(received[0]!.headers['x-service-signature']);
    expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toBeTruthy();
  }
  const [delivery] = await scene.waitUntilEnded(webhookId, 1);
  expect(delivery!.state).toBe('failed');
  const [first, second, third] = delivery!.attempts.map(({ at }) => at);
  expect(second! - first!).toBeGreaterThan(380);
  expect(second! - first!).toBeLessThan(10_000);
  expect(third! - first!).toBeGreaterThan(1_180);
  expect(delivery!.attempts.map(({ status, response }) => ({ status, response }))).toEqual(
    Array.from({ length: 3 }, () => ({ status: 500, response: 'not now' })),
  );
  expect(await scene.readState(webhookId)).toMatchObject({
    active: true,
    consecutiveFailures: 1,
    lastDelivery: { state: 'failed', status: 500, error: 'The receiver answered 500.' },
  });
  receiver.respondAt('/failing', (response) => response.writeHead(200).end());
  await scene.raiseEvents();
  await receiver.waitFor('/failing', 4);
  await scene.waitUntilEnded(webhookId, 2);
  expect(await scene.readState(webhookId)).toMatchObject({ consecutiveFailures: 0 });
});

test('does not retry after a success', async () => {
  const scene = await webhookScene(service);
  let calls = 0;
  receiver.respondAt('/second', (response) => response.writeHead((calls += 1) === 1 ? 503 : 202).end());
  const { webhookId } = await scene.createEndpoint(receiver.urlOf('/second'));
  await scene.raiseEvents();
  const [delivery] = await scene.waitUntilEnded(webhookId, 1);
  expect(delivery!.attempts.map(({ status }) => status)).toEqual([503, 202]);
  expect(delivery!.reason).toBeNull();
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(receiver.received('/second')).toHaveLength(2);
});

describe('an attempt fails if the receiver', () => {
  test.each([
    ['redirects', '/moved', service, 302, 'redirects are not followed'],
    ['does not respond', '/silent', shortTimeoutService, null, 'No complete response within 1000 ms'],
    ['responds byte by byte', '/drip', shortTimeoutService, null, 'No complete response within 1000 ms'],
    ['closes the connection', '/hangs-up', service, null, 'did not answer'],
    ['breaks off its response', '/breaks-off', service, null, 'did not answer'],
  ])('%s', async (_, path, sender, status, message) => {
    const scene = await webhookScene(sender);
    receiver.respondAt('/moved', (response) =>
      response.writeHead(302, { Location: receiver.urlOf('/landing') }).end(),
    );
    receiver.respondAt('/silent', () => undefined);
    receiver.respondAt('/drip', (response) => {
      response.writeHead(200);
      const drops = setInterval(() => response.write('.'), 100);
      response.on('close', () => clearInterval(drops));
    });
    receiver.respondAt('/hangs-up', (response) => void response.destroy());
    receiver.respondAt('/breaks-off', (response) => {
      response.writeHead(200, { 'Content-Length': '100' });
      response.write('half');
      setTimeout(() => response.destroy(), 50);
    });
    const { webhookId } = await scene.createEndpoint(receiver.urlOf(path));
    await scene.raiseEvents();
    const [delivery] = await scene.waitUntilEnded(webhookId, 1, 15_000);
    expect(delivery!.state).toBe('failed');
    expect(delivery!.attempts).toHaveLength(3);
    for (const attempt of delivery!.attempts) {
      expect(attempt.status).toBe(status);
      expect(attempt.error).toContain(message);
      expect(attempt.durationMs).toBeLessThan(8_000);
    }
    expect(receiver.received('/landing')).toEqual([]);
  });
});

test('stores the start of a response without decompressing it', async () => {
  const scene = await webhookScene(service);
  receiver.respondAt('/huge', (response) => {
    response.writeHead(200, { 'Content-Encoding': 'gzip' });
    const writeMore = () => {
      while (!response.destroyed && response.write('ä'.repeat(10_000)));
    };
    response.on('drain', writeMore);
    writeMore();
  });
  const { webhookId } = await scene.createEndpoint(receiver.urlOf('/huge'));
  await scene.raiseEvents();
  const [delivery] = await scene.waitUntilEnded(webhookId, 1);
  expect(delivery!.state).toBe('delivered');
  expect(delivery!.attempts[0]).toMatchObject({ status: 200, error: null, response: 'ä'.repeat(500) });
});

test('sends nothing to an address that became private, and does not retry', async () => {
  const scene = await webhookScene(service);
  const { webhookId } = await scene.createEndpoint('https://hooks.example/in');
  // Simulates a name that did not resolve at registration and now resolves to a private address.
  await service.sql(`update webhook set url = 'http://127.0.0.2:8080/in' where id = $1`, [webhookId]);
  await scene.raiseEvents();
  const [delivery] = await scene.waitUntilEnded(webhookId, 1);
  expect(delivery).toMatchObject({ state: 'failed', attempts: [{ status: null }] });
  expect(delivery!.reason).toContain('does not lead to a public address');
});

test('an attempt at a port of another protocol is not retried', async () => {
  const scene = await webhookScene(service);
  const { webhookId } = await scene.createEndpoint('https://hooks.example/in');
  await service.sql(`update webhook set url = 'http://127.0.0.1:25/in' where id = $1`, [webhookId]);
  await scene.raiseEvents();
  const [delivery] = await scene.waitUntilEnded(webhookId, 1);
  expect(delivery).toMatchObject({ state: 'failed', attempts: [{ status: null }] });
  expect(delivery!.reason).toContain('Port 25 belongs to another protocol');
});

test('sends nothing more to a removed endpoint', async () => {
  const scene = await webhookScene(service);
  receiver.respondAt('/removed', (response) => void setTimeout(() => response.writeHead(500).end(), 300));
  const { webhookId } = await scene.createEndpoint(receiver.urlOf('/removed'));
  await scene.raiseEvents(30);
  await receiver.waitFor('/removed', 1);
  const { liveKey: key } = scene.tenant;
  expect((await service.call('webhooks.delete', { webhookId }, { key })).status).toBe(200);
  const before = receiver.received('/removed').length;
  await scene.raiseEvents();
  // All deliveries of events before the removal end, and later events create none.
  await scene.waitUntilEnded(webhookId, 30);
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  // Deliveries that were already queued in this process may still have been sent.
  expect(receiver.received('/removed').length).toBeLessThanOrEqual(before + 16);
  const deliveries = await scene.deliveries(webhookId);
  expect(deliveries).toHaveLength(30);
  expect(deliveries.every(({ state, attempts }) => state === 'not_sent' && attempts.length <= 1)).toBe(true);
  for (const { reason } of deliveries) expect(reason).toBe('The endpoint was removed.');
  expect(
    await service.sql(`select from delivery where webhook_id = $1 and state = 'waiting'`, [webhookId]),
  ).toEqual([]);
});
