import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWebhookClient } from '../../src/adapters/webhook-client.ts';
import { createDnsResolver } from '../../src/adapters/dns-resolver.ts';
import { maxEndpoints, maxConsecutiveFailures } from '../../src/domain/delivery.ts';
import type { WebhookClient } from '../../src/ports/webhook-client.ts';
import { startNameServer, type NameServer } from '../fixtures/name-server.ts';
import { testService } from '../support/test-service.ts';
import { testReceiver } from './test-receiver.ts';
import { webhookScene, webhookSettings } from './scene.ts';

let server: NameServer;
let client: ReturnType<typeof createWebhookClient>;
beforeAll(async () => {
  server = await startNameServer((name) => {
    if (name.startsWith('slow')) return 'hangs';
    return name.startsWith('quick') ? ['127.0.0.1'] : 'unknown';
  });
  client = createWebhookClient({
    allow: ['127.0.0.1/32'],
    userAgent: 'Tester/1.0',
    timeoutMs: 1_000,
    resolve: createDnsResolver({ nameServers: [server.address] }),
  });
});
afterAll(async () => {
  await client.close();
  await server.close();
});

const webhookClient: WebhookClient = {
  post: (request, signal) => client.post(request, signal),
  blockedUrlReason: (url, orgId) => client.blockedUrlReason(url, orgId),
};
const service = testService({
  environment: { ...webhookSettings, WEBHOOK_RETRY_MS: '50,100' },
  ports: { webhookClient },
});
const receiver = testReceiver();
const urlAt = (name: string, path: string) => receiver.urlOf(path).replace('127.0.0.1', name);

test('DNS queries without a response delay no other organisation', async () => {
  const [victim, hostile] = [await webhookScene(service), await webhookScene(service)];
  const { webhookId } = await victim.createEndpoint(urlAt('quick.example', '/quick'));
  const create = (name: string) =>
    service.call(
      'webhooks.create',
      { url: `http://${name}/`, events: ['*'] },
      { key: hostile.tenant.liveKey },
    );
  const creations = await Promise.all(
    Array.from({ length: maxEndpoints + 20 }, (_, index) => create(`slow.domain${index}.example`)),
  );
  expect(creations.filter(({ status }) => status === 200)).toHaveLength(maxEndpoints);
  const requestCount = server.requests.length;
  expect((await create('slow.further.example')).error.code).toBe('invalid_state');
  expect(server.requests.slice(requestCount)).not.toContain('slow.further.example');

  await hostile.raiseEvents(50);
  await victim.raiseEvents(12);
  const ended = await victim.waitUntilEnded(webhookId, 12, 5_000);
  expect(ended.map(({ state }) => state)).toEqual(ended.map(() => 'delivered'));
}, 60_000);

test('an unknown name disables an endpoint, a DNS timeout does not', async () => {
  const scene = await webhookScene(service);
  const [slow, unknown] = [
    await scene.createEndpoint('http://slow.example/in'),
    await scene.createEndpoint('http://unknown.example/in'),
  ];
  await scene.raiseEvents(maxConsecutiveFailures);
  const [ended] = await Promise.all([
    scene.waitUntilEnded(slow.webhookId, maxConsecutiveFailures),
    scene.waitUntilEnded(unknown.webhookId, maxConsecutiveFailures),
  ]);
  expect(new Set(ended.map(({ state, reason }) => `${state}: ${reason}`))).toEqual(
    new Set(['failed: The name slow.example was not resolved in time.']),
  );
  expect(await scene.readState(slow.webhookId)).toMatchObject({
    active: true,
    consecutiveFailures: 0,
    lastDelivery: { state: 'failed' },
  });
  expect(await scene.readState(unknown.webhookId)).toMatchObject({ active: false });
}, 60_000);
