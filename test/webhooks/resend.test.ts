import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { formatSecret } from '../../src/domain/webhook-signature.ts';
import { sendPing, replayToEndpoint, resendDelivery, rotateSecret } from '../../src/people/webhooks.ts';
import { assemblePorts } from '../../src/assemble-ports.ts';
import { readConfig } from '../../src/config.ts';
import { testService } from '../support/test-service.ts';
import { testReceiver, type ReceivedDelivery } from './test-receiver.ts';
import { webhookScene, webhookSettings } from './scene.ts';

const service = testService({ environment: webhookSettings });
const receiver = testReceiver();
const headersOf = ({ headers }: ReceivedDelivery) => headers as Record<string, string>;

test('resends a delivery with its id and bytes, adding to its attempts', async () => {
  const scene = await webhookScene(service);
  const { webhookId } = await scene.createEndpoint(receiver.urlOf('/resent'));
  await scene.raiseEvents();
  const [delivery] = await scene.waitUntilEnded(webhookId, 1);
  await resendDelivery(service.assembled.store, scene.tenant.orgId, delivery!.deliveryId);
  const [first, second] = await receiver.waitFor('/resent', 2);
  expect(second!.body.equals(first!.body)).toBe(true);
  expect(second!.headers['webhook-id']).toBe(first!.headers['webhook-id']);
  const [again] = await scene.waitUntilEnded(webhookId, 1);
  expect(again!.attempts).toHaveLength(2);
  const foreign = await webhookScene(service);
  await expect(
    resendDelivery(service.assembled.store, foreign.tenant.orgId, delivery!.deliveryId),
  ).rejects.toThrow('There is no delivery');
});

test('a replay covers events since the endpoint was created, and earlier ones on request', async () => {
  const scene = await webhookScene(service);
  const before = await scene.createEndpoint(receiver.urlOf('/before'));
  await scene.raiseEvents(1_200);
  await scene.waitUntilEnded(before.webhookId, 1_200);
  const { webhookId } = await scene.createEndpoint(receiver.urlOf('/replayed'));
  await scene.raiseEvents(2);
  const original = await scene.waitUntilEnded(webhookId, 2);
  const name = { orgId: scene.tenant.orgId, webhookId };
  await sendPing(service.assembled.store, name);
  await scene.waitUntilEnded(webhookId, 3);
  const since = new Date(Date.now() - 600_000);
  const registeredAt = (await scene.readState(webhookId)).createdAt;
  expect(await replayToEndpoint(service.assembled.store, name, { since })).toEqual({
    sent: 2,
    since: registeredAt,
  });
  await receiver.waitFor('/replayed', 3 + 2);
  await scene.waitUntilEnded(webhookId, 3);
  const earlier = { since, withEarlier: true };
  expect(await replayToEndpoint(service.assembled.store, name, earlier)).toEqual({
    sent: 1_202,
    since: since.getTime(),
  });
  const received = await receiver.waitFor('/replayed', 3 + 2 + 1_202);
  const ids = received.map(({ headers }) => headers['webhook-id']);
  expect(new Set(ids).size).toBe(1_203);
  for (const { deliveryId } of original) expect(ids.filter((id) => id === deliveryId)).toHaveLength(3);
  expect(received.filter(({ event }) => event === 'test.ping')).toHaveLength(1);
  await scene.waitUntilEnded(webhookId, 1_203);
  const future = new Date(Date.now() + 60_000);
  expect((await replayToEndpoint(service.assembled.store, name, { since: future })).sent).toBe(0);
});

test('a ping reaches only its endpoint, regardless of its subscriptions', async () => {
  const scene = await webhookScene(service);
  const one = await scene.createEndpoint(receiver.urlOf('/pinged'), ['draft.ready']);
  await scene.createEndpoint(receiver.urlOf('/not-pinged'));
  const { orgId } = scene.tenant;
  const { deliveryId } = await sendPing(service.assembled.store, { orgId, webhookId: one.webhookId });
  const [received] = await receiver.waitFor('/pinged', 1);
  expect(received).toMatchObject({ event: 'test.ping', data: {} });
  expect(received!.headers['webhook-id']).toBe(deliveryId);
  await scene.waitUntilEnded(one.webhookId, 1);
  expect(receiver.received('/not-pinged')).toEqual([]);
  const foreign = await webhookScene(service);
  await expect(
    sendPing(service.assembled.store, { orgId: foreign.tenant.orgId, webhookId: one.webhookId }),
  ).rejects.toThrow('no webhook endpoint');
});

test('both secrets verify during a rotation, and only the new one afterwards', async () => {
  const scene = await webhookScene(service);
  const { webhookId, secret: oldSecret } = await scene.createEndpoint(receiver.urlOf('/rotated'));
  const { ports } = assemblePorts(readConfig({ DATA_DIR: service.dataDir }, '/'));
  const rotate = async (dropsOld: boolean) => {
    const secret = formatSecret(Buffer.alloc(32, Number(dropsOld)));
    const name = { orgId: scene.tenant.orgId, webhookId };
    const seal = (location: Parameters<typeof ports.secrets.seal>[1]) => ports.secrets.seal(secret, location);
    await rotateSecret(service.assembled.store, name, { seal, dropsOld });
    return secret;
  };
  const next = await rotate(false);
  await scene.raiseEvents();
  const [first] = await receiver.waitFor('/rotated', 1);
  for (const secret of [oldSecret, next]) new Webhook(secret).verify(first!.body, headersOf(first!));
  await service.sql(`update webhook set old_secret_until = now() - interval '1 s' where id = $1`, [
    webhookId,
  ]);
  await scene.raiseEvents();
  const [, second] = await receiver.waitFor('/rotated', 2);
  new Webhook(next).verify(second!.body, headersOf(second!));
  expect(() => new Webhook(oldSecret).verify(second!.body, headersOf(second!))).toThrow(
    'No matching signature',
  );
  const last = await rotate(true);
  await scene.raiseEvents();
  const [, , third] = await receiver.waitFor('/rotated', 3);
  new Webhook(last).verify(third!.body, headersOf(third!));
  expect(() => new Webhook(next).verify(third!.body, headersOf(third!))).toThrow('No matching signature');
});
