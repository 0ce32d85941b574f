import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { formSecret } from '../../src/domain/webhook-signature.ts';
import { pingTo, replayTo, resendOne, rotateSecret } from '../../src/people/webhooks.ts';
import { assemblePorts } from '../../src/assemble-ports.ts';
import { readConfig } from '../../src/config.ts';
import { testHouse } from '../house.ts';
import { testReceiver, type Received } from './receiver.ts';
import { webhookScene, webhookSettings } from './scene.ts';

const house = testHouse({ environment: webhookSettings });
const receiver = testReceiver();
const headersOf = ({ headers }: Received) => headers as Record<string, string>;

test('one delivery is sent again with its id and bytes, and its attempts join those before', async () => {
  const scene = await webhookScene(house);
  const { webhookId } = await scene.endpoint(receiver.at('/resent'));
  await scene.raise();
  const [delivery] = await scene.ended(webhookId, 1);
  await resendOne(house.service.store, scene.tenant.orgId, delivery!.deliveryId);
  const [first, second] = await receiver.wait('/resent', 2);
  expect(second!.body.equals(first!.body)).toBe(true);
  expect(second!.headers['webhook-id']).toBe(first!.headers['webhook-id']);
  const [again] = await scene.ended(webhookId, 1);
  expect(again!.attempts).toHaveLength(2);
  const foreign = await webhookScene(house);
  await expect(resendOne(house.service.store, foreign.tenant.orgId, delivery!.deliveryId)).rejects.toThrow(
    'There is no delivery',
  );
});

test('a replay sends again what came since the endpoint is there, and what came before when asked', async () => {
  const scene = await webhookScene(house);
  const before = await scene.endpoint(receiver.at('/before'));
  await scene.raise(1_200);
  await scene.ended(before.webhookId, 1_200);
  const { webhookId } = await scene.endpoint(receiver.at('/replayed'));
  await scene.raise(2);
  const had = await scene.ended(webhookId, 2);
  const name = { orgId: scene.tenant.orgId, webhookId };
  await pingTo(house.service.store, name);
  await scene.ended(webhookId, 3);
  const since = new Date(Date.now() - 600_000);
  const registeredAt = (await scene.state(webhookId)).createdAt;
  expect(await replayTo(house.service.store, name, { since })).toEqual({ sent: 2, since: registeredAt });
  await receiver.wait('/replayed', 3 + 2);
  await scene.ended(webhookId, 3);
  const earlier = { since, withEarlier: true };
  expect(await replayTo(house.service.store, name, earlier)).toEqual({ sent: 1_202, since: since.getTime() });
  const came = await receiver.wait('/replayed', 3 + 2 + 1_202);
  const ids = came.map(({ headers }) => headers['webhook-id']);
  expect(new Set(ids).size).toBe(1_203);
  for (const { deliveryId } of had) expect(ids.filter((id) => id === deliveryId)).toHaveLength(3);
  expect(came.filter(({ event }) => event === 'test.ping')).toHaveLength(1);
  await scene.ended(webhookId, 1_203);
  const hence = new Date(Date.now() + 60_000);
  expect((await replayTo(house.service.store, name, { since: hence })).sent).toBe(0);
});

test('a ping reaches one endpoint alone, whatever it subscribes to', async () => {
  const scene = await webhookScene(house);
  const one = await scene.endpoint(receiver.at('/pinged'), ['draft.ready']);
  await scene.endpoint(receiver.at('/not-pinged'));
  const { orgId } = scene.tenant;
  const { deliveryId } = await pingTo(house.service.store, { orgId, webhookId: one.webhookId });
  const [received] = await receiver.wait('/pinged', 1);
  expect(received).toMatchObject({ event: 'test.ping', data: {} });
  expect(received!.headers['webhook-id']).toBe(deliveryId);
  await scene.ended(one.webhookId, 1);
  expect(receiver.taken('/not-pinged')).toEqual([]);
  const foreign = await webhookScene(house);
  await expect(
    pingTo(house.service.store, { orgId: foreign.tenant.orgId, webhookId: one.webhookId }),
  ).rejects.toThrow('no webhook endpoint');
});

test('while a secret is changed both verify, and the old one no more when it is dropped', async () => {
  const scene = await webhookScene(house);
  const { webhookId, secret: old } = await scene.endpoint(receiver.at('/rotated'));
  const { ports } = assemblePorts(readConfig({ DATA_DIR: house.dataDir }, '/'));
  const rotate = async (dropsOld: boolean) => {
    const secret = formSecret(Buffer.alloc(32, Number(dropsOld)));
    const name = { orgId: scene.tenant.orgId, webhookId };
    const seal = (place: Parameters<typeof ports.secrets.seal>[1]) => ports.secrets.seal(secret, place);
    await rotateSecret(house.service.store, name, { seal, dropsOld });
    return secret;
  };
  const next = await rotate(false);
  await scene.raise();
  const [first] = await receiver.wait('/rotated', 1);
  for (const secret of [old, next]) new Webhook(secret).verify(first!.body, headersOf(first!));
  await house.sql(`update webhook set old_secret_until = now() - interval '1 s' where id = $1`, [webhookId]);
  await scene.raise();
  const [, second] = await receiver.wait('/rotated', 2);
  new Webhook(next).verify(second!.body, headersOf(second!));
  expect(() => new Webhook(old).verify(second!.body, headersOf(second!))).toThrow('No matching signature');
  const last = await rotate(true);
  await scene.raise();
  const [, , third] = await receiver.wait('/rotated', 3);
  new Webhook(last).verify(third!.body, headersOf(third!));
  expect(() => new Webhook(next).verify(third!.body, headersOf(third!))).toThrow('No matching signature');
});
