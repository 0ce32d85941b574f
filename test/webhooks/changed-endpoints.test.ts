import { setTimeout as sleep } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { beforeEach, expect, test } from 'vitest';
import { createSealedSecrets } from '../../src/adapters/secrets/sealed-secrets.ts';
import { loadSecretKey } from '../../src/adapters/secrets/secret-key.ts';
import { formSecret } from '../../src/domain/webhook-signature.ts';
import { disableEndpoint, enableEndpoint, rotateSecret } from '../../src/people/webhooks.ts';
import type { Courier, Parcel } from '../../src/ports/courier.ts';
import { testHouse } from '../house.ts';
import { webhookScene, webhookSettings, type WebhookScene } from './scene.ts';

const answerMs = 300;
const quick = 20;
const raised = 300;
const patience = { timeout: 20_000 };
const sent: Parcel[] = [];
/** Of a receiver that answers quickly at first, so that much is held for it, and then slowly. */
const courier: Courier = {
  async deliver(parcel) {
    sent.push(parcel);
    if (sent.length > quick) await sleep(answerMs);
    return { status: 204, response: '' };
  },
  whyNever: () => Promise.resolve(null),
};
const house = testHouse({ environment: webhookSettings, ports: { courier } });
beforeEach(() => void sent.splice(0));

/** An endpoint for which a lane holds more than it sends within seconds, some of which it has sent. */
async function openHeld() {
  const scene = await webhookScene(house);
  const { webhookId, secret } = await scene.endpoint('https://hooks.example/in');
  await scene.raise(quick);
  await scene.ended(webhookId, quick);
  await scene.raise(raised);
  await expect.poll(() => sent.length, patience).toBeGreaterThan(quick + 20);
  return { scene, webhookId, secret, name: { orgId: scene.tenant.orgId, webhookId } };
}

async function expectNothingMore({ scene, webhookId }: { scene: WebhookScene; webhookId: string }) {
  await scene.ended(webhookId, quick + raised);
  const delivered = async () =>
    (await scene.deliveries(webhookId)).filter(({ state }) => state === 'delivered').length;
  // What was under way is answered, and written down, a little later.
  await expect.poll(async () => (await delivered()) - sent.length, patience).toBe(0);
  const begun = sent.length;
  expect(begun).toBeLessThan(quick + raised);
  const ended = await scene.deliveries(webhookId);
  expect(ended.filter(({ state }) => state === 'not_sent')).toHaveLength(quick + raised - begun);
  for (const table of ['delivery_due', 'delivery_batch'])
    await expect
      .poll(() => house.sql(`select id from directory.${table} where webhook_id = $1`, [webhookId]), patience)
      .toEqual([]);
  await sleep(4 * answerMs);
  expect(sent).toHaveLength(begun);
}

test('of what is held for an endpoint nothing is sent once it is removed', async () => {
  const held = await openHeld();
  const { liveKey: key } = held.scene.tenant;
  const reply = await house.call('webhooks.delete', { webhookId: held.webhookId }, { key });
  expect(reply.status).toBe(200);
  await expectNothingMore(held);
}, 60_000);

test('nor once it is disabled', async () => {
  const held = await openHeld();
  await disableEndpoint(house.service.store, held.name);
  await expectNothingMore(held);
}, 60_000);

test('nor where it is enabled again at once', async () => {
  const held = await openHeld();
  await disableEndpoint(house.service.store, held.name);
  expect(await enableEndpoint(house.service.store, held.name)).toEqual({ wasActive: false });
  await expectNothingMore(held);
  expect(await enableEndpoint(house.service.store, held.name)).toEqual({ wasActive: true });
}, 60_000);

test('what is held is signed by a new secret alone once the old one is dropped', async () => {
  const { scene, webhookId, secret: old, name } = await openHeld();
  const secret = formSecret(Buffer.alloc(32, 7));
  const secrets = createSealedSecrets(() => loadSecretKey(undefined, house.dataDir));
  const seal: Parameters<typeof rotateSecret>[2]['seal'] = (place) => secrets.seal(secret, place);
  await rotateSecret(house.service.store, name, { seal, dropsOld: true });
  await scene.ended(webhookId, quick + raised);
  expect(sent).toHaveLength(quick + raised);
  const isSignedBy = (key: string) => (parcel: Parcel) => {
    try {
      return Boolean(new Webhook(key).verify(parcel.body.toString(), { ...parcel.headers }));
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
