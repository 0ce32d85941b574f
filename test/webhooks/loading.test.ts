import { expect, test } from 'vitest';
import { createSealedSecrets } from '../../src/adapters/secrets/sealed-secrets.ts';
import { loadSecretKey } from '../../src/adapters/secrets/secret-key.ts';
import { disableEndpoint, enableEndpoint, removeEndpoint, rotateSecret } from '../../src/people/webhooks.ts';
import { createDeliveryLoader } from '../../src/workers/delivery/load-deliveries.ts';
import { createDestinationResolver } from '../../src/workers/delivery/destination-resolver.ts';
import { testService } from '../support/test-service.ts';
import { openStoredDeliveries } from './stored-deliveries.ts';

/** The service runs no worker, so nothing is sent. */
const service = testService({ role: 'api' });

async function open() {
  const scene = await openStoredDeliveries(service);
  const { orgId, store } = scene;
  const secrets = createSealedSecrets(() => loadSecretKey(undefined, service.dataDir));
  const load = createDeliveryLoader(store, createDestinationResolver(secrets));
  /** Loads a claimed delivery: returns it with its endpoint, or with the reason why it is not sent. */
  const loadOne = async (webhookId: string, overrides: { claims?: number; attempts?: number } = {}) => {
    const { last } = await scene.addDueDelivery(webhookId);
    const { sendable, unsent } = await load(orgId, [{ ...last, ...overrides }]);
    expect(sendable.length + unsent.length).toBe(1);
    return sendable[0] ?? unsent[0];
  };
  return { ...scene, load, loadOne, nameOf: (webhookId: string) => ({ orgId, webhookId }) };
}

test('loads a claimed delivery with its address and secret', async () => {
  const { store, endpoint, loadOne, nameOf } = await open();
  const webhookId = await endpoint();
  const body: unknown = expect.stringContaining('"event":"lead.added"');
  const sendable = { webhookId, url: 'https://hooks.example/in', type: 'lead.added', body, oldSecret: null };
  expect(await loadOne(webhookId)).toMatchObject({ ...sendable, timesEnabled: 0 });
  await disableEndpoint(store, nameOf(webhookId));
  await enableEndpoint(store, nameOf(webhookId));
  await enableEndpoint(store, nameOf(webhookId));
  expect(await loadOne(webhookId)).toMatchObject({ ...sendable, timesEnabled: 1 });
});

test('gives the reason for a disabled or removed endpoint, or a missing secret', async () => {
  const { store, endpoint, loadOne, nameOf } = await open();
  const webhookId = await endpoint();
  const unsent = { attempt: null, state: 'not_sent', nextAtMs: null, isCounted: false };
  await disableEndpoint(store, nameOf(webhookId));
  const disabled = { ...unsent, reason: 'The endpoint was disabled.', unreadableSecret: null };
  expect(await loadOne(webhookId)).toMatchObject(disabled);
  await rotateSecret(store, nameOf(webhookId), { seal: () => 'lost', dropsOld: true });
  expect(await loadOne(webhookId)).toMatchObject(disabled);
  await enableEndpoint(store, nameOf(webhookId));
  const unreadable: unknown = expect.stringContaining('cannot be decrypted');
  expect(await loadOne(webhookId)).toMatchObject({ ...unsent, reason: unreadable, unreadableSecret: 'lost' });
  await removeEndpoint(store, nameOf(webhookId));
  const removed = { ...unsent, reason: 'The endpoint was removed.', unreadableSecret: null };
  expect(await loadOne(webhookId)).toMatchObject(removed);
  await service.sql('delete from webhook where id = $1', [webhookId]);
  expect(await loadOne(webhookId)).toMatchObject(removed);
});

test('gives up deliveries claimed too often, and those whose event was deleted', async () => {
  const { orgId, endpoint, addDueDelivery, load, loadOne } = await open();
  const webhookId = await endpoint();
  expect(await loadOne(webhookId, { claims: 18, attempts: 2 })).toMatchObject({ type: 'lead.added' });
  const unrecorded: unknown = expect.stringContaining('could not be saved');
  expect(await loadOne(webhookId, { claims: 19, attempts: 2 })).toMatchObject({ reason: unrecorded });
  const [intact, expired] = [(await addDueDelivery(webhookId)).last, (await addDueDelivery(webhookId)).last];
  await service.sql(
    `delete from event where id = (select event_id from delivery where org_id = $1 and id = $2)`,
    [orgId, expired.deliveryId],
  );
  const { sendable, unsent } = await load(orgId, [intact, expired]);
  expect(sendable).toMatchObject([{ delivery: intact }]);
  expect(unsent).toMatchObject([{ delivery: expired, state: 'not_sent', reason: 'Its event has expired.' }]);
});
