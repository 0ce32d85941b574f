import { expect, test } from 'vitest';
import { createSealedSecrets } from '../../src/adapters/secrets/sealed-secrets.ts';
import { loadSecretKey } from '../../src/adapters/secrets/secret-key.ts';
import { disableEndpoint, enableEndpoint, removeEndpoint, rotateSecret } from '../../src/people/webhooks.ts';
import { createDeliveryLoader } from '../../src/workers/delivery/load-deliveries.ts';
import { createDestinationResolver } from '../../src/workers/delivery/destination-resolver.ts';
import { testService } from '../support/test-service.ts';
import { openStoredDeliveries } from './stored-deliveries.ts';

/** Nothing here is sent. */
const service = testService({ role: 'api' });

async function open() {
  const scene = await openStoredDeliveries(service);
  const { orgId, store } = scene;
  const secrets = createSealedSecrets(() => loadSecretKey(undefined, service.dataDir));
  const load = createDeliveryLoader(store, createDestinationResolver(secrets));
  /** Why what is claimed of an endpoint is not sent; what it is sent by where it is. */
  const loaded = async (webhookId: string, more: { claims?: number; attempts?: number } = {}) => {
    const { last } = await scene.due(webhookId);
    const { sendable, unsent } = await load(orgId, [{ ...last, ...more }]);
    expect(sendable.length + unsent.length).toBe(1);
    return sendable[0] ?? unsent[0];
  };
  return { ...scene, load, loaded, named: (webhookId: string) => ({ orgId, webhookId }) };
}

test('loads a claimed delivery with its address and secret', async () => {
  const { store, endpoint, loaded, named } = await open();
  const webhookId = await endpoint();
  const body: unknown = expect.stringContaining('"event":"lead.added"');
  const held = { webhookId, url: 'https://hooks.example/in', type: 'lead.added', body, oldSecret: null };
  expect(await loaded(webhookId)).toMatchObject({ ...held, timesEnabled: 0 });
  await disableEndpoint(store, named(webhookId));
  await enableEndpoint(store, named(webhookId));
  await enableEndpoint(store, named(webhookId));
  expect(await loaded(webhookId)).toMatchObject({ ...held, timesEnabled: 1 });
});

test('gives the reason for a disabled or removed endpoint, or a missing secret', async () => {
  const { store, endpoint, loaded, named } = await open();
  const webhookId = await endpoint();
  const unsent = { attempt: null, state: 'not_sent', nextAtMs: null, isCounted: false };
  await disableEndpoint(store, named(webhookId));
  const disabled = { ...unsent, reason: 'The endpoint was disabled.', unreadableSecret: null };
  expect(await loaded(webhookId)).toMatchObject(disabled);
  await rotateSecret(store, named(webhookId), { seal: () => 'lost', dropsOld: true });
  expect(await loaded(webhookId)).toMatchObject(disabled);
  await enableEndpoint(store, named(webhookId));
  const unreadable: unknown = expect.stringContaining('cannot be decrypted');
  expect(await loaded(webhookId)).toMatchObject({ ...unsent, reason: unreadable, unreadableSecret: 'lost' });
  await removeEndpoint(store, named(webhookId));
  const removed = { ...unsent, reason: 'The endpoint was removed.', unreadableSecret: null };
  expect(await loaded(webhookId)).toMatchObject(removed);
  await service.sql('delete from webhook where id = $1', [webhookId]);
  expect(await loaded(webhookId)).toMatchObject(removed);
});

test('gives up deliveries claimed too often, and those whose body is gone', async () => {
  const { orgId, endpoint, due, load, loaded } = await open();
  const webhookId = await endpoint();
  expect(await loaded(webhookId, { claims: 18, attempts: 2 })).toMatchObject({ type: 'lead.added' });
  const unrecorded: unknown = expect.stringContaining('could not be saved');
  expect(await loaded(webhookId, { claims: 19, attempts: 2 })).toMatchObject({ reason: unrecorded });
  const [kept, gone] = [(await due(webhookId)).last, (await due(webhookId)).last];
  await service.sql(
    `delete from event where id = (select event_id from delivery where org_id = $1 and id = $2)`,
    [orgId, gone.deliveryId],
  );
  const { sendable, unsent } = await load(orgId, [kept, gone]);
  expect(sendable).toMatchObject([{ due: kept }]);
  expect(unsent).toMatchObject([{ due: gone, state: 'not_sent', reason: 'Its event has expired.' }]);
});
