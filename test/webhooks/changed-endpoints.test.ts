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

const answerMs = 300;
const quick = 20;
const raised = 300;
const pollOptions = { timeout: 20_000 };
const sent: WebhookRequest[] = [];
/** Of a receiver that answers quickly at first, so that much is held for it, and then slowly. */
const webhookClient: WebhookClient = {
  async post(request) {
    sent.push(request);
    if (sent.length > quick) await sleep(answerMs);
    return { status: 204, response: '' };
  },
  blockedUrlReason: () => Promise.resolve(null),
};
const service = testService({ environment: webhookSettings, ports: { webhookClient } });
beforeEach(() => void sent.splice(0));

/** An endpoint for which a lane holds more than it sends within seconds, some of which it has sent. */
async function openHeld() {
  const scene = await webhookScene(service);
  const { webhookId, secret } = await scene.createEndpoint('https://hooks.example/in');
  await scene.raiseEvents(quick);
  await scene.waitUntilEnded(webhookId, quick);
  await scene.raiseEvents(raised);
  await expect.poll(() => sent.length, pollOptions).toBeGreaterThan(quick + 20);
  return { scene, webhookId, secret, name: { orgId: scene.tenant.orgId, webhookId } };
}

async function expectNothingMore({ scene, webhookId }: { scene: WebhookScene; webhookId: string }) {
  await scene.waitUntilEnded(webhookId, quick + raised);
  const delivered = async () =>
    (await scene.deliveries(webhookId)).filter(({ state }) => state === 'delivered').length;
  // What was under way is answered, and written down, a little later.
  await expect.poll(async () => (await delivered()) - sent.length, pollOptions).toBe(0);
  const begun = sent.length;
  expect(begun).toBeLessThan(quick + raised);
  const ended = await scene.deliveries(webhookId);
  expect(ended.filter(({ state }) => state === 'not_sent')).toHaveLength(quick + raised - begun);
  for (const table of ['delivery_due', 'delivery_batch'])
    await expect
      .poll(
        () => service.sql(`select id from directory.${table} where webhook_id = $1`, [webhookId]),
        pollOptions,
      )
      .toEqual([]);
  await sleep(4 * answerMs);
  expect(sent).toHaveLength(begun);
}

test('sends nothing to a removed endpoint from memory', async () => {
  const held = await openHeld();
  const { liveKey: key } = held.scene.tenant;
  const reply = await service.call('webhooks.delete', { webhookId: held.webhookId }, { key });
  expect(reply.status).toBe(200);
  await expectNothingMore(held);
}, 60_000);

test('sends nothing to a disabled endpoint from memory', async () => {
  const held = await openHeld();
  await disableEndpoint(service.assembled.store, held.name);
  await expectNothingMore(held);
}, 60_000);

test('sends nothing from memory after the endpoint is disabled and enabled again', async () => {
  const held = await openHeld();
  await disableEndpoint(service.assembled.store, held.name);
  expect(await enableEndpoint(service.assembled.store, held.name)).toEqual({ wasActive: false });
  await expectNothingMore(held);
  expect(await enableEndpoint(service.assembled.store, held.name)).toEqual({ wasActive: true });
}, 60_000);

test('signs with the new secret only once the old one is dropped', async () => {
  const { scene, webhookId, secret: old, name } = await openHeld();
  const secret = formatSecret(Buffer.alloc(32, 7));
  const secrets = createSealedSecrets(() => loadSecretKey(undefined, service.dataDir));
  const seal: Parameters<typeof rotateSecret>[2]['seal'] = (place) => secrets.seal(secret, place);
  await rotateSecret(service.assembled.store, name, { seal, dropsOld: true });
  await scene.waitUntilEnded(webhookId, quick + raised);
  expect(sent).toHaveLength(quick + raised);
  const isSignedBy = (key: string) => (request: WebhookRequest) => {
    try {
      return Boolean(new Webhook(key).verify(request.body.toString(), { ...request.headers }));
    } catch {
      return false;
    }
  };
  const lastByOld = sent.findLastIndex(isSignedBy(old));
  expect(lastByOld).toBeGreaterThan(0);
  // It was heard of long before all was sent.
  const later = sent.slice(lastByOld + 1);
  expect(later.length).toBeGreaterThan(raised / 4);
  expect(later.every(isSignedBy(secret))).toBe(true);
}, 60_000);
