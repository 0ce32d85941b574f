import { setTimeout as sleep } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { beforeEach, expect, test } from 'vitest';
import { createSealedSecrets } from '../../src/adapters/secrets/sealed-secrets.ts';
import { loadSecretKey } from '../../src/adapters/secrets/secret-key.ts';
import { formatSecret } from '../../src/domain/webhook-signature.ts';
import { disableEndpoint, enableEndpoint, rotateSecret } from '../../src/people/webhooks.ts';
import type { WebhookClient, WebhookRequest } from '../../src/ports/webhook-client.ts';
import { testService } from '../support/test-service.ts';
import { webhookScene, webhookSettings, type WebhookScene } from './scene.ts';

const responseMs = 300;
const fastCount = 20;
const eventCount = 300;
const pollOptions = { timeout: 20_000 };
const sent: WebhookRequest[] = [];
/** The receiver responds fast at first, so that many deliveries are queued for it, and then slowly. */
const webhookClient: WebhookClient = {
  async post(request) {
    sent.push(request);
    if (sent.length > fastCount) await sleep(responseMs);
    return { status: 204, response: '' };
  },
  blockedUrlReason: () => Promise.resolve(null),
};
const service = testService({ environment: webhookSettings, ports: { webhookClient } });
beforeEach(() => void sent.splice(0));

/** Creates an endpoint whose queue contains more than it sends within seconds, and of which it has sent a part. */
async function openQueued() {
  const scene = await webhookScene(service);
  const { webhookId, secret } = await scene.createEndpoint('https://hooks.example/in');
  await scene.raiseEvents(fastCount);
  await scene.waitUntilEnded(webhookId, fastCount);
  await scene.raiseEvents(eventCount);
  await expect.poll(() => sent.length, pollOptions).toBeGreaterThan(fastCount + 20);
  return { scene, webhookId, secret, name: { orgId: scene.tenant.orgId, webhookId } };
}

async function expectNoFurtherSends({ scene, webhookId }: { scene: WebhookScene; webhookId: string }) {
  await scene.waitUntilEnded(webhookId, fastCount + eventCount);
  const delivered = async () =>
    (await scene.deliveries(webhookId)).filter(({ state }) => state === 'delivered').length;
  // Responses to sends in progress arrive, and are recorded, a little later.
  await expect.poll(async () => (await delivered()) - sent.length, pollOptions).toBe(0);
  const sentCount = sent.length;
  expect(sentCount).toBeLessThan(fastCount + eventCount);
  const deliveries = await scene.deliveries(webhookId);
  expect(deliveries.filter(({ state }) => state === 'not_sent')).toHaveLength(
    fastCount + eventCount - sentCount,
  );
  await sleep(4 * responseMs);
  expect(sent).toHaveLength(sentCount);
}

test('sends nothing to a removed endpoint from memory', async () => {
  const queued = await openQueued();
  const { liveKey: key } = queued.scene.tenant;
  const reply = await service.call('webhooks.delete', { webhookId: queued.webhookId }, { key });
  expect(reply.status).toBe(200);
  await expectNoFurtherSends(queued);
}, 60_000);

test('sends nothing to a disabled endpoint from memory', async () => {
  const queued = await openQueued();
  await disableEndpoint(service.assembled.store, queued.name);
  await expectNoFurtherSends(queued);
}, 60_000);

test('sends nothing from memory after the endpoint is disabled and enabled again', async () => {
  const queued = await openQueued();
  await disableEndpoint(service.assembled.store, queued.name);
  expect(await enableEndpoint(service.assembled.store, queued.name)).toEqual({ wasActive: false });
  await expectNoFurtherSends(queued);
  expect(await enableEndpoint(service.assembled.store, queued.name)).toEqual({ wasActive: true });
}, 60_000);

test('signs with the new secret only once the old one is dropped', async () => {
  const { scene, webhookId, secret: oldSecret, name } = await openQueued();
  const secret = formatSecret(Buffer.alloc(32, 7));
  const secrets = createSealedSecrets(() => loadSecretKey(undefined, service.dataDir));
  const seal: Parameters<typeof rotateSecret>[2]['seal'] = (location) => secrets.seal(secret, location);
  await rotateSecret(service.assembled.store, name, { seal, dropsOld: true });
  await scene.waitUntilEnded(webhookId, fastCount + eventCount);
  expect(sent).toHaveLength(fastCount + eventCount);
  const isSignedBy = (key: string) => (request: WebhookRequest) => {
    try {
      return Boolean(new Webhook(key).verify(request.body.toString(), { ...request.headers }));
    } catch {
      return false;
    }
  };
  const lastWithOldSecret = sent.findLastIndex(isSignedBy(oldSecret));
  expect(lastWithOldSecret).toBeGreaterThan(0);
  // The worker learned of the new secret long before it had sent everything.
  const later = sent.slice(lastWithOldSecret + 1);
  expect(later.length).toBeGreaterThan(eventCount / 4);
  expect(later.every(isSignedBy(secret))).toBe(true);
}, 60_000);
